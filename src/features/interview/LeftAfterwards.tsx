// After withdrawing, or when the interview was closed: recordings that never reached the company stay on this device until the candidate saves or deletes them.
import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidatePlace } from '#data/candidate.ts';
import { deleteLeft, fileLeft, recordingsLeft, type RecordingDesk } from '#data/recordings.ts';
import type { Take } from '#domain/recording.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useAction } from '#ui/useAction.ts';
import { clockOf } from './answering.ts';
import { SaveRecording } from './SaveRecording.tsx';

export function LeftAfterwards({ place }: { place: CandidatePlace }) {
  const { t } = useTranslation('interview');
  const { orgId, interviewId, candidateUid } = place;
  const [left, setLeft] = useState<readonly Take[]>([]);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let here = true;
    void recordingsLeft({ orgId, interviewId, candidateUid }).then((takes) => { if (here) setLeft(takes); });
    return () => { here = false; };
  }, [orgId, interviewId, candidateUid]);
  const files = useMemo<Pick<RecordingDesk, 'fileOf'>>(() => ({
    fileOf: async (takeId) => {
      const take = left.find(({ id }) => id === takeId);
      return take ? fileLeft(take) : null;
    },
  }), [left]);
  const [remove, { pending }] = useAction(async () => {
    await deleteLeft(place, left);
    setAsking(false);
    setLeft([]);
  });
  if (left.length === 0) return null;
  return (
    <Alert severity="warning" data-testid="left-recordings" sx={{ displayPrint: 'none' }}>
      {t('video.leftAfter', { count: left.length })}
      <Stack sx={{ alignItems: 'flex-start', mt: 1 }}>
        {left.map((take) => <SaveRecording key={take.id} tape={files} take={take} label={t(`video.leftOne.${take.kind}`, { length: clockOf(take.durationMs / 1_000) })} />)}
        <Button size="small" color="inherit" onClick={() => setAsking(true)}>{t('video.leftDelete')}</Button>
      </Stack>
      <ConfirmDialog open={asking} danger pending={pending} title={t('video.leftDeleteTitle')} confirmLabel={t('video.leftDelete')} onConfirm={() => void remove()} onClose={() => setAsking(false)}>{t('video.leftDeleteText')}</ConfirmDialog>
    </Alert>
  );
}
