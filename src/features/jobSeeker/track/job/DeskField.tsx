// One field of a job's page: saved as it is typed, with what is wrong said beside it.
import { TextField, type SxProps, type Theme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { halfDate, maxOf, partsOf, type FieldName } from './jobFields.ts';
import type { JobPageDesk } from './useJobDesk.ts';

interface Props {
  desk: JobPageDesk;
  name: FieldName;
  help?: string;
  multiline?: { min: number; max: number };
  sx?: SxProps<Theme>;
}

export function DeskField({ desk, name, help, multiline, sx }: Props) {
  const { t } = useTranslation('tracker');
  const problem = desk.problem(name);
  return (
    <TextField
      label={t(`field.${name}`)}
      name={name}
      value={desk.value(name)}
      onChange={({ target }) => desk.change(name, target.value)}
      onBlur={desk.flush}
      error={problem !== null}
      helperText={problem ? t(`problem.${problem}`) : help}
      required={name === 'title'}
      {...(multiline ? { multiline: true, minRows: multiline.min, maxRows: multiline.max } : {})}
      {...(sx ? { sx } : {})}
      slotProps={{
        htmlInput: {
          maxLength: maxOf(name),
          ...(name === 'url' ? { inputMode: 'url', autoCapitalize: 'none' } : {}),
        },
      }}
    />
  );
}

interface Changed {
  target: { value: string; validity: ValidityState };
}
/** A half filled date has no value, but it is not an empty one. */
const typedOf = ({ target }: Changed): string =>
  target.validity.badInput ? halfDate : target.value;
const shownOf = (text: string): string => (text === halfDate ? '' : text);

export function DayField({ desk, name }: { desk: JobPageDesk; name: 'closesAt' | 'appliedAt' }) {
  const { t } = useTranslation('tracker');
  const problem = desk.problem(name);
  return (
    <TextField
      type="date"
      label={t(`field.${name}`)}
      name={name}
      value={shownOf(desk.value(name))}
      onChange={(event) => desk.change(name, typedOf(event as unknown as Changed))}
      onBlur={desk.flush}
      error={problem !== null}
      helperText={problem ? t(`problem.${problem}`) : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: '2000-01-01', max: '2100-12-31' },
      }}
    />
  );
}

/** Day and, if it is known, time of the interview. */
export function InterviewFields({ desk }: { desk: JobPageDesk }) {
  const { t } = useTranslation('tracker');
  const { day, time } = partsOf(desk.value('interviewAt'));
  const problem = desk.problem('interviewAt');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (next: { day: string; time: string }): void =>
    desk.change('interviewAt', `${next.day} ${next.time}`.trim());
  return (
    <>
      <TextField
        type="date"
        label={t('field.interviewAt')}
        name="interviewDay"
        value={shownOf(day)}
        onChange={(event) => change({ day: typedOf(event as unknown as Changed), time })}
        onBlur={desk.flush}
        error={problem !== null}
        helperText={problem ? t(`problem.${problem}`) : undefined}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: '2000-01-01', max: '2100-12-31' },
        }}
      />
      <TextField
        type="time"
        label={t('field.interviewTime')}
        name="interviewTime"
        value={time}
        onChange={({ target }) => change({ day: shownOf(day), time: target.value })}
        onBlur={desk.flush}
        helperText={zone}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
