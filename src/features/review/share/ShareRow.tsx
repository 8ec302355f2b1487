// One link: for whom, its state, and the way to close it.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { revokeShare, shareLink } from '#data/review/shares.ts';
import { stateOf, type Share, type ShareState } from '#domain/review/share.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';

const tones = {
  open: 'neutral',
  opened: 'info',
  done: 'good',
  expired: 'warning',
  revoked: 'bad',
} as const satisfies Record<ShareState, Tone>;

export function ShareRow({
  candidateRef,
  uid,
  share: { id, data },
}: {
  candidateRef: CandidateRef;
  uid: string;
  share: Stored<Share>;
}) {
  const { t } = useTranslation('share');
  const state = stateOf(data, useNow());
  const [asking, setAsking] = useState(false);
  const [revoke, { pending }] = useAction(revokeShare);
  const { who, facts } = useShareWords(data, state);
  const live = state === 'open' || state === 'opened';
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      data-state={state}
      sx={{
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
      }}
    >
      <Stack sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {who}
          </Typography>
          <StatusChip label={t(`state.${state}`)} tone={tones[state]} />
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1}>
        {state === 'open' && (
          <CopyButton text={shareLink(candidateRef.orgId, id)} label={t('dialog.copy')} />
        )}
        {live && (
          <Button
            size="small"
            color="error"
            aria-label={t('row.revokeOf', { who })}
            onClick={() => setAsking(true)}
          >
            {t('row.revoke')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        danger
        title={t('row.revokeTitle')}
        confirmLabel={t('row.revoke')}
        pending={pending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void revoke(candidateRef, uid, id).then((done) => {
            if (done) setAsking(false);
          })
        }
      >
        {t('row.revokeText')}
      </ConfirmDialog>
    </Stack>
  );
}

/** For whom a link is, and its state, in words. */
function useShareWords(data: Share, state: ShareState): { who: string; facts: string[] } {
  const { t } = useTranslation('share');
  const format = useFormat();
  const at = (moment: Date | null | undefined): string => (moment ? format.dateTime(moment) : '');
  const who = data.recipient
    ? t('row.for', { recipient: data.recipient })
    : t('row.anybody', { when: at(data.createdAt) });
  const extras = [
    ...(data.recordings ? [t('row.recordings')] : []),
    ...(data.resume ? [t('row.resume')] : []),
  ];
  const name = data.claimedName ?? '';
  const live = state === 'open' || state === 'opened';
  const facts = [
    ...(state === 'done'
      ? [t('row.done', { name, when: at(data.doneAt) })]
      : data.claimedBy
        ? [t('row.opened', { name, when: at(data.claimedAt) })]
        : []),
    ...(live ? [t('row.until', { when: format.dateTimeZone(data.expiresAt) })] : []),
    ...(state === 'expired' ? [t('row.expired', { when: at(data.expiresAt) })] : []),
    ...(state === 'revoked' ? [t('row.revoked', { when: at(data.revokedAt) })] : []),
    ...(extras.length > 0 ? [t('row.with', { what: format.list(extras) })] : []),
  ];
  return { who, facts };
}
