// Sending a list: progress, stop and go on; after a reload it goes on where it stopped.
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPlace } from '#data/interviews.ts';
import { inviteCandidate } from '#data/invites.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { countOf, keepQueue, sendAll, type BulkQueue, type Stop } from './bulkQueue.ts';

export function BulkSending({ place, uid, start, sendsAtOnce, onDone }: { place: JobPlace; uid: string; start: BulkQueue; sendsAtOnce: boolean; onDone: () => void }) {
  const { t } = useTranslation(['hiring', 'faults']);
  const format = useFormat();
  const [queue, setQueue] = useState(start);
  const [isSending, setSending] = useState(false);
  const [stop, setStop] = useState<Stop | null>(null);
  // Each run has its own brake: leaving the page pulls it.
  const brake = useRef({ isOn: false });

  async function send(): Promise<void> {
    const own = { isOn: false };
    brake.current = own;
    setStop(null);
    setSending(true);
    const why = await sendAll(queue, {
      invite: (invite, token) => inviteCandidate(place, uid, invite, token),
      changed: (next) => { setQueue(next); keepQueue(uid, place.interviewId, next); },
      isPaused: () => own.isOn,
    });
    if (brake.current !== own) return;
    setSending(false);
    setStop(why);
  }
  const begin = useEffectEvent(() => { if (sendsAtOnce) void send(); });
  useEffect(() => {
    begin();
    return () => { brake.current.isOn = true; };
  }, []);
  const [sent, failed, all] = [countOf(queue, 'sent'), countOf(queue, 'failed'), queue.items.length];
  const isDone = sent === all;
  return (
    <Stack spacing={2} data-testid="bulk-sending">
      <Box role="status"><Typography sx={{ fontWeight: 600 }}>{t('bulk.progress', { sent: format.number(sent), all: format.number(all) })}</Typography></Box>
      <LinearProgress variant="determinate" value={all === 0 ? 100 : (sent / all) * 100} aria-label={t('bulk.progress', { sent: format.number(sent), all: format.number(all) })} />
      {stop && stop !== 'done' && <Alert severity="warning" role="alert">{t(`bulk.stop.${stop}`, { count: all - sent })}</Alert>}
      {failed > 0 && !isSending && (
        <Alert severity="error">
          {t('bulk.failed', { count: failed })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>{queue.items.filter((item) => item.state === 'failed').slice(0, 10).map((item) => <li key={item.token}>{item.email}: {t(`faults:${item.fault ?? 'unknown'}`)}</li>)}</Box>
        </Alert>
      )}
      {isDone && <Alert severity="success">{t('bulk.allSent', { count: sent })}</Alert>}
      <Stack direction="row" spacing={1.5}>
        {isSending && <Button variant="outlined" onClick={() => { brake.current.isOn = true; }}>{t('bulk.pause')}</Button>}
        {!isSending && !isDone && <Button variant="contained" onClick={() => void send()}>{sent === 0 && !stop ? t('bulk.start', { count: all }) : t('bulk.goOn', { count: all - sent })}</Button>}
        {!isSending && <Button onClick={onDone}>{isDone ? t('bulk.close') : t('bulk.drop')}</Button>}
      </Stack>
    </Stack>
  );
}
