// A labelled field with its error below, in the reader's language.
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Problem } from './rules.ts';

export interface TextInputProps {
  label: string;
  field: UseFormRegisterReturn;
  problem?: string | undefined;
  /** Instead of a problem of a rule: the refusal of the server. */
  refusal?: string | undefined;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  slots?: NonNullable<TextFieldProps['slotProps']>['input'];
}

export function TextInput({
  label,
  field: { ref, ...field },
  problem,
  refusal,
  hint,
  type = 'text',
  autoComplete,
  slots,
}: TextInputProps) {
  const { t } = useTranslation('account');
  const text = problem ? t(problem as Problem) : refusal;
  return (
    <TextField
      {...field}
      id={field.name}
      inputRef={ref}
      label={label}
      type={type}
      fullWidth
      autoComplete={autoComplete}
      error={text !== undefined}
      helperText={text ?? hint}
      slotProps={{
        ...(slots ? { input: slots } : {}),
        htmlInput:
          type === 'email' ? { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } : {},
      }}
    />
  );
}
