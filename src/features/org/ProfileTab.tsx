// My name, language and mails.
import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { saveProfile } from '#data/account/users.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { ShortcutsPanel } from '#ui/commands/ShortcutsPanel.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';

interface ProfileFields {
  displayName: string;
  firstName: string;
  lastName: string;
  marketingAccepted: boolean;
}

export function ProfileTab() {
  const { t } = useTranslation(['org', 'common', 'ownProfile']);
  const { authUser, user } = useSession();
  const { register, handleSubmit, reset, formState } = useForm<ProfileFields>({
    defaultValues: {
      displayName: user?.displayName ?? '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      marketingAccepted: user?.marketingAccepted ?? false,
    },
  });
  const [save, { pending }] = useAction(
    async (fields: ProfileFields) => {
      await saveProfile(authUser?.uid ?? '', fields);
      return true;
    },
    { done: t('profile.saved') },
  );
  async function submit(fields: ProfileFields): Promise<void> {
    if (await save(fields)) reset(fields);
  }
  const text = (
    name: 'displayName' | 'firstName' | 'lastName',
    max: number,
    autoComplete: string,
  ) => (
    <TextField
      label={t(`profile.${name}`)}
      autoComplete={autoComplete}
      error={Boolean(formState.errors[name])}
      helperText={formState.errors[name]?.message}
      {...register(name, { maxLength: { value: max, message: t('profile.tooLong', { max }) } })}
    />
  );
  return (
    <Stack spacing={3}>
      <Panel title={t('profile.title')} lead={t('profile.lead')}>
        <Stack
          component="form"
          noValidate
          spacing={2.5}
          sx={{ maxWidth: 480 }}
          onSubmit={(event) => void handleSubmit(submit)(event)}
        >
          <TextField
            label={t('profile.email')}
            value={authUser?.email ?? ''}
            disabled
            helperText={authUser?.emailVerified ? t('profile.verified') : t('profile.notVerified')}
          />
          {text('displayName', 120, 'nickname')}
          {text('firstName', 80, 'given-name')}
          {text('lastName', 80, 'family-name')}
          <FormControlLabel
            control={
              <Checkbox
                {...register('marketingAccepted')}
                defaultChecked={user?.marketingAccepted ?? false}
              />
            }
            label={t('profile.marketing')}
          />
          <SaveBar isDirty={formState.isDirty} pending={pending} />
        </Stack>
      </Panel>
      <ShortcutsPanel />
      <LeavePanel />
    </Stack>
  );
}

/** Keeps the profile. */
function SaveBar({ isDirty, pending }: { isDirty: boolean; pending: boolean }) {
  const { t } = useTranslation(['org', 'common', 'ownProfile']);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button type="submit" variant="contained" loading={pending} disabled={!isDirty}>
        {t('common:actions.save')}
      </Button>
      {isDirty && (
        <Typography variant="body2" color="text.secondary">
          {t('profile.unsaved')}
        </Typography>
      )}
    </Stack>
  );
}

/** The way to leave for good. */
function LeavePanel() {
  const { t } = useTranslation(['org', 'common', 'ownProfile']);
  return (
    <Panel title={t('ownProfile:data.delete')} lead={t('ownProfile:data.deleteLead')}>
      <Button variant="outlined" color="error" component={RouterLink} to={to('deleteAccount')}>
        {t('ownProfile:data.deleteOpen')}
      </Button>
    </Panel>
  );
}
