// Where the link of a colleague's invitation leads: sign in with the invited address, then join.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { acceptTeamInvite, teamInviteOf } from '#data/members.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { useNow } from '#ui/useNow.ts';

export default function JoinTeamPage() {
  const { t } = useTranslation('org');
  const { orgId = '', inviteId = '' } = useParams();
  const { status, authUser, start } = useSession();
  useEffect(() => { void start(); }, [start]);
  if (status === 'loading') return <Loading />;
  if (!authUser || authUser.isAnonymous) return <SignInFirst />;
  if (!authUser.emailVerified) return <Page title={t('join.titlePlain')} width="narrow"><Alert severity="info">{t('join.verify')}</Alert></Page>;
  return (
    <Boundary failed={() => <EmptyState heading="h1" title={t('join.wrongTitle')} text={t('join.wrongText')} />}>
      <Accept orgId={orgId} inviteId={inviteId} />
    </Boundary>
  );
}

function SignInFirst() {
  const { t } = useTranslation('org');
  const { pathname } = useLocation();
  return (
    <Page title={t('join.titlePlain')} lead={t('join.signInText')} width="narrow">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Button variant="contained" component={Link} to={to('login', {}, { query: { next: pathname } })}>{t('join.signIn')}</Button>
        <Button component={Link} to={to('signUp', {}, { query: { next: pathname } })}>{t('join.signUp')}</Button>
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
  const [accept, { pending }] = useAction(async () => {
    await acceptTeamInvite(orgId, inviteId);
    return true;
  }, { done: t('join.joined') });
  async function join(): Promise<void> {
    if (await accept()) await navigate(to('hiringDashboard'));
  }
  if (!invite || invite.status === 'revoked' || invite.expiresAt <= now) return <EmptyState heading="h1" title={t('join.wrongTitle')} text={t('join.wrongText')} />;
  const blocked = invite.status === 'accepted' ? t('join.used') : mine && mine !== orgId ? t('join.hasCompany') : null;
  return (
    <Page title={t('join.title', { company: invite.orgName ?? '' })} lead={t('join.invitedAs', { role: t(`domain:memberRole.${invite.role}`) })} width="narrow">
      {blocked ? <Alert severity="info">{blocked}</Alert> : <Button variant="contained" size="large" loading={pending} onClick={() => void join()}>{t('join.accept')}</Button>}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>{invite.email}</Typography>
    </Page>
  );
}
