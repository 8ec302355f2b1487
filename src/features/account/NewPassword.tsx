// Choosing a new password with the code of a mail.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { PasswordInput } from './parts/PasswordInput.tsx';
import { findNewPasswordProblem } from './parts/rules.ts';
import { useReady } from './useReady.ts';

export function NewPassword({ code }: { code: string }) {
  const { t } = useTranslation(['account', 'faults']);
  useReady();
  const [done, setDone] = useState(false);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { password: '' }, mode: 'onTouched' });
  const [confirm, { pending, fault }] = useAction(
    async (password: string) => {
      await (await import('#data/account/accountMail.ts')).confirmPasswordReset(code, password);
      setDone(true);
    },
    { quiet: true },
  );

  if (done) {
    return (
      <AuthFrame title={t('action.passwordDone')} lead={t('action.passwordDoneText')}>
        <Button variant="contained" size="large" component={RouterLink} to={to('login')}>
          {t('action.login')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('action.passwordTitle')}
      foot={
        <Link component={RouterLink} to={to('resetPassword')}>
          {t('action.newLink')}
        </Link>
      }
    >
      <Stack
        component="form"
        noValidate
        spacing={2.25}
        onSubmit={(event) => void handleSubmit(({ password }) => confirm(password))(event)}
      >
        {fault && <Alert severity="error">{t(`faults:${fault.code}`, fault.values)}</Alert>}
        <PasswordInput
          label={t('field.newPassword')}
          autoComplete="new-password"
          field={register('password', { validate: findNewPasswordProblem })}
          problem={errors.password?.message}
          hint={t('field.passwordHint')}
        />
        <Button type="submit" variant="contained" size="large" loading={pending}>
          {t('action.passwordSubmit')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
