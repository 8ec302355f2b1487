// A checkbox with its words and, when needed, its error.
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Problem } from './rules.ts';

export function CheckInput({
  field: { ref, ...field },
  label,
  problem,
}: {
  field: UseFormRegisterReturn;
  label: ReactNode;
  problem?: string | undefined;
}) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <div>
      <FormControlLabel
        sx={{
          alignItems: 'flex-start',
          mr: 0,
          '& .MuiCheckbox-root': { py: 0.25 },
          '& .MuiFormControlLabel-label': { pt: 0.125 },
        }}
        control={
          <Checkbox
            {...field}
            slotProps={{
              input: {
                ref,
                'aria-invalid': problem !== undefined,
                ...(problem ? { 'aria-describedby': id } : {}),
              },
            }}
          />
        }
        label={label}
      />
      {problem && (
        <FormHelperText id={id} error sx={{ ml: 4 }}>
          {t(problem as Problem)}
        </FormHelperText>
      )}
    </div>
  );
}
