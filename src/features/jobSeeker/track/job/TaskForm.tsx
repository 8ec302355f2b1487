// A task while it is typed: what is to be done, and until when.
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { parseDayFields } from '#domain/base/calendarDay.ts';

/** A task as it is typed. */
export const Typed = z.object({ id: z.string(), text: z.string(), day: z.string() });
export type Typed = z.infer<typeof Typed>;

export function TaskForm({
  typed,
  type,
  submit,
  cancel,
}: {
  typed: Typed;
  type: (next: Typed) => void;
  submit: () => void;
  cancel?: () => void;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  const [tried, setTried] = useState(false);
  const noText = tried && typed.text.trim() === '';
  const badDay = tried && typed.day !== '' && !parseDayFields(typed.day);
  function send(): void {
    const fine =
      typed.text.trim() !== '' && (typed.day === '' || parseDayFields(typed.day) !== null);
    setTried(!fine);
    if (fine) submit();
  }
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      useFlexGap
      spacing={1}
      aria-label={t('task.form')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end', py: 0.5 }}
    >
      <TextField
        size="small"
        label={t('task.text')}
        value={typed.text}
        onChange={({ target }) => type({ ...typed, text: target.value })}
        error={noText}
        helperText={noText ? t('problem.taskMissing') : undefined}
        sx={{ flex: '2 1 200px' }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TextField
        size="small"
        type="date"
        label={t('task.day')}
        value={typed.day}
        onChange={({ target }) => type({ ...typed, day: target.value })}
        error={badDay}
        helperText={badDay ? t('problem.date') : undefined}
        sx={{ flex: '1 1 150px' }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: '2000-01-01', max: '2100-12-31' },
        }}
      />
      <Button type="submit" variant={cancel ? 'contained' : 'outlined'} sx={{ height: 40 }}>
        {t(cancel ? 'common:actions.save' : 'task.add')}
      </Button>
      {cancel && (
        <Button sx={{ height: 40 }} onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
      )}
    </Stack>
  );
}
