// Why an invitation cannot be opened, and what to do about it.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Fault, FaultCode } from '#domain/base/fault.ts';
import { buildLoginAddress } from '#navigation/landingOf.ts';
import { to } from '#navigation/routes.ts';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { CodeEntry } from './CodeEntry.tsx';

const ofInvitations: readonly FaultCode[] = [
  'inviteInvalid',
  'inviteExpired',
  'inviteRevoked',
  'inviteUsed',
  'interviewClosed',
];

export function InvitationProblem({ fault, retry }: { fault: Fault; retry?: () => void }) {
  const { t } = useTranslation(['interview', 'faults']);
  const { authUser, signOut } = useSession();
  const { pathname } = useLocation();
  if (!ofInvitations.includes(fault.code))
    return <ErrorState fault={fault} {...(retry ? { retry } : {})} />;
  return (
    <Stack spacing={3}>
      <Alert severity={fault.code === 'inviteInvalid' ? 'warning' : 'info'}>
        {t(`faults:${fault.code}`)}
      </Alert>
      {fault.code === 'inviteUsed' && (
        <Panel title={t('join.usedTitle')}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('join.usedText')}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {!authUser?.isAnonymous && (
              <Button variant="outlined" onClick={() => void signOut()}>
                {t('join.otherAccount')}
              </Button>
            )}
            {authUser?.isAnonymous && (
              <Button variant="outlined" component={Link} to={buildLoginAddress(pathname)}>
                {t('join.signIn')}
              </Button>
            )}
            <Button component={Link} to={to('hirelyPro')}>
              {t('join.myInterviews')}
            </Button>
          </Stack>
        </Panel>
      )}
      <Panel title={t('join.otherCode')}>
        <CodeEntry />
      </Panel>
    </Stack>
  );
}
