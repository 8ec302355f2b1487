// The sign-up form; what was typed stays when something is refused.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { CheckInput } from './parts/CheckInput.tsx';
import { GoogleButton } from './parts/GoogleButton.tsx';
import { PasswordInput } from './parts/PasswordInput.tsx';
import { NameFields } from './parts/NameFields.tsx';
import {
  findEmailProblem,
  nameProblem,
  findNewPasswordProblem,
  findTermsProblem,
} from './parts/rules.ts';
import { buildSignUpPayload, emptySignUp, type SignUpWords } from './parts/signUpPayload.ts';
import { TermsLabel } from './parts/TermsLabel.tsx';
import { TextInput } from './parts/TextInput.tsx';
import { useNext } from './useNext.ts';

/** Makes an account; a guest who signs up keeps what they did as a guest. */
function useSignUp(hiring: boolean) {
  const { i18n } = useTranslation();
  const { authUser } = useSession();
  return useAction(
    async (form: SignUpWords) => {
      const payload = buildSignUpPayload(form, { hiring, language: i18n.language });
      const { linkGuestToEmail, signUpWithEmail } = await import('#data/account/auth.ts');
      await (authUser?.isAnonymous ? linkGuestToEmail : signUpWithEmail)(payload);
    },
    { quiet: true },
  );
}

export function SignUpForm({ hiring }: { hiring: boolean }) {
  const { t } = useTranslation(['account', 'faults']);
  const { query } = useNext();
  const {
    register,
    handleSubmit,
    control,
    formState: { errors },
  } = useForm({ defaultValues: { ...emptySignUp, email: query.email ?? '' }, mode: 'onTouched' });
  const [alsoJobSeeker, typed] = useWatch({ control, name: ['alsoJobSeeker', 'email'] });
  const [signUp, { pending, fault }] = useSignUp(hiring);

  const taken =
    fault?.code === 'emailInUse' || fault?.code === 'invalidEmail'
      ? t(`faults:${fault.code}`)
      : undefined;
  const weak = fault?.code === 'weakPassword' ? t('faults:weakPassword') : undefined;
  return (
    <>
      <GoogleButton asHiringManager={hiring} alsoJobSeeker={alsoJobSeeker} email={typed} />
      <Stack
        component="form"
        noValidate
        spacing={2.25}
        onSubmit={(event) => void handleSubmit((form) => signUp(form))(event)}
      >
        {fault && !taken && !weak && (
          <Alert severity="error">{t(`faults:${fault.code}`, fault.values)}</Alert>
        )}
        <NameFields
          firstName={{
            field: register('firstName', { validate: nameProblem }),
            problem: errors.firstName?.message,
          }}
          lastName={{
            field: register('lastName', { validate: nameProblem }),
            problem: errors.lastName?.message,
          }}
        />
        <TextInput
          label={t(hiring ? 'field.workEmail' : 'field.email')}
          type="email"
          autoComplete="email"
          field={register('email', { validate: findEmailProblem })}
          problem={errors.email?.message}
          refusal={taken}
        />
        {fault?.code === 'emailInUse' && (
          <Alert severity="info">
            <Link component={RouterLink} to={to('login', {}, { query })}>
              {t('signUp.loginInstead')}
            </Link>
          </Alert>
        )}
        <PasswordInput
          label={t('field.password')}
          autoComplete="new-password"
          field={register('password', { validate: findNewPasswordProblem })}
          problem={errors.password?.message}
          refusal={weak}
          hint={t('field.passwordHint')}
        />
        <Stack spacing={1.25}>
          {hiring && (
            <CheckInput field={register('alsoJobSeeker')} label={t('field.alsoJobSeeker')} />
          )}
          <CheckInput
            field={register('terms', { validate: findTermsProblem })}
            problem={errors.terms?.message}
            label={<TermsLabel />}
          />
          <CheckInput field={register('marketing')} label={t('field.marketing')} />
        </Stack>
        <Button type="submit" variant="contained" size="large" loading={pending}>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </>
  );
}
