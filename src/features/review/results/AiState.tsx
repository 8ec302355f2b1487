// How far the AI's evaluation is, stated honestly: not agreed to, waiting for a browser, running, failed, ready behind my scorecard.
import { Alert, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { queueCandidate, retryJob } from '#data/evaluation/aiJobs.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { isScoringPaused } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { buildJobView } from '#work/queue/jobView.ts';
import { useNow, useWorkerState } from '#work/queue/useWorker.ts';
import { useMemberName } from '#features/review/parts/MemberName.tsx';

export interface AiStateProps {
  candidateRef: CandidateRef;
  session: StaffSession;
  job: Stored<AiJob> | null | undefined;
  canEdit: boolean;
  revealed: boolean;
}

/** What a refusal means, instead of an AI section. */
function NoAi({ session }: { session: StaffSession }) {
  const { t } = useTranslation('review');
  const { date } = useFormat();
  const withdrawn = session.consent.aiWithdrawnAt;
  const name = useShownName()(session.displayName);
  return (
    <Alert severity="info" icon={false} role="note">
      {withdrawn ? t('ai.withdrawn', { name, date: date(withdrawn) }) : t('ai.refused', { name })}
    </Alert>
  );
}

export function AiState({ candidateRef, session, job, canEdit, revealed }: AiStateProps) {
  const { t } = useTranslation('review');
  const shown = useShownName();
  if (!session.consent.ai) return <NoAi session={session} />;
  if (isScoringPaused(session))
    return (
      <Alert severity="info" icon={false} role="note">
        {t('ai.deletionAsked', { name: shown(session.displayName) })}
      </Alert>
    );
  if (job === undefined) return null;
  if (job === null)
    return (
      <NoJob candidateRef={candidateRef} mayQueue={canEdit && session.status === 'submitted'} />
    );
  return (
    <JobState
      candidateRef={candidateRef}
      session={session}
      job={job}
      canEdit={canEdit}
      revealed={revealed}
    />
  );
}

/** Nothing was evaluated yet: somebody may ask for it. */
function NoJob({ candidateRef, mayQueue }: { candidateRef: CandidateRef; mayQueue: boolean }) {
  const { t } = useTranslation('review');
  const [queue, queueing] = useAction(queueCandidate);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2">{t('ai.none')}</Typography>
      {mayQueue && (
        <Button
          size="small"
          variant="outlined"
          loading={queueing.pending}
          onClick={() => void queue(candidateRef)}
        >
          {t('ai.queue')}
        </Button>
      )}
    </Stack>
  );
}

function JobState({
  candidateRef,
  session,
  job,
  canEdit,
  revealed,
}: AiStateProps & { job: Stored<AiJob> }) {
  const { t } = useTranslation('review');
  const now = useNow(15_000);
  const { worker, paused, setPaused } = useWorkerState();
  const packs = usePackProgress();
  const view = buildJobView(job, worker, paused, now);
  const text = useJobText(candidateRef.orgId, session, job, view, revealed);
  return (
    <Stack spacing={1.5} role="status" sx={{ alignItems: 'flex-start' }} data-ai-state={view.kind}>
      <Typography variant="body2">{text}</Typography>
      {view.kind === 'workingHere' && <AiLoading progress={packs} />}
      {job.data.error && (view.kind === 'dead' || view.kind === 'backOff') && (
        <Typography variant="body2" color="text.secondary">
          {t('ai.reason', { reason: t(`ai.error.${findErrorKey(job.data.error)}`) })}
        </Typography>
      )}
      {view.kind !== 'done' && view.kind !== 'dead' && view.kind !== 'discarded' && (
        <FormControlLabel
          control={
            <Switch size="small" checked={!paused} onChange={(_, checked) => setPaused(!checked)} />
          }
          label={<Typography variant="body2">{t('ai.onThisDevice')}</Typography>}
          sx={{ gap: 1, ml: 0 }}
        />
      )}
      {(view.kind === 'dead' || view.kind === 'discarded') &&
        (canEdit ? (
          <Retry orgId={candidateRef.orgId} jobId={job.id} />
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t('ai.askEditor')}
          </Typography>
        ))}
    </Stack>
  );
}

/** What an evaluation is doing, in a sentence. */
function useJobText(
  orgId: string,
  session: StaffSession,
  job: Stored<AiJob>,
  view: ReturnType<typeof buildJobView>,
  revealed: boolean,
): string {
  const { t } = useTranslation('review');
  const { relative } = useFormat();
  const now = useNow(15_000);
  const { worker } = useWorkerState();
  const owner = useMemberName(orgId, job.data.leaseOwner || '-');
  return {
    workingHere: () =>
      worker.kind === 'working' && worker.of > 0
        ? t('ai.workingHere', { done: worker.done, of: worker.of })
        : t('ai.startingHere'),
    workingElsewhere: () => t('ai.workingElsewhere', { name: owner }),
    silent: () => t('ai.silent', { name: owner }),
    next: () => t('ai.next'),
    waiting: () => t('ai.waiting'),
    paused: () => t('ai.paused'),
    held: () => t(`ai.held.${view.kind === 'held' ? view.by : 'queue'}`),
    backOff: () =>
      t('ai.backOff', {
        attempt: job.data.attempts,
        when: relative(new Date(view.kind === 'backOff' ? view.at : now), new Date(now)),
      }),
    words: () =>
      t('ai.words', {
        name: session.displayName,
        when: relative(new Date(view.kind === 'words' ? view.at : now), new Date(now)),
      }),
    dead: () => t('ai.dead', { count: job.data.attempts }),
    discarded: () => t('ai.discarded'),
    done: () =>
      revealed
        ? t('ai.opening')
        : t('ai.ready', {
            when: job.data.finishedAt ? relative(job.data.finishedAt, new Date(now)) : '',
          }),
  }[view.kind]();
}

function Retry({ orgId, jobId }: { orgId: string; jobId: string }) {
  const { t } = useTranslation('review');
  const [retry, retrying] = useAction(retryJob);
  return (
    <Button
      size="small"
      variant="outlined"
      loading={retrying.pending}
      onClick={() => void retry(orgId, jobId)}
    >
      {t('ai.retry')}
    </Button>
  );
}

const known = [
  'silent',
  'consentWithdrawn',
  'deletionAsked',
  'notSubmitted',
  'noRubric',
  'stopped',
  'aiUnavailable',
  'aiUnreadable',
  'timeout',
  'offline',
  'damaged',
  'aiOff',
  'aiQuota',
  'aiTimeout',
  'aiBlocked',
  'aiNotConfigured',
  'permissionDenied',
] as const;

/** The text of a queue's error code; codes of newer versions read as "something went wrong". */
function findErrorKey(code: string): (typeof known)[number] | 'unknown' {
  return known.find((one) => one === code) ?? 'unknown';
}
