// What the dashboard rests on, read at once and bounded: jobs, sets, attempts, the main resume; and the employers' interviews, whose failure leaves the rest alone.
import { combineSources } from '#data/firestore/combineSources.ts';
import { seekerDocumentSource, seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { ownInterviewsOf, type OwnInterviews } from '#data/candidate/runningInterviews.ts';
import { seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { upcomingOf, type Upcoming } from '#domain/seeker/jobEvents.ts';
import { nextStepOf, countPracticeDays, type NextStep } from '#domain/seeker/nextStep.ts';
import { masterOf, type OwnResume } from '#domain/seeker/ownResume.ts';
import { readMadeAt, trendOf, type CompetencyTrend } from '#domain/seeker/practiceTrend.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { findDayAround, reviewsOf, type Reviews } from '#domain/seeker/spacedReview.ts';
import { stateOf, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { wrapResult, valueOf, type Loadable } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';

/** How many of each are looked at: as many as the pages that list them, so that nothing is read twice. */
const most = { jobs: 100, sets: 100, attempts: 100, resumes: 5 } as const;
const nothing: Source<null> = {
  key: 'home/nothing',
  subscribe: (next) => {
    next(null);
    return () => undefined;
  },
};

export interface Home {
  now: Date;
  /** Nothing is here yet: no job, no set, no attempt, no resume. */
  isEmpty: boolean;
  step: NextStep;
  jobs: readonly Stored<TrackedJob>[];
  moreJobs: boolean;
  upcoming: readonly Upcoming[];
  trends: readonly CompetencyTrend[];
  reviews: Reviews;
  attempts: number;
  /** Of the last seven days, those with practice. */
  days: number;
  master: Stored<OwnResume> | null;
  /** The open job that something is ahead for, else the one changed last. */
  target: Stored<TrackedJob> | null;
  employers: Loadable<OwnInterviews>;
}

function targetOf(
  jobs: readonly Stored<TrackedJob>[],
  upcoming: readonly Upcoming[],
): Stored<TrackedJob> | null {
  const [first] = upcoming;
  return (
    jobs.find(({ id }) => id === first?.jobId) ??
    jobs.find(({ data }) => stateOf(data.status) !== 'closed') ??
    null
  );
}

/** Suspends until one's own documents are loaded. */
export function useHome(uid: string): Home {
  const now = useNow();
  const { jobs, sets, attempts, profile } = useLive(
    combineSources({
      jobs: seekerDocumentsSource(uid, 'jobTrackers', most.jobs),
      sets: seekerDocumentsSource(uid, 'practiceSessions', most.sets),
      attempts: seekerDocumentsSource(uid, 'practiceAttempts', most.attempts),
      profile: seekerProfileOf(uid),
    }),
  );
  const masterId = profile?.data.masterId ?? null;
  const resumes = useLive(seekerDocumentsSource(uid, 'resumes', most.resumes)).items;
  const isListed = masterId === null || resumes.some(({ id }) => id === masterId);
  const named = useLive<Stored<OwnResume> | null>(
    isListed ? nothing : seekerDocumentSource(uid, 'resumes', masterId),
  );
  const master = named ?? masterOf(resumes, masterId);
  const seen = useLive(wrapResult(ownInterviewsOf(uid)));
  const running = (valueOf(seen)?.running ?? []).filter(
    ({ until }) => until === null || now < until,
  );
  const employers: Loadable<OwnInterviews> =
    seen.kind === 'ready' ? { kind: 'ready', value: { ...seen.value, running } } : seen;
  const upcoming = upcomingOf(jobs.items, now);
  const trends = trendOf(attempts.items);
  const reviews = reviewsOf(attempts.items, findDayAround(now));
  const step = nextStepOf({
    now,
    running,
    jobs: jobs.items,
    upcoming,
    sets: sets.items,
    trends,
    attempts: attempts.items.length,
    due: reviews.due.map(({ question }) => question),
    hasMaster: master !== null,
  });
  return {
    now,
    step,
    jobs: jobs.items,
    moreJobs: jobs.more,
    upcoming,
    trends,
    reviews,
    attempts: attempts.items.length,
    days: countPracticeDays(
      attempts.items.map(({ data }) => readMadeAt(data)),
      now,
    ),
    master,
    employers,
    target: targetOf(jobs.items, upcoming),
    isEmpty: jobs.items.length + sets.items.length + attempts.items.length === 0 && master === null,
  };
}
