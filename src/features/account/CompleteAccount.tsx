// Somebody who is signed in but has no user document: offers to make it.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { Controller, useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { chooseTierForFlags } from '#domain/account/personalTier.ts';
import { to } from '#navigation/routes.ts';
import { suspensionOf } from '#data/account/users.ts';
import { useSession } from '#session/session.ts';
import { useForgetKept } from '#session/useForgetKept.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { CheckInput } from './parts/CheckInput.tsx';
import { NameFields } from './parts/NameFields.tsx';
import { nameProblem, findTermsProblem } from './parts/rules.ts';
import { TermsLabel } from './parts/TermsLabel.tsx';

const purposes = ['jobSeeker', 'hiringManager', 'both'] as const;
type Purpose = (typeof purposes)[number];

/** What somebody enters to have an account. */
interface AccountForm {
  firstName: string;
  lastName: string;
  purpose: Purpose;
  terms: boolean;
  marketing: boolean;
}

/** A suspended person's document is closed to them, as if it were missing: then the page says that they are suspended. */
export function CompleteAccount() {
  const { authUser } = useSession();
  return (
    <Boundary failed={() => <CompleteForm />}>
      {authUser && <UnlessSuspended uid={authUser.uid} />}
    </Boundary>
  );
}

function UnlessSuspended({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const suspension = useLive(suspensionOf(uid));
  useForgetKept(suspension !== null);
  return suspension ? (
    <AuthFrame title={t('complete.suspendedTitle')} lead={t('complete.suspended')} />
  ) : (
    <CompleteForm />
  );
}

function CompleteForm() {
  const { t } = useTranslation(['account', 'common', 'faults', 'ownProfile']);
  const { authUser, signOut } = useSession();
  const [first = '', ...rest] = authUser?.displayName?.split(' ') ?? [];
  const {
    register,
    handleSubmit,
    control,
    formState: { errors },
  } = useForm<AccountForm>({
    defaultValues: {
      firstName: first,
      lastName: rest.join(' '),
      purpose: 'jobSeeker',
      terms: false,
      marketing: false,
    },
    mode: 'onTouched',
  });
  const [leave, leaving] = useAction(signOut);
  const [complete, { pending, fault }] = useCompletion();
  return (
    <AuthFrame
      title={t('common:states.noAccountTitle')}
      lead={t('complete.lead', { email: authUser?.email ?? '' })}
    >
      <Stack
        component="form"
        noValidate
        spacing={2.25}
        onSubmit={(event) => void handleSubmit((form) => complete(form))(event)}
      >
        {fault && (
          <Alert severity="error">
            {fault.code === 'permissionDenied'
              ? t('complete.refused')
              : t(`faults:${fault.code}`, fault.values)}
          </Alert>
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
        <PurposeField control={control} />
        <Stack spacing={1.25}>
          <CheckInput
            field={register('terms', { validate: findTermsProblem })}
            problem={errors.terms?.message}
            label={<TermsLabel />}
          />
          <CheckInput field={register('marketing')} label={t('field.marketing')} />
        </Stack>
        <Button type="submit" variant="contained" size="large" loading={pending}>
          {t('complete.submit')}
        </Button>
        <Button color="inherit" loading={leaving.pending} onClick={() => void leave()}>
          {t('common:actions.logout')}
        </Button>
        <Button color="error" component={RouterLink} to={to('deleteAccount')}>
          {t('ownProfile:deletion.orphanGo')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}

/** Makes the user document of somebody who is signed in. */
function useCompletion() {
  const { i18n } = useTranslation();
  return useAction(
    async (form: AccountForm) => {
      const flags = {
        isHiringManager: form.purpose !== 'jobSeeker',
        isJobSeeker: form.purpose !== 'hiringManager',
      };
      const [firstName, lastName] = [form.firstName.trim(), form.lastName.trim()];
      await (
        await import('#data/account/auth.ts')
      ).completeAccount({
        ...flags,
        firstName,
        lastName,
        displayName: `${firstName} ${lastName}`,
        tier: chooseTierForFlags(flags),
        language: i18n.language,
        termsAccepted: form.terms,
        marketingAccepted: form.marketing,
      });
    },
    { quiet: true },
  );
}

/** What somebody is here for. */
function PurposeField({ control }: { control: Control<AccountForm> }) {
  const { t } = useTranslation(['account', 'common', 'faults', 'ownProfile']);
  return (
    <Controller
      name="purpose"
      control={control}
      render={({ field }) => (
        <FormControl>
          <FormLabel id="purpose-label">{t('complete.purpose')}</FormLabel>
          <RadioGroup {...field} aria-labelledby="purpose-label">
            {purposes.map((purpose) => (
              <FormControlLabel
                key={purpose}
                value={purpose}
                control={<Radio />}
                label={t(`complete.${purpose}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    />
  );
}
