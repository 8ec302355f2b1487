// What would help: more time, another format, something else. No reason is asked for.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  accommodationLimits,
  askedPercents,
  asksSomething,
  computePercentMinutes,
  type Asking,
} from '#domain/candidate/accommodation.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface AccommodationDialogProps {
  open: boolean;
  pending: boolean;
  durationMinutes: number;
  /** Formats that are not open for every question yet. */
  formats: readonly AnswerFormat[];
  start: Asking;
  onClose: () => void;
  onAsk: (asking: Asking) => void;
}

const none = 'none';

export function AccommodationDialog({
  open,
  pending,
  durationMinutes,
  formats,
  start,
  onClose,
  onAsk,
}: AccommodationDialogProps) {
  const { t } = useTranslation(['interview', 'common', 'domain']);
  const id = useId();
  const [asking, setAsking] = useState(start);
  const [isEmpty, setEmpty] = useState(false);
  const change = (part: Partial<Asking>): void => {
    setAsking({ ...asking, ...part });
    setEmpty(false);
  };

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!asksSomething(asking)) return setEmpty(true);
    onAsk(asking);
  }
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form noValidate onSubmit={send}>
        <DialogTitle id={id}>{t('accommodation.dialogTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <TimeField id={id} asking={asking} change={change} durationMinutes={durationMinutes} />
            {formats.length > 0 && (
              <TextField
                select
                label={t('accommodation.format')}
                value={asking.format ?? none}
                onChange={({ target }) =>
                  change({ format: formats.find((one) => one === target.value) ?? null })
                }
              >
                <MenuItem value={none}>{t('accommodation.formatNone')}</MenuItem>
                {formats.map((one) => (
                  <MenuItem key={one} value={one}>
                    {t(`accommodation.formatIs.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              multiline
              minRows={2}
              maxRows={8}
              label={t('accommodation.note')}
              value={asking.note}
              helperText={t('accommodation.noteHelp')}
              onChange={({ target }) => change({ note: target.value })}
              slotProps={{ htmlInput: { maxLength: accommodationLimits.noteMax, dir: 'auto' } }}
            />
            {isEmpty && (
              <FormHelperText error role="alert">
                {t('accommodation.empty')}
              </FormHelperText>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('accommodation.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface TimeFieldProps {
  id: string;
  asking: Asking;
  change: (part: Partial<Asking>) => void;
  durationMinutes: number;
}

/** How much more time. */
function TimeField({ id, asking, change, durationMinutes }: TimeFieldProps) {
  const { t } = useTranslation(['interview', 'common', 'domain']);
  const format = useFormat();
  return (
    <FormControl>
      <FormLabel id={`${id}time`}>{t('accommodation.time')}</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}time`}
        value={String(asking.percent ?? none)}
        onChange={(_, value) => change({ percent: value === none ? null : Number(value) })}
      >
        <FormControlLabel value={none} control={<Radio />} label={t('accommodation.timeNone')} />
        {askedPercents.map((percent) => (
          <FormControlLabel
            key={percent}
            value={String(percent)}
            control={<Radio />}
            label={t('accommodation.timeMore', {
              percent: format.percent(percent / 100),
              minutes: t('domain:minutes', {
                count: computePercentMinutes(durationMinutes, percent),
              }),
            })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
