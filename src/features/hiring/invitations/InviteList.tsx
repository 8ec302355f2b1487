// Every invitation of a job: who, its state, and what can be done about it.
import { Box, Button, Divider, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { inviteDetailsOf, invitesOf } from '#data/invitations/inviteLists.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';
import { InviteRow } from './InviteRow.tsx';

const invitesPerPage = 11;

export function InviteList({ jobRef, uid }: { jobRef: JobRef; uid: string }) {
  const { t } = useTranslation(['hiring', 'common']);
  const [shown, setShown] = useState(invitesPerPage);
  const invites = useLive(invitesOf(jobRef, shown));
  const details = useLive(inviteDetailsOf(jobRef, shown));
  if (invites.items.length === 0 && invites.damaged.length === 0)
    return <EmptyState title={t('invites.noneTitle')} text={t('invites.noneText')} heading="h3" />;
  return (
    <>
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden role="presentation" />}
        data-testid="invites"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {invites.items.map((invite) => (
          <InviteRow
            key={invite.id}
            inviteRef={{ ...jobRef, token: invite.id }}
            uid={uid}
            invite={invite.data}
            details={details.items.find(({ id }) => id === invite.id)?.data ?? null}
          />
        ))}
      </Stack>
      <DamagedRows damaged={[...invites.damaged, ...details.damaged]} />
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
