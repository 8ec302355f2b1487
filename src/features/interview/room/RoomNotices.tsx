// What the candidate must know above the question: no network, words that only this page holds, the last minutes.
import { Alert, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { OutboxState } from '#data/candidate/outboxContract.ts';
import type { Timing } from '#features/interview/session/timing.ts';

export interface RoomNoticesProps {
  isOnline: boolean;
  state: OutboxState;
  timing: Timing | null;
}

export function RoomNotices({ isOnline, state, timing }: RoomNoticesProps) {
  const { t } = useTranslation('interview');
  return (
    <Stack spacing={2} sx={{ mb: 2.5, '&:empty': { display: 'none' } }}>
      {!isOnline && (
        <Alert severity="warning" role="status">
          {t('room.offline')}
        </Alert>
      )}
      {state.lost && state.level !== 'memory' && (
        <Alert severity="info" role="status">
          {t(`room.lost.${state.lost}`)}
        </Alert>
      )}
      {state.level === 'memory' && (
        <Alert severity="warning" role="alert">
          {t('room.memoryOnly')}
        </Alert>
      )}
      {timing?.phase === 'grace' && (
        <Alert severity="warning" role="alert">
          {t('time.graceText')}
        </Alert>
      )}
    </Stack>
  );
}
