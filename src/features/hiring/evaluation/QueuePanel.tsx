// How far the AI's evaluations are, stated honestly, and whether this device takes part. Empty when there is nothing to report.
import { FormControlLabel, LinearProgress, Stack, Switch, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { estimateMinutesLeft } from '#work/queue/queue.ts';
import { useQueue } from '#work/queue/useQueue.ts';
import { readPace } from '#work/queue/workerState.ts';
import { PauseQueueButton } from './PauseQueueButton.tsx';

/** Answers of a candidate whose interview is not at hand: about as many as most have. */
const usualAnswers = 6;

export function QueuePanel({ orgId, canPause }: { orgId: string; canPause: boolean }) {
  const { t } = useTranslation('hiring');
  const { ready, counts, worker, waitingForBrowser, paused, setPaused } = useQueue(orgId);
  const packs = usePackProgress();
  const { waiting, running, silent, failed } = counts;
  if (!ready || (waiting + running + silent + failed === 0 && !paused && worker.kind !== 'held'))
    return null;
  const left = waiting + silent + running;
  const minutes =
    left > 0
      ? estimateMinutesLeft(
          readPace(),
          left * (worker.kind === 'working' && worker.of > 0 ? worker.of : usualAnswers),
        )
      : null;
  const facts = [
    waiting + silent > 0 && t('queue.waiting', { count: waiting + silent }),
    running > 0 && t('queue.running', { count: running }),
    failed > 0 && t('queue.failed', { count: failed }),
  ].filter((fact) => fact !== false);
  return (
    <Panel title={t('queue.title')}>
      <Stack spacing={1}>
        <Stack role="status" spacing={0.5} data-queue={worker.kind}>
          {facts.map((fact) => (
            <Typography key={fact} variant="body2">
              {fact}
            </Typography>
          ))}
          {worker.kind === 'working' && worker.of > 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('queue.here', { done: worker.done, of: worker.of })}
            </Typography>
          )}
          {minutes !== null && worker.kind !== 'held' && (
            <Typography variant="body2" color="text.secondary">
              {t('queue.minutes', { count: minutes })}
            </Typography>
          )}
          {worker.kind === 'held' && (
            <Typography variant="body2">{t(`queue.held.${worker.by}`)}</Typography>
          )}
          {waitingForBrowser && worker.kind !== 'idle' && worker.kind !== 'held' && (
            <Typography variant="body2" color="text.secondary">
              {t('queue.noBrowser')}
            </Typography>
          )}
        </Stack>
        {worker.kind === 'working' && <AiLoading progress={packs} />}
        {worker.kind === 'working' && worker.of > 0 && (
          <LinearProgress
            variant="determinate"
            value={(worker.done / worker.of) * 100}
            aria-label={t('queue.answers')}
          />
        )}
        <FormControlLabel
          control={
            <Switch size="small" checked={!paused} onChange={(_, checked) => setPaused(!checked)} />
          }
          label={<Typography variant="body2">{t('queue.device')}</Typography>}
          sx={{ gap: 1, ml: 0 }}
        />
        {canPause && (
          <div>
            <PauseQueueButton orgId={orgId} />
          </div>
        )}
      </Stack>
    </Panel>
  );
}
