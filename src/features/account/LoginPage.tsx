// Signing in: e-mail and password, or Google; then back to where one wanted to go.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useForm, useWatch, type UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { Complete } from './Complete.ts';
import { EvidenceExample } from './parts/EvidenceExample.tsx';
import { GoogleButton } from './parts/GoogleButton.tsx';
import { listLocalAccounts } from './parts/seededAccounts.ts';
import { PasswordInput } from './parts/PasswordInput.tsx';
import { findEmailProblem, findPasswordProblem } from './parts/rules.ts';
import { TextInput } from './parts/TextInput.tsx';
import { useNext } from './useNext.ts';
import { useReady } from './useReady.ts';

const LocalAccounts = lazy(async () => ({
  default: (await import('./parts/LocalAccounts.tsx')).LocalAccounts,
}));

export default function LoginPage() {
  const { t } = useTranslation(['account', 'faults']);
  const { status, authUser } = useSession();
  const { target, query } = useNext();
  useReady();
  const {
    register,
    handleSubmit,
    control,
    setValue,
    formState: { errors },
  } = useForm({ defaultValues: { email: query.email ?? '', password: '' }, mode: 'onTouched' });
  const typed = useWatch({ control, name: 'email' });
  const [signIn, { pending, fault }] = useAction(
    async (email: string, password: string) =>
      (await import('#data/account/auth.ts')).signInWithEmail(email, password),
    { quiet: true },
  );

  if (status === 'signedIn') return <Navigate to={target} replace />;
  if (status === 'signedInWithoutUser' && !authUser?.isAnonymous) return <Complete />;
  const forgot = to(
    'resetPassword',
    {},
    findEmailProblem(typed) ? {} : { query: { email: typed.trim() } },
  );
  return (
    <AuthFrame
      title={t('login.title')}
      lead={query.next ? t('login.next') : t('login.lead')}
      aside={<EvidenceExample audience="hiring" />}
      foot={<LoginFoot query={query} />}
    >
      <GoogleButton email={typed} />
      <Stack
        component="form"
        noValidate
        spacing={2.25}
        onSubmit={(event) =>
          void handleSubmit(({ email, password }) => signIn(email, password))(event)
        }
      >
        {fault && <Alert severity="error">{t(`faults:${fault.code}`, fault.values)}</Alert>}
        <TextInput
          label={t('field.email')}
          type="email"
          autoComplete="username"
          field={register('email', { validate: findEmailProblem })}
          problem={errors.email?.message}
        />
        <Box>
          <PasswordInput
            label={t('field.password')}
            autoComplete="current-password"
            field={register('password', { validate: findPasswordProblem })}
            problem={errors.password?.message}
          />
          <Link
            component={RouterLink}
            to={forgot}
            variant="body2"
            sx={{ display: 'inline-block', mt: 1 }}
          >
            {t('login.forgot')}
          </Link>
        </Box>
        <Button type="submit" variant="contained" size="large" loading={pending}>
          {t('login.submit')}
        </Button>
      </Stack>
      {listLocalAccounts().length > 0 && <LocalChoice setValue={setValue} />}
    </AuthFrame>
  );
}

/** The ways to an account for somebody new. */
function LoginFoot({ query }: { query: ReturnType<typeof useNext>['query'] }) {
  const { t } = useTranslation(['account', 'faults']);
  return (
    <>
      {t('login.new')}{' '}
      <Link component={RouterLink} to={to('signUp', {}, { query })}>
        {t('login.signUpHiring')}
      </Link>
      {' · '}
      <Link component={RouterLink} to={to('signUpJobSeeker', {}, { query })}>
        {t('login.signUpJobSeeker')}
      </Link>
    </>
  );
}

/** The accounts of a local run. */
function LocalChoice({
  setValue,
}: {
  setValue: UseFormSetValue<{ email: string; password: string }>;
}) {
  return (
    <Box sx={{ mt: 4 }}>
      <Suspense fallback={null}>
        <LocalAccounts
          onChoose={({ email, password }) => {
            setValue('email', email, { shouldValidate: true });
            setValue('password', password, { shouldValidate: true });
          }}
        />
      </Suspense>
    </Box>
  );
}
