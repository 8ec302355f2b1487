// Where the link of a colleague's invitation leads: it says who invites to what, leads through sign-up and the verified address, then joins.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useLocation, useParams } from 'react-router-dom';
import { acceptTeamInvite, teamInviteOf } from '#data/company/teamInvites.ts';
import type { OrgInvite } from '#domain/company/member.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

export default function JoinTeamPage() {
  const { t } = useTranslation('org');
  const { orgId = '', inviteId = '' } = useParams();
  const { status, authUser, start } = useSession();
  useEffect(() => {
    void start();
  }, [start]);
  if (status === 'loading') return <Loading />;
  if (!authUser || authUser.isAnonymous)
    return (
      <Boundary failed={() => <SignInFirst invite={null} />}>
        <Invited orgId={orgId} inviteId={inviteId} />
      </Boundary>
    );
  if (!authUser.emailVerified) return <VerifyEmail joins />;
  return (
    <Boundary
      failed={() => (
        <EmptyState heading="h1" title={t('join.wrongTitle')} text={t('join.wrongText')} />
      )}
    >
      <Accept orgId={orgId} inviteId={inviteId} />
    </Boundary>
  );
}

/** An open invitation as whoever holds its link may see it; nobody has to be signed in for that. */
function Invited({ orgId, inviteId }: { orgId: string; inviteId: string }) {
  return <SignInFirst invite={useLive(teamInviteOf(orgId, inviteId))?.data ?? null} />;
}

export function SignInFirst({
  invite,
}: {
  invite: Pick<OrgInvite, 'email' | 'role' | 'orgName' | 'byName'> | null;
}) {
  const { t } = useTranslation(['org', 'domain']);
  const { pathname } = useLocation();
  const query = { next: pathname, ...(invite ? { email: invite.email } : {}) };
  const role = invite && t(`domain:memberRole.${invite.role}`);
  const lead = invite?.byName
    ? t('join.invitedBy', { name: invite.byName, role })
    : role
      ? t('join.invitedAs', { role })
      : t('join.signInText');
  return (
    <Page
      title={invite?.orgName ? t('join.title', { company: invite.orgName }) : t('join.titlePlain')}
      lead={lead}
      width="narrow"
    >
      {invite && (
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t('join.withAddress', { email: invite.email })}
        </Typography>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Button variant="contained" component={Link} to={to('login', {}, { query })}>
          {t('join.signIn')}
        </Button>
        <Button component={Link} to={to('signUp', {}, { query })}>
          {t('join.signUp')}
        </Button>
      </Stack>
    </Page>
  );
}

function Accept({ orgId, inviteId }: { orgId: string; inviteId: string }) {
  const { t } = useTranslation(['org', 'domain']);
  const { orgId: mine } = useSession();
  const navigate = useNavigate();
  const now = useNow();
  const invite = useLive(teamInviteOf(orgId, inviteId))?.data;
  const [accept, { pending }] = useAction(
    async () => {
      await acceptTeamInvite(orgId, inviteId);
      return true;
    },
    { done: t('join.joined') },
  );
  async function join(): Promise<void> {
    if (await accept()) await navigate(to('hiringDashboard'));
  }
  if (!invite || invite.status === 'revoked' || invite.expiresAt <= now)
    return <EmptyState heading="h1" title={t('join.wrongTitle')} text={t('join.wrongText')} />;
  const blocked =
    invite.status === 'accepted'
      ? t('join.used')
      : mine && mine !== orgId
        ? t('join.hasCompany')
        : null;
  return (
    <Page
      title={t('join.title', { company: invite.orgName ?? '' })}
      lead={t(invite.byName ? 'join.invitedBy' : 'join.invitedAs', {
        name: invite.byName ?? '',
        role: t(`domain:memberRole.${invite.role}`),
      })}
      width="narrow"
    >
      {blocked ? (
        <Alert severity="info">{blocked}</Alert>
      ) : (
        <Button variant="contained" size="large" loading={pending} onClick={() => void join()}>
          {t('join.accept')}
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {invite.email}
      </Typography>
    </Page>
  );
}
