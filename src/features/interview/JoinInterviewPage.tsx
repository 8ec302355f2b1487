// An invitation, opened by its link: who asks, and the way in as a guest or with an account.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Fault } from '#domain/fault.ts';
import { codeFrom } from '#domain/invite.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { InvitationProblem } from './InvitationProblem.tsx';
import { JoinGate } from './JoinGate.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { useKnownSession } from './useKnownSession.ts';

export default function JoinInterviewPage() {
  const { t } = useTranslation('interview');
  const code = codeFrom(useParams()['code'] ?? '');
  const session = useKnownSession('start');
  if (!code) return <Page title={t('join.problemTitle')} width="narrow"><InvitationProblem fault={new Fault('inviteInvalid')} /></Page>;
  if (!session) return <Loading />;
  if (!session.authUser) return <JoinGate code={code} />;
  return (
    <Boundary key={session.authUser.uid} failed={(fault, retry) => <Page title={t('join.problemTitle')} width="narrow"><Stack><InvitationProblem fault={fault} retry={retry} /></Stack></Page>}>
      <OpenInvitation code={code} person={session.authUser} />
    </Boundary>
  );
}
