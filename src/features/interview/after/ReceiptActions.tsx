// What a candidate can still do: take a copy, print, take back the consent to AI, withdraw.
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { WithdrawActions } from './WithdrawActions.tsx';
import { OwnCopy } from './OwnCopy.tsx';

export interface ReceiptActionsProps {
  room: Room;
  candidateRef: CandidateRef;
  company: string;
}

export function ReceiptActions({ room, candidateRef, company }: ReceiptActionsProps) {
  const { t } = useTranslation(['interview', 'afterwards']);
  const { session } = room;
  const hasChoice = session.status === 'submitted' || session.consent.ai;
  return (
    <Stack spacing={3} sx={{ displayPrint: 'none' }}>
      <Panel folded title={t('afterwards:download.title')}>
        <OwnCopy room={room} candidateRef={candidateRef} />
      </Panel>
      {hasChoice && (
        <Panel folded title={t('withdraw.title')}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('withdraw.text', { company })}
          </Typography>
          <WithdrawActions session={session} candidateRef={candidateRef} company={company} />
        </Panel>
      )}
    </Stack>
  );
}
