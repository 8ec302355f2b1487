// What was read from a pasted posting: title, company and location, to be confirmed or corrected before anything is saved under them.
import { Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { maxOf, problemOf, valueOf, type Draft } from './addDraft.ts';
import type { Reading } from './useReading.ts';

const confirmed = ['title', 'company', 'place'] as const;
export type ConfirmedName = (typeof confirmed)[number];
/** The id of the field of the title, for bringing somebody there. */
export const buildTitleFieldId = (id: string): string => `${id}-title`;

interface Props {
  id: string;
  draft: Draft;
  reading: Reading;
  /** It was tried to go on: what is missing is shown. */
  tried: boolean;
  onChange: (typed: Draft['typed']) => void;
}

export function ReadFacts({ id, draft, reading, tried, onChange }: Props) {
  const { t } = useTranslation('tracker');
  const lead = useId();
  const field = (name: ConfirmedName) => {
    const value = valueOf(draft, reading, name);
    const problem = tried ? problemOf(name, value) : null;
    const words = draft.typed[name] === undefined ? reading.facts[name]?.words : undefined;
    return (
      <TextField
        id={`${id}-${name}`}
        label={t(`field.${name}`)}
        value={value}
        required={name === 'title'}
        error={problem !== null}
        onChange={({ target }) => onChange({ ...draft.typed, [name]: target.value })}
        helperText={
          problem
            ? t(`problem.${problem}`)
            : words
              ? t('add.read', { words: words.length > 90 ? `${words.slice(0, 90)}…` : words })
              : undefined
        }
        slotProps={{ htmlInput: { maxLength: maxOf(name) } }}
      />
    );
  };
  return (
    <Stack role="group" aria-labelledby={lead} spacing={2} data-testid="read-facts">
      <Typography id={lead} variant="body2">
        {t('add.confirm')}
      </Typography>
      {field('title')}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ '& > *': { flex: 1 } }}>
        {field('company')}
        {field('place')}
      </Stack>
    </Stack>
  );
}
