// A labelled field with its error below, in the reader's language. Made of a text field's parts: the whole one brings menus and lists along, which nobody signs in with.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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
  /** At the end of the field, such as a button that shows what is typed. */
  end?: ReactNode;
}

export function TextInput({
  label,
  field: { ref, ...field },
  problem,
  refusal,
  hint,
  type = 'text',
  autoComplete,
  end,
}: TextInputProps) {
  const { t } = useTranslation('account');
  const text = problem ? t(problem as Problem) : refusal;
  const help = text ?? hint;
  const helpId = `${field.name}-helper-text`;
  return (
    <FormControl fullWidth error={text !== undefined}>
      <InputLabel htmlFor={field.name} id={`${field.name}-label`}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...field}
        id={field.name}
        inputRef={ref}
        label={label}
        type={type}
        autoComplete={autoComplete}
        {...(help ? { 'aria-describedby': helpId } : {})}
        {...(end ? { endAdornment: end } : {})}
        inputProps={
          type === 'email' ? { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } : {}
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
