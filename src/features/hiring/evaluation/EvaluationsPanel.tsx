// How far the AI's evaluations of a job are, in candidates and answers; queue all that wait, pause, resume.
import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluationProgressOf, queueAllOf } from '#data/evaluation/evaluationBatch.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FoldPanel } from '#ui/page/FoldPanel.tsx';
import { Meter } from '#ui/page/Meter.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { estimateMinutesLeft } from '#work/queue/queue.ts';
import { useWorkerState } from '#work/queue/useWorker.ts';
import { readPace } from '#work/queue/workerState.ts';
import { PauseQueueButton } from './PauseQueueButton.tsx';

export interface EvaluationsPanelProps {
  jobRef: JobRef;
  /** Questions per candidate. */
  questions: number;
  mayQueue: boolean;
}

export function EvaluationsPanel({ jobRef, questions, mayQueue }: EvaluationsPanelProps) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const progress = useLive(evaluationProgressOf(jobRef));
  const { worker, paused, setPaused } = useWorkerState();
  if (!progress || progress.agreed === 0) return null;
  const { agreed, waiting, running, done, failed } = progress;
  const tasks = waiting + running + done + failed;
  const of = Math.max(agreed, tasks);
  const without = Math.max(0, agreed - tasks);
  const open = waiting + running;
  const here =
    worker.kind === 'working' && worker.jobId.startsWith(`${jobRef.interviewId}_`) ? worker : null;
  const answered = Math.min(of * questions, done * questions + (here?.done ?? 0));
  const minutes =
    open > 0 ? estimateMinutesLeft(readPace(), open * questions - (here?.done ?? 0)) : null;
  const numbers = (part: number, whole: number): string =>
    t('evaluations.ofCandidates', { done: format.number(part), of: format.number(whole) });
  const facts = [
    open > 0 && t('evaluations.waiting', { count: open }),
    failed > 0 && t('evaluations.failed', { count: failed }),
    minutes !== null && t('queue.minutes', { count: minutes }),
    done === of && t('evaluations.complete'),
  ].filter((fact) => fact !== false);
  return (
    <Box data-testid="evaluations" data-done={done} data-of={of} data-answers={answered}>
      <FoldPanel
        title={t('evaluations.title')}
        lead={t('evaluations.lead')}
        summary={t('evaluations.complete')}
        isFinished={done === of}
      >
        <Stack spacing={2}>
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 220px' } }}
          >
            <Progress
              label={t('evaluations.candidates')}
              done={done}
              of={of}
              text={numbers(done, of)}
            />
            <Progress
              label={t('evaluations.questions')}
              done={answered}
              of={of * questions}
              text={numbers(answered, of * questions)}
            />
          </Stack>
          <Typography variant="body2" role="status" color="text.secondary">
            {facts.join(' · ')}
          </Typography>
          {worker.kind === 'held' && open > 0 && (
            <Typography variant="body2">{t(`queue.held.${worker.by}`)}</Typography>
          )}
          {without > 0 && (
            <Typography variant="body2">{t('evaluations.without', { count: without })}</Typography>
          )}
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            {mayQueue && without > 0 && <QueueAll jobRef={jobRef} />}
            {open > 0 && <DeviceSwitch paused={paused} setPaused={setPaused} />}
            {mayQueue && open > 0 && <PauseQueueButton orgId={jobRef.orgId} />}
          </Stack>
        </Stack>
      </FoldPanel>
    </Box>
  );
}

/** Lets this browser work on the queue, or not. */
function DeviceSwitch({
  paused,
  setPaused,
}: Pick<ReturnType<typeof useWorkerState>, 'paused' | 'setPaused'>) {
  const { t } = useTranslation('hiring');
  return (
    <FormControlLabel
      control={
        <Switch size="small" checked={!paused} onChange={(_, checked) => setPaused(!checked)} />
      }
      label={<Typography variant="body2">{t('queue.device')}</Typography>}
      sx={{ gap: 1, ml: 0 }}
    />
  );
}

/** A bar without warning colours: more is good here. */
function Progress({
  label,
  done,
  of,
  text,
}: {
  label: string;
  done: number;
  of: number;
  text: string;
}) {
  return <Meter label={label} used={done} limit={of} text={text} plain />;
}

function QueueAll({ jobRef }: { jobRef: JobRef }) {
  const { t } = useTranslation('hiring');
  const [at, setAt] = useState<{ done: number; of: number } | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const [queue, { pending }] = useAction(() =>
    queueAllOf(jobRef, {
      onProgress: (done, of) => setAt({ done, of }),
      isStopped: () => left.current,
    }),
  );
  async function run(): Promise<void> {
    const result = await queue();
    setAt(null);
    if (result)
      notifyDone(
        `${t('evaluations.queued', { count: result.queued })}${result.more ? ` ${t('evaluations.more')}` : ''}`,
      );
  }
  return (
    <Button
      variant="contained"
      loading={pending}
      loadingPosition="start"
      onClick={() => void run()}
    >
      {at ? t('evaluations.queuing', at) : t('evaluations.all')}
    </Button>
  );
}
