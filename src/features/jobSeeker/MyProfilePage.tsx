// The job seeker's own data: name, language, and a copy of everything kept here.
import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { exportPapers } from '#data/ownPapers.ts';
import { saveProfile } from '#data/users.ts';
import { useSession } from '#session/session.ts';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';

interface Fields { displayName: string; firstName: string; lastName: string; marketingAccepted: boolean }

export default function MyProfilePage() {
  const { t } = useTranslation(['jobSeeker', 'routes', 'common']);
  const { authUser, user } = useSession();
  const uid = authUser?.uid ?? '';
  const { register, handleSubmit, reset, formState } = useForm<Fields>({ defaultValues: { displayName: user?.displayName ?? '', firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', marketingAccepted: user?.marketingAccepted ?? false } });
  const [save, { pending }] = useAction(async (fields: Fields) => { await saveProfile(uid, fields); return true; }, { done: t('profile.saved') });
  const [download, exporting] = useAction(async () => {
    const everything = { account: { uid, email: authUser?.email, ...user }, ...(await exportPapers(uid)) };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }));
    link.download = 'hirely-my-data.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, { done: t('profile.exported') });
  async function submit(fields: Fields): Promise<void> {
    if (await save(fields)) reset(fields);
  }
  const text = (name: 'displayName' | 'firstName' | 'lastName', max: number, autoComplete: string) => (
    <TextField label={t(`profile.${name}`)} autoComplete={autoComplete} error={Boolean(formState.errors[name])} helperText={formState.errors[name]?.message} {...register(name, { maxLength: { value: max, message: t('tracker.tooLong', { max }) } })} />
  );
  return (
    <Page title={t('routes:title.myProfile')} lead={t('profile.lead')} width="narrow">
      <Stack spacing={3}>
        <Panel title={t('profile.about')}>
          <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void handleSubmit(submit)(event)}>
            <TextField label={t('profile.email')} value={authUser?.email ?? ''} disabled />
            {text('firstName', 80, 'given-name')}
            {text('lastName', 80, 'family-name')}
            {text('displayName', 120, 'nickname')}
            <FormControlLabel control={<Checkbox {...register('marketingAccepted')} defaultChecked={user?.marketingAccepted ?? false} />} label={t('profile.marketing')} />
            <div><Button type="submit" variant="contained" loading={pending} disabled={!formState.isDirty}>{t('common:actions.save')}</Button></div>
          </Stack>
        </Panel>
        <Panel title={t('profile.data')}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>{t('profile.dataText')}</Typography>
          <Button variant="outlined" loading={exporting.pending} onClick={() => void download()}>{t('profile.export')}</Button>
        </Panel>
      </Stack>
    </Page>
  );
}
