// The invitations of a blind job that nobody has used yet. Once one is used, who it was is hidden: neither its position in the list nor its time may reveal it.
import { Alert, Box, Button, Divider, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { invitedOf, openInvitesOf } from '#data/invitations/inviteLists.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';
import { InviteRow } from './InviteRow.tsx';

/** Two documents are read for each. */
const invitesPerPage = 11;

function Row({
  inviteRef,
  uid,
  invite,
}: {
  inviteRef: JobRef & { token: string };
  uid: string;
  invite: Invite;
}) {
  return (
    <InviteRow
      inviteRef={inviteRef}
      uid={uid}
      invite={invite}
      details={useLive(invitedOf(inviteRef))?.data ?? null}
    />
  );
}

export function OpenInviteList({ jobRef, uid }: { jobRef: JobRef; uid: string }) {
  const { t } = useTranslation(['blind', 'common']);
  const [shown, setShown] = useState(invitesPerPage);
  const invites = useLive(openInvitesOf(jobRef, shown));
  return (
    <>
      <Alert severity="info" sx={{ m: { xs: 2, sm: 3 }, mt: 0 }}>
        {t('invites.note')} {t('invites.know')}
      </Alert>
      {invites.items.length === 0 && invites.damaged.length === 0 && (
        <EmptyState title={t('invites.noneTitle')} text={t('invites.noneText')} heading="h3" />
      )}
      {invites.items.length > 0 && (
        <Stack
          component="ul"
          divider={<Divider component="li" aria-hidden role="presentation" />}
          data-testid="invites"
          sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
        >
          {invites.items.map((invite) => (
            <Boundary key={invite.id} fallback={<RowsSkeleton rows={1} />}>
              <Row inviteRef={{ ...jobRef, token: invite.id }} uid={uid} invite={invite.data} />
            </Boundary>
          ))}
        </Stack>
      )}
      <DamagedRows damaged={invites.damaged} />
      {invites.more && (
        <Box sx={{ p: 2 }}>
          <Button onClick={() => setShown(shown + invitesPerPage)}>
            {t('common:actions.loadMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
