// Somebody whose account still names a company that they may no longer read.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';
import { useForgetKept } from '#session/useForgetKept.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';

export function LostMembership() {
  const { t } = useTranslation(['account', 'common', 'faults']);
  const { authUser, organization } = useSession();
  useForgetKept(true);
  const [leave, { pending, fault }] = useAction(
    async (uid: string) => (await import('#data/account/users.ts')).leaveMirror(uid),
    { quiet: true },
  );
  return (
    <AuthFrame
      title={t('lost.title')}
      lead={organization ? t('lost.suspended', { name: organization.name }) : t('lost.removed')}
    >
      {fault && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {fault.code === 'permissionDenied'
            ? t('lost.stands')
            : t(`faults:${fault.code}`, fault.values)}
        </Alert>
      )}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('common:actions.retry')}
        </Button>
        {authUser && (
          <Button variant="outlined" loading={pending} onClick={() => void leave(authUser.uid)}>
            {t('lost.leave')}
          </Button>
        )}
      </Stack>
    </AuthFrame>
  );
}
