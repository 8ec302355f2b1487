// What needs me now: requests for deletion, faults that candidates reported, candidates waiting for my scorecard, decisions that wait too long, invitations about to end, evaluations that are stuck.
import { Divider, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deletionsAskedOf } from '#data/review/dataRequests.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { jobsOf, submittedOf, unfinishedAiJobsOf } from '#data/jobs/pipeline.ts';
import { expiringInvitesOf, recountJobs } from '#data/jobs/pipelineCounts.ts';
import { technicalIssuesSource } from '#data/review/technicalIssues.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { DeletionsRow } from './DeletionsRow.tsx';
import { jobsPerPage } from './JobsPanel.tsx';
import { AiJobsRow, ExpiringRow, TechnicalIssuesRow, WaitingRow } from './NeedsMeRows.tsx';
import { needsMeOf, submittedRead } from './needsMe.ts';
import type { AiJob } from '#domain/evaluation/aiJob.ts';

/** How many open reports are read, and how many requests for deletion. */
const shownTechnicalIssues = 20;

export function InboxPanel({
  uid,
  orgId,
  mayInvite,
}: {
  uid: string;
  orgId: string;
  mayInvite: boolean;
}) {
  const { t } = useTranslation('hiring');
  const now = useNow();
  const {
    submitted,
    aiJobs,
    jobs,
    troubles: technicalIssues,
    deletions,
  } = useLive(
    combineSources({
      submitted: submittedOf(orgId, submittedRead),
      aiJobs: unfinishedAiJobsOf(orgId, submittedRead),
      jobs: jobsOf(orgId, jobsPerPage),
      troubles: technicalIssuesSource(orgId, shownTechnicalIssues),
      deletions: deletionsAskedOf(orgId, shownTechnicalIssues),
    }),
  );
  useRecount(submitted.items);
  const { scorecards, decisions } = needsMeOf(submitted.items, uid, now);
  const { failed, waiting } = stuckAmong(aiJobs.items);
  const open = mayInvite ? jobs.items.filter((job) => job.data.status === 'open') : [];
  // Those who can do something about it.
  const hit = mayInvite
    ? technicalIssues.items.filter(
        ({ data: { status } }) => status !== 'withdrawn' && status !== 'erasing',
      )
    : [];
  const leaving = mayInvite ? deletions.items : [];
  const isQuiet = [leaving, hit, scorecards, decisions, failed, waiting].every(
    (rows) => rows.length === 0,
  );
  return (
    <Panel title={t('needsMe.title')} flush>
      <Stack
        divider={<Divider />}
        sx={{ borderTop: 1, borderColor: 'divider' }}
        data-testid="needs-me"
      >
        {leaving.length > 0 && (
          <DeletionsRow orgId={orgId} asked={leaving} isCut={deletions.more} now={now} />
        )}
        {hit.length > 0 && (
          <TechnicalIssuesRow orgId={orgId} hit={hit} isCut={technicalIssues.more} />
        )}
        {scorecards.length > 0 && (
          <WaitingRow
            orgId={orgId}
            kind="scorecards"
            waiting={scorecards}
            isCut={submitted.items.length >= submittedRead}
          />
        )}
        {decisions.length > 0 && (
          <WaitingRow orgId={orgId} kind="decisions" waiting={decisions} isCut={false} />
        )}
        {failed.length > 0 && (
          <AiJobsRow orgId={orgId} kind="failed" jobs={failed} isCut={aiJobs.more} />
        )}
        {waiting.length > 0 && (
          <AiJobsRow orgId={orgId} kind="waiting" jobs={waiting} isCut={aiJobs.more} />
        )}
      </Stack>
      <Boundary fallback={<></>} failed={() => <></>}>
        <Expiring orgId={orgId} open={open} isQuiet={isQuiet} />
      </Boundary>
    </Panel>
  );
}

/** Has the counts of the jobs made anew when a candidate came or moved on; not for what the page opened with, which is counted already. */
function useRecount(submitted: readonly Stored<Candidate>[]): void {
  const known = submitted.map(({ path, data }) => `${path} ${data.stage ?? ''}`).join();
  const counted = useRef(known);
  useEffect(() => {
    if (counted.current === known) return;
    counted.current = known;
    recountJobs();
  }, [known]);
}

/** Evaluations that have failed, and those that wait. */
function stuckAmong(items: readonly Stored<AiJob>[]): {
  failed: Stored<AiJob>[];
  waiting: Stored<AiJob>[];
} {
  return {
    failed: items.filter(({ data }) => data.status === 'dead' && data.error !== 'deletionAsked'),
    waiting: items.filter(({ data }) => data.status !== 'dead'),
  };
}

/** Invitations about to end are counted by the server, so they come a moment later than the rest. */
function Expiring({
  orgId,
  open,
  isQuiet,
}: {
  orgId: string;
  open: readonly Stored<Interview>[];
  isQuiet: boolean;
}) {
  const { t } = useTranslation('hiring');
  const counts = useLive(
    expiringInvitesOf(
      orgId,
      open.map(({ id }) => id),
    ),
  );
  const expiring = open.flatMap((job) =>
    counts?.[job.id] ? [{ job, count: counts[job.id] ?? 0 }] : [],
  );
  if (expiring.length > 0)
    return (
      <>
        {!isQuiet && <Divider />}
        <ExpiringRow expiring={expiring} />
      </>
    );
  return (
    isQuiet && (
      <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
        {t('needsMe.nothing')}
      </Typography>
    )
  );
}
