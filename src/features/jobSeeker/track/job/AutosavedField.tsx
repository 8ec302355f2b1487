// One field of a job's page: saved as it is typed, with its problem shown beside it.
import { TextField, type SxProps, type Theme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { halfDate, maxOf, partsOf, type FieldName } from './jobFields.ts';
import type { JobFieldsEditor } from './useJobFieldsEditor.ts';

interface Props {
  jobFields: JobFieldsEditor;
  name: FieldName;
  help?: string;
  multiline?: { min: number; max: number };
  sx?: SxProps<Theme>;
}

export function AutosavedField({ jobFields, name, help, multiline, sx }: Props) {
  const { t } = useTranslation('tracker');
  const problem = jobFields.problem(name);
  return (
    <TextField
      label={t(`field.${name}`)}
      name={name}
      value={jobFields.value(name)}
      onChange={({ target }) => jobFields.change(name, target.value)}
      onBlur={jobFields.flush}
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

export function DayField({
  jobFields,
  name,
}: {
  jobFields: JobFieldsEditor;
  name: 'closesAt' | 'appliedAt';
}) {
  const { t } = useTranslation('tracker');
  const problem = jobFields.problem(name);
  return (
    <TextField
      type="date"
      label={t(`field.${name}`)}
      name={name}
      value={shownOf(jobFields.value(name))}
      onChange={(event) => jobFields.change(name, typedOf(event as unknown as Changed))}
      onBlur={jobFields.flush}
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
export function InterviewFields({ jobFields }: { jobFields: JobFieldsEditor }) {
  const { t } = useTranslation('tracker');
  const { day, time } = partsOf(jobFields.value('interviewAt'));
  const problem = jobFields.problem('interviewAt');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (next: { day: string; time: string }): void =>
    jobFields.change('interviewAt', `${next.day} ${next.time}`.trim());
  return (
    <>
      <TextField
        type="date"
        label={t('field.interviewAt')}
        name="interviewDay"
        value={shownOf(day)}
        onChange={(event) => change({ day: typedOf(event as unknown as Changed), time })}
        onBlur={jobFields.flush}
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
        onBlur={jobFields.flush}
        helperText={zone}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
