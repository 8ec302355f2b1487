// A link for a reviewer without an account: who asks, why and how long, a name, and in. The token is behind "#" and leaves the address when the link is opened.
import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { continueAsGuest } from '#data/account/auth.ts';
import { shareByToken } from '#data/review/guestLink.ts';
import { parseShareToken } from '#domain/review/share.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useKnownGuest } from './useKnownGuest.ts';
import { ClaimForm } from './ClaimForm.tsx';

function Problem({ why }: { why: 'invalid' | 'expired' | 'revoked' | 'used' | 'done' }) {
  const { t } = useTranslation('share');
  return (
    <Page title={t('problem.title')} width="narrow">
      <Alert severity="info" data-problem={why}>
        {t(`problem.${why}`)}
      </Alert>
    </Page>
  );
}

function Gate() {
  const { t } = useTranslation('share');
  const [enter, { pending }] = useAction(continueAsGuest);
  return (
    <Page title={t('gate.title')} lead={t('gate.lead')} width="narrow">
      <Panel>
        <Button variant="contained" size="large" loading={pending} onClick={() => void enter()}>
          {t('gate.start')}
        </Button>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 2 }}
        >
          <LockIcon fontSize="inherit" aria-hidden />
          {t('gate.note')}
        </Typography>
      </Panel>
    </Page>
  );
}

function Link({
  orgId,
  token,
  uid,
  name,
}: {
  orgId: string;
  token: string;
  uid: string;
  name: string;
}) {
  const found = useLive(shareByToken(orgId, token, uid));
  const { orgId: own, member } = useSession();
  const [why, setWhy] = useState<Parameters<typeof Problem>[0]['why'] | null>(null);
  if (why) return <Problem why={why} />;
  if (found.kind === 'problem') return <Problem why={found.why} />;
  if (found.kind === 'mine')
    return <Navigate to={to('guestDesk', { ...found.candidateRef })} replace />;
  return (
    <ClaimForm
      orgId={orgId}
      token={token}
      share={found.share}
      uid={uid}
      known={name}
      isTeam={own === orgId && member !== null}
      onProblem={setWhy}
    />
  );
}

export default function GuestLinkPage() {
  const { t } = useTranslation('share');
  const { orgId = '' } = useParams();
  const { hash } = useLocation();
  const token = parseShareToken(hash.slice(1));
  const session = useKnownGuest();
  if (!token) return <Problem why="invalid" />;
  if (!session) return <Loading />;
  if (!session.authUser) return <Gate />;
  return (
    <Boundary
      key={session.authUser.uid}
      failed={(fault, retry) => (
        <Page title={t('problem.title')} width="narrow">
          <ErrorState fault={fault} retry={retry} />
        </Page>
      )}
    >
      <Link
        orgId={orgId}
        token={token}
        uid={session.authUser.uid}
        name={session.authUser.displayName ?? ''}
      />
    </Boundary>
  );
}
