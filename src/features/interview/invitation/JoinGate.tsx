// Before anything else what the invitation is about; then: go on as a guest, or with an account.
import LockIcon from '@mui/icons-material/LockOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { invitationByCodeSource } from '#data/invitations/candidateInvitation.ts';
import type { Fault } from '#domain/base/fault.ts';
import { formatCode } from '#domain/invitations/invite.ts';
import { buildLoginAddress } from '#navigation/landingOf.ts';
import { to } from '#navigation/routes.ts';
import type { AuthUser } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CompanyName } from '#features/interview/words/CompanyName.tsx';
import { GuestRefusal } from './GuestRefusal.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';

export interface JoinGateProps {
  code: string;
  /** The guest who can read the invitation; null while there is none. */
  person: AuthUser | null;
  onGuest: () => void;
  pending: boolean;
  /** Why nobody can go on as a guest right now; null: they can, as far as is known. */
  refused: Fault | null;
}

export function JoinGate({ code, person, onGuest, pending, refused }: JoinGateProps) {
  const ways = <Ways code={code} onGuest={onGuest} pending={pending} refused={refused} />;
  const plain = <Plain code={code}>{ways}</Plain>;
  if (!person) return plain;
  // An invitation that cannot be opened says why after the choice.
  return (
    <Boundary fallback={plain} failed={() => plain}>
      <InvitationGate code={code} person={person}>
        {ways}
      </InvitationGate>
    </Boundary>
  );
}

function Plain({ code, children }: { code: string; children: ReactNode }) {
  const { t } = useTranslation('interview');
  return (
    <Page
      title={t('gate.title')}
      lead={t('gate.lead')}
      eyebrow={t('gate.code', { code: formatCode(code) })}
      width="narrow"
    >
      {children}
    </Page>
  );
}

function InvitationGate({
  code,
  person,
  children,
}: {
  code: string;
  person: AuthUser;
  children: ReactNode;
}) {
  const { t } = useTranslation('interview');
  const found = useLive(invitationByCodeSource(code, person.uid));
  if (found.kind === 'begun')
    return (
      <Navigate
        to={to('interviewRoom', { orgId: found.orgId, interviewId: found.interviewId })}
        replace
      />
    );
  const { orgId, invite } = found.invitation;
  return (
    <Page
      title={invite.interviewTitle}
      lead={t('gate.lead')}
      eyebrow={
        <CompanyName orgId={orgId} plain={t('before.asks', { company: invite.companyName })} />
      }
      width="narrow"
    >
      <Stack spacing={2}>
        <InvitationFacts invite={invite} />
        {children}
      </Stack>
    </Page>
  );
}

/** The two ways in. */
function Ways({ code, onGuest, pending, refused }: Omit<JoinGateProps, 'person'>) {
  const { t } = useTranslation('interview');
  const here = to('joinInterview', { code });
  return (
    <Stack spacing={2}>
      <Panel title={t('gate.guestTitle')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('gate.guestText')}
        </Typography>
        <GuestRefusal fault={refused} />
        <Button variant="contained" size="large" loading={pending} onClick={onGuest}>
          {t('gate.guest')}
        </Button>
      </Panel>
      <Panel title={t('gate.accountTitle')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('gate.accountText')}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" component={Link} to={buildLoginAddress(here)}>
            {t('gate.signIn')}
          </Button>
          <Button component={Link} to={to('signUpJobSeeker', {}, { query: { next: here } })}>
            {t('gate.createAccount')}
          </Button>
        </Stack>
      </Panel>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
      >
        <LockIcon fontSize="inherit" aria-hidden />
        {t('gate.nothingYet')}
      </Typography>
    </Stack>
  );
}
