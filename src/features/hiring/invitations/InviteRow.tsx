// One invitation: state, end, and extend, send again, revoke, copy.
import { Box, Collapse, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InviteRef } from '#data/firestore/refs.ts';
import { revokeInvite } from '#data/invitations/inviteChanges.ts';
import type { Invite, InviteDetails } from '#domain/invitations/invite.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { InviteMail } from './InviteMail.tsx';
import { InviteButtons, InviteFacts } from './inviteRowParts.tsx';

export function InviteRow({
  inviteRef,
  uid,
  invite,
  details,
}: {
  inviteRef: InviteRef;
  uid: string;
  invite: Invite;
  details: InviteDetails | null;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  const [isMailShown, setMailShown] = useState(false);
  const [isRevoking, setRevoking] = useState(false);
  const [revoke, revoking] = useAction(revokeInvite, { done: t('invites.revokedDone') });
  const name = details?.name || details?.email || t('invites.unnamed');
  return (
    <Box component="li" data-testid="invite-row" sx={{ px: { xs: 2, sm: 3 }, py: 1.75 }}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'space-between', alignItems: { md: 'center' } }}
      >
        <InviteFacts
          inviteRef={inviteRef}
          invite={invite}
          details={details}
          isMailShown={isMailShown}
        />
        <InviteButtons
          inviteRef={inviteRef}
          uid={uid}
          invite={invite}
          details={details}
          isMailShown={isMailShown}
          onMail={() => setMailShown(!isMailShown)}
          onRevoke={() => setRevoking(true)}
        />
      </Stack>
      {details && (
        <Collapse in={isMailShown} mountOnEnter unmountOnExit>
          <Boundary fallback={<Loading />}>
            <InviteMail token={inviteRef.token} invite={invite} details={details} />
          </Boundary>
        </Collapse>
      )}
      <ConfirmDialog
        open={isRevoking}
        danger
        title={t('invites.revokeTitle', { name })}
        confirmLabel={t('invites.revoke')}
        pending={revoking.pending}
        onClose={() => setRevoking(false)}
        onConfirm={() => void revoke(inviteRef, uid).then(() => setRevoking(false))}
      >
        {t('invites.revokeText')}
      </ConfirmDialog>
    </Box>
  );
}
