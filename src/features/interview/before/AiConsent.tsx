// Agrees to the AI, or does not; both are fine.
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { Controller, type Control, type FieldErrors, type UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Expectation } from '#domain/invitations/expectation.ts';
import type { BeforeForm, BeforeInput } from './beforeForm.ts';

interface AiConsentProps {
  control: Control<BeforeInput, unknown, BeforeForm>;
  errors: FieldErrors<BeforeInput>;
  id: string;
  setValue: UseFormSetValue<BeforeInput>;
  expectation: Expectation;
  translateError: (message: string | undefined) => string | undefined;
}

/** Agrees to the AI, or does not. */
export function AiConsent({
  control,
  errors,
  id,
  setValue,
  expectation,
  translateError,
}: AiConsentProps) {
  const { t } = useTranslation(['interview', 'domain', 'blind', 'company']);
  return (
    <Controller
      name="ai"
      control={control}
      render={({ field: { ref, onChange, ...field } }) => (
        <FormControl error={!!errors.ai}>
          <FormLabel id={`${id}ai`} sx={{ fontWeight: 600 }}>
            {t('consent.aiQuestion')}
          </FormLabel>
          <RadioGroup
            {...field}
            aria-labelledby={`${id}ai`}
            aria-describedby={`${id}aihelp`}
            onChange={(event) => {
              setValue('aiText', expectation.consent.ai);
              onChange(event);
            }}
          >
            <FormControlLabel
              value="yes"
              control={<Radio slotProps={{ input: { ref } }} />}
              label={t('consent.aiYes')}
            />
            <FormControlLabel value="no" control={<Radio />} label={t('consent.aiNo')} />
          </RadioGroup>
          <FormHelperText id={`${id}aihelp`} sx={{ ml: 0 }}>
            {translateError(errors.ai?.message) ?? t('consent.aiFree')}
          </FormHelperText>
        </FormControl>
      )}
    />
  );
}
