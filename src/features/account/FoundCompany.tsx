// A hiring manager without a company: first a verified address, then the company's name.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { findCompanyNameProblem } from './parts/rules.ts';
import { TextInput } from './parts/TextInput.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

export function FoundCompany() {
  const { t } = useTranslation(['account', 'faults']);
  const { authUser } = useSession();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { name: '' }, mode: 'onTouched' });
  const [found, { pending, fault }] = useAction(
    async (name: string) =>
      (await import('#data/company/organizations.ts')).foundOrganization(name),
    { quiet: true },
  );
  if (!authUser?.emailVerified) return <VerifyEmail />;
  return (
    <AuthFrame title={t('found.title')} lead={t('found.lead')} foot={t('found.invited')}>
      <Stack
        component="form"
        noValidate
        spacing={2.25}
        onSubmit={(event) => void handleSubmit(({ name }) => found(name))(event)}
      >
        {fault && (
          <Alert severity="error">
            {fault.code === 'permissionDenied'
              ? t('found.refused')
              : t(`faults:${fault.code}`, fault.values)}
          </Alert>
        )}
        <TextInput
          label={t('field.company')}
          autoComplete="organization"
          field={register('name', { validate: findCompanyNameProblem })}
          problem={errors.name?.message}
        />
        <Button type="submit" variant="contained" size="large" loading={pending}>
          {t('found.submit')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
