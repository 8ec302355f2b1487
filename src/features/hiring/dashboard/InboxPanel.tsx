// What needs me now: requests for deletion, faults that candidates reported, candidates waiting for my scorecard, decisions that wait too long, invitations about to end, evaluations that are stuck.
import { Divider, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { jobPages } from '#data/jobs/pipeline.ts';
import { expiringInvitesOf } from '#data/jobs/pipelineCounts.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { WhenSeen } from '#ui/page/WhenSeen.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { useRecount } from '#features/hiring/parts/useRecount.ts';
import { inboxOf } from './dashboardSources.ts';
import { DeletionsRow } from './DeletionsRow.tsx';
import { jobsPerPage } from './JobsPanel.tsx';
import { AiJobsRow, ExpiringRow, TechnicalIssuesRow, WaitingRow } from './NeedsMeRows.tsx';
import { needsMeOf, submittedRead } from './needsMe.ts';

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
    failed: dead,
    waiting: queued,
    troubles: technicalIssues,
    deletions,
  } = useLive(inboxOf(orgId));
  useRecount(submitted.items);
  const { scorecards, decisions } = needsMeOf(submitted.items, uid, now);
  const failed = dead.items.filter(({ data }) => data.error !== 'deletionAsked');
  const waiting = queued.items;
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
          <AiJobsRow orgId={orgId} kind="failed" jobs={failed} isCut={dead.more} />
        )}
        {waiting.length > 0 && (
          <AiJobsRow orgId={orgId} kind="waiting" jobs={waiting} isCut={queued.more} />
        )}
      </Stack>
      <WhenSeen margin="0px">
        <Boundary fallback={<></>} failed={() => <></>}>
          <Expiring orgId={orgId} mayInvite={mayInvite} isQuiet={isQuiet} />
        </Boundary>
      </WhenSeen>
    </Panel>
  );
}

/** Invitations about to end are counted by the server, so they come a moment later than the rest, and only where this end of the panel is seen. */
function Expiring({
  orgId,
  mayInvite,
  isQuiet,
}: {
  orgId: string;
  mayInvite: boolean;
  isQuiet: boolean;
}) {
  const { items, loading } = usePaged(jobPages(orgId, null));
  // Asked once it is known which jobs there are.
  return items.length > 0 || !loading ? (
    <ExpiringAmong
      orgId={orgId}
      open={
        mayInvite
          ? items.slice(0, jobsPerPage).filter(({ data: { status } }) => status === 'open')
          : []
      }
      isQuiet={isQuiet}
    />
  ) : null;
}

function ExpiringAmong({
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
