// The field of a job description: how long it is, and what it lacks.
import { TextField } from '@mui/material';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import type { DescriptionProblem } from '#features/hiring/posting/describe.ts';
import { useFormat } from '#i18n/useFormat.ts';

interface Props {
  inputRef: Ref<HTMLTextAreaElement>;
  text: string;
  problem: DescriptionProblem | null;
  disabled: boolean;
  onText: (text: string) => void;
}

export function DescriptionText({ inputRef, text, problem, disabled, onText }: Props) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const tooLong = text.length > limits.descriptionMax;
  const count = t('new.length', {
    used: format.number(text.length),
    limit: format.number(limits.descriptionMax),
  });
  return (
    <TextField
      inputRef={inputRef}
      label={t('new.description')}
      value={text}
      multiline
      minRows={10}
      maxRows={22}
      fullWidth
      disabled={disabled}
      slotProps={{ htmlInput: { dir: 'auto' } }}
      error={problem !== null || tooLong}
      helperText={
        problem
          ? t(`new.problem.${problem}`, {
              limit: format.number(limits.descriptionMax),
              used: format.number(text.length),
            })
          : count
      }
      onChange={(event) => onText(event.target.value)}
    />
  );
}
