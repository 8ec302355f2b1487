// Sending a list: progress, stop and go on; after a reload it goes on where it stopped.
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { countOf, type BulkQueue } from './bulkQueue.ts';
import type { BulkSending } from './useBulkSending.ts';

export function BulkSendingView({
  queue,
  sending,
  onDone,
}: {
  queue: BulkQueue;
  sending: BulkSending;
  onDone: () => void;
}) {
  const { t } = useTranslation(['hiring', 'faults']);
  const format = useFormat();
  const { isRunning, stop } = sending;
  const [sent, failed, all] = [
    countOf(queue, 'sent'),
    countOf(queue, 'failed'),
    queue.items.length,
  ];
  const isDone = sent === all;
  const progress = t('bulk.progress', { sent: format.number(sent), all: format.number(all) });
  return (
    <Stack spacing={2} data-testid="bulk-sending">
      <Box role="status">
        <Typography sx={{ fontWeight: 600 }}>{progress}</Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 100 : (sent / all) * 100}
        aria-label={progress}
      />
      {stop && stop !== 'done' && (
        <Alert severity="warning" role="alert">
          {t(`bulk.stop.${stop}`, { count: all - sent })}
        </Alert>
      )}
      {failed > 0 && !isRunning && (
        <Alert severity="error">
          {t('bulk.failed', { count: failed })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {queue.items
              .filter((item) => item.state === 'failed')
              .slice(0, 10)
              .map((item) => (
                <li key={item.token}>
                  {item.email}: {t(`faults:${item.fault ?? 'unknown'}`)}
                </li>
              ))}
          </Box>
        </Alert>
      )}
      {isDone && <Alert severity="success">{t('bulk.allSent', { count: sent })}</Alert>}
      <Stack direction="row" spacing={1.5}>
        {isRunning && (
          <Button variant="outlined" onClick={sending.pause}>
            {t('bulk.pause')}
          </Button>
        )}
        {!isRunning && !isDone && (
          <Button variant="contained" onClick={() => void sending.start(queue)}>
            {t('bulk.goOn', { count: all - sent })}
          </Button>
        )}
        {!isRunning && (
          <Button onClick={onDone}>{isDone ? t('bulk.close') : t('bulk.drop')}</Button>
        )}
      </Stack>
    </Stack>
  );
}
