// Handing the company over: to whom, a fresh sign-in, the company's name typed; then one commit.
import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferOwnership } from '#data/company/ownership.ts';
import { membersOf } from '#data/company/team.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { useMembership } from '#session/session.ts';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { TypedConfirmDialog } from '#ui/dialogs/TypedConfirmDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function TransferPanel() {
  const { t } = useTranslation(['company', 'org', 'domain', 'faults']);
  const { orgId, uid, organization } = useMembership();
  // Whoever reads what candidates say about themselves cannot come to know who they are.
  const heirs = useLive(membersOf(orgId)).items.filter(
    ({ id, data }) =>
      id !== uid && data.status === 'active' && data.role !== 'compliance' && data.role !== 'owner',
  );
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState(false);
  const { whenFresh, dialog } = useFreshSignIn();
  const [transfer, { pending, fault }] = useAction(
    async (heir: string) => {
      if (!(await whenFresh())) return;
      await transferOwnership(orgId, uid, heir);
      notifyDone(t('transfer.done'));
    },
    { quiet: true },
  );
  const heir = heirs.find(({ id }) => id === chosen);
  const name = heir?.data.displayName ?? t('org:team.noName');
  async function hand(): Promise<void> {
    await transfer(chosen);
    setAsking(false);
  }
  return (
    <Panel title={t('transfer.title')} lead={t('transfer.lead')}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'flex-end' } }}
      >
        <TextField
          select
          label={t('transfer.to')}
          value={heir ? chosen : ''}
          onChange={(event) => setChosen(event.target.value)}
          disabled={heirs.length === 0}
          helperText={heirs.length === 0 ? t('transfer.nobody') : undefined}
          sx={{ minWidth: { sm: 280 } }}
        >
          {heirs.map(({ id, data }) => (
            <MenuItem key={id} value={id}>
              {t('transfer.person', {
                name: data.displayName ?? t('org:team.noName'),
                role: t(`domain:memberRole.${data.role}`),
              })}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" color="error" disabled={!heir} onClick={() => setAsking(true)}>
          {t('transfer.start')}
        </Button>
      </Stack>
      {fault && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {fault.code === 'permissionDenied'
            ? t('transfer.refused')
            : t(`faults:${fault.code}`, fault.values)}
        </Alert>
      )}
      {asking && heir && (
        <TypedConfirmDialog
          title={t('transfer.confirmTitle', { name })}
          phrase={organization.name}
          confirmLabel={t('transfer.confirm')}
          pending={pending}
          onConfirm={() => void hand()}
          onClose={() => setAsking(false)}
        >
          {t('transfer.text', { name })}
        </TypedConfirmDialog>
      )}
      <FreshSignInDialog {...dialog} />
    </Panel>
  );
}
