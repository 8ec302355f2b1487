// Asking for a mail to choose a new password. The answer is the same whether or not the address has an account.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { LocalMail } from './parts/LocalMail.tsx';
import { findEmailProblem } from './parts/rules.ts';
import { TextInput } from './parts/TextInput.tsx';
import { useReady } from './useReady.ts';

export default function ResetPasswordPage() {
  const { t } = useTranslation(['account', 'faults']);
  const [search] = useSearchParams();
  useReady();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { email: search.get('email') ?? '' }, mode: 'onTouched' });
  const [send, { pending, fault }] = useAction(
    async (email: string) => {
      await (await import('#data/account/accountMail.ts')).sendPasswordReset(email);
      setSentTo(email.trim());
    },
    { quiet: true },
  );
  return (
    <AuthFrame
      title={t('reset.title')}
      lead={t('reset.lead')}
      foot={
        <Link component={RouterLink} to={to('login')}>
          {t('reset.back')}
        </Link>
      }
    >
      <Stack
        component="form"
        noValidate
        spacing={2.25}
        onSubmit={(event) => void handleSubmit(({ email }) => send(email))(event)}
      >
        {fault && <Alert severity="error">{t(`faults:${fault.code}`, fault.values)}</Alert>}
        <TextInput
          label={t('field.email')}
          type="email"
          autoComplete="email"
          field={register('email', { validate: findEmailProblem })}
          problem={errors.email?.message}
        />
        <Button type="submit" variant="contained" size="large" loading={pending}>
          {t(sentTo ? 'reset.again' : 'reset.submit')}
        </Button>
      </Stack>
      <div role="status">
        {sentTo && (
          <Alert severity="success" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {t('reset.sent', { email: sentTo })}
          </Alert>
        )}
      </div>
      {sentTo && <LocalMail email={sentTo} kind="PASSWORD_RESET" />}
    </AuthFrame>
  );
}
