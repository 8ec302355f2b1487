// The candidate's name and two separate consents: keeping the answers, which is needed, and AI evaluation, which is not.
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Link as TextLink,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import {
  Controller,
  useFormContext,
  type Control,
  type FieldErrors,
  type UseFormRegister,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Expectation } from '#domain/invitations/expectation.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import type { BeforeForm, BeforeInput } from './beforeForm.ts';
import { CompanyWords } from '#features/interview/words/CompanyWords.tsx';
import { FaqLink } from '#features/interview/words/FaqLink.tsx';
import { consentWordsOf } from '#features/interview/words/expectedWords.ts';
import { AiConsent } from './AiConsent.tsx';

export interface ConsentStepProps {
  company: string;
  expectation: Expectation;
  /** Reviewers do not learn who it is. */
  blind: boolean;
  /** What the company adds. */
  added: string | null;
  onBack: () => void;
  onNext: () => void;
}

type ProblemKey =
  | 'consent.nameMissing'
  | 'consent.nameLong'
  | 'consent.emailWrong'
  | 'consent.keepMissing'
  | 'consent.aiMissing';

export function ConsentStep({
  company,
  expectation,
  blind,
  added,
  onBack,
  onNext,
}: ConsentStepProps) {
  const { t } = useTranslation(['interview', 'domain', 'blind', 'company']);
  const format = useFormat();
  const {
    register,
    control,
    handleSubmit,
    setValue,
    formState: { errors },
  } = useFormContext<BeforeInput, unknown, BeforeForm>();
  const id = useId();
  const translateError = (message: string | undefined): string | undefined =>
    message ? t(message as ProblemKey) : undefined;
  const words = consentWordsOf(t, format, expectation, company);
  return (
    <Box component="form" noValidate onSubmit={(event) => void handleSubmit(onNext)(event)}>
      <Stack spacing={3}>
        <Panel title={t('consent.youTitle')}>
          <YouFields
            blind={blind}
            company={company}
            register={register}
            errors={errors}
            translateError={translateError}
          />
        </Panel>
        <Panel title={words.title}>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {words.text}
          </Typography>
          {added && (
            <CompanyWords title={t('company:candidate.consent', { company })} words={added} />
          )}
          <KeepConsent
            control={control}
            errors={errors}
            expectation={expectation}
            id={id}
            words={words}
            translateError={translateError}
          />
        </Panel>
        <Panel title={t('consent.aiTitle')}>
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {words.aiText}
          </Typography>
          <AiConsent
            control={control}
            errors={errors}
            id={id}
            setValue={setValue}
            expectation={expectation}
            translateError={translateError}
          />
        </Panel>
        <ConsentNotes expectation={expectation} />
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" size="large">
            {t('before.next')}
          </Button>
          <Button size="large" onClick={onBack}>
            {t('before.back')}
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}

/** The versions that are agreed to, and where to read more. */
function ConsentNotes({ expectation }: Pick<ConsentStepProps, 'expectation'>) {
  const { t } = useTranslation('interview');
  return (
    <Typography variant="body2" color="text.secondary">
      {t('consent.versions', expectation.consent)}{' '}
      <TextLink href={to('privacy')} target="_blank" rel="noopener">
        {t('consent.privacy')}
      </TextLink>
      {' · '}
      <FaqLink about="consent" />
    </Typography>
  );
}

interface YouFieldsProps {
  blind: boolean;
  company: string;
  register: UseFormRegister<BeforeInput>;
  errors: FieldErrors<BeforeInput>;
  translateError: (message: string | undefined) => string | undefined;
}

/** Who the candidate is, for the company. */
function YouFields({ blind, company, register, errors, translateError }: YouFieldsProps) {
  const { t } = useTranslation(['interview', 'domain', 'blind', 'company']);
  return (
    <Stack spacing={2.5}>
      {blind && (
        <Alert severity="info">
          {t('blind:candidate.before', { company })} {t('blind:candidate.hint')}
        </Alert>
      )}
      <TextField
        {...register('displayName')}
        required
        label={t('consent.name')}
        error={!!errors.displayName}
        helperText={
          translateError(errors.displayName?.message) ?? t('consent.nameHelp', { company })
        }
        slotProps={{ htmlInput: { autoComplete: 'name', maxLength: 120, dir: 'auto' } }}
      />
      <TextField
        {...register('email')}
        type="email"
        label={t('consent.email')}
        error={!!errors.email}
        helperText={translateError(errors.email?.message) ?? t('consent.emailHelp')}
        slotProps={{ htmlInput: { autoComplete: 'email', maxLength: 254 } }}
      />
    </Stack>
  );
}

interface KeepConsentProps {
  control: Control<BeforeInput, unknown, BeforeForm>;
  errors: FieldErrors<BeforeInput>;
  expectation: Expectation;
  id: string;
  words: ReturnType<typeof consentWordsOf>;
  translateError: (message: string | undefined) => string | undefined;
}

/** Agrees to what is kept. */
function KeepConsent({
  control,
  errors,
  expectation,
  id,
  words,
  translateError,
}: KeepConsentProps) {
  const { t } = useTranslation(['interview', 'domain', 'blind', 'company']);
  return (
    <Controller
      name="agreed"
      control={control}
      render={({ field: { value, ref, onChange, ...field } }) => (
        <FormControl error={!!errors.agreed} required>
          <FormControlLabel
            control={
              <Checkbox
                {...field}
                checked={value === expectation.consent.keep}
                onChange={(_, checked) => onChange(checked ? expectation.consent.keep : '')}
                slotProps={{ input: { ref, 'aria-describedby': `${id}keep` } }}
              />
            }
            label={words.keep}
            sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
          />
          <FormHelperText id={`${id}keep`}>
            {translateError(errors.agreed?.message) ?? t('consent.keepNeeded')}
          </FormHelperText>
        </FormControl>
      )}
    />
  );
}
