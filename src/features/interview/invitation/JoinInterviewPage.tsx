// An invitation, opened by its link: what it is about, and the way in as a guest or with an account.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { continueAsGuest } from '#data/account/auth.ts';
import { Fault, toFault } from '#domain/base/fault.ts';
import { parseCode } from '#domain/invitations/invite.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useShowFault } from '#ui/toasts/useShowFault.ts';
import { InvitationProblem } from '#features/interview/before/InvitationProblem.tsx';
import { isGuestRefusal } from './guestRefusal.ts';
import { JoinGate } from './JoinGate.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { useGate } from './useGate.ts';
import { useKnownSession } from './useKnownSession.ts';

export default function JoinInterviewPage() {
  const { t } = useTranslation('interview');
  const code = parseCode(useParams()['code'] ?? '');
  const session = useKnownSession('start');
  const gate = useGate(code ?? '', session);
  const showFault = useShowFault();
  const [enter, { pending, fault }] = useAction(
    async () => {
      if (!session?.authUser) {
        await continueAsGuest().catch((error: unknown) => {
          // What the door says itself needs no toast.
          if (!isGuestRefusal(toFault(error))) showFault(error);
          throw error;
        });
      }
      gate.pass();
    },
    { quiet: true },
  );
  const refused = fault ?? (pending ? null : gate.refused);
  if (!code)
    return (
      <Page title={t('join.problemTitle')} width="narrow">
        <InvitationProblem fault={new Fault('inviteInvalid')} />
      </Page>
    );
  if (gate.isOpen || gate.isPassing) {
    return (
      <JoinGate
        code={code}
        person={session?.authUser ?? null}
        onGuest={() => void enter()}
        refused={isGuestRefusal(refused) ? refused : null}
        pending={pending || gate.isPassing}
      />
    );
  }
  if (!session?.authUser) return <Loading />;
  return (
    <Boundary
      key={session.authUser.uid}
      failed={(fault, retry) => (
        <Page title={t('join.problemTitle')} width="narrow">
          <Stack>
            <InvitationProblem fault={fault} retry={retry} />
          </Stack>
        </Page>
      )}
    >
      <OpenInvitation code={code} person={session.authUser} />
    </Boundary>
  );
}
