// What the dashboard reads before it shows anything, for the page itself and for whoever begins to read before the page is there.
import { combineSources } from '#data/firestore/combineSources.ts';
import { failedJobsOf, openJobsOf } from '#data/evaluation/aiJobs.ts';
import { jobPages, submittedOf } from '#data/jobs/pipeline.ts';
import { deletionsAskedOf } from '#data/review/dataRequests.ts';
import { technicalIssuesSource } from '#data/review/technicalIssues.ts';
import { readAheadLive } from '#ui/reading/useLive.ts';
import { readAheadPaged } from '#ui/reading/usePaged.ts';
import { submittedRead } from './needsMe.ts';

/** How many open reports are read, and how many requests for deletion. */
const shownTechnicalIssues = 20;

/** What may need somebody now. */
export function inboxOf(orgId: string) {
  return combineSources({
    submitted: submittedOf(orgId, submittedRead),
    // The same as the panel of the queue listens to, and the worker.
    failed: failedJobsOf(orgId),
    waiting: openJobsOf(orgId),
    troubles: technicalIssuesSource(orgId, shownTechnicalIssues),
    deletions: deletionsAskedOf(orgId, shownTechnicalIssues),
  });
}

/** Begins to read while it is still being asked who is there. */
export function readDashboardAhead(orgId: string): void {
  readAheadPaged(jobPages(orgId, null));
  readAheadLive(inboxOf(orgId));
}
