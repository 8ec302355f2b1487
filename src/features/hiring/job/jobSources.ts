/** What the job page reads before it shows anything, for whoever begins to read before the page is there. */
import type { JobRef } from '#data/firestore/refs.ts';
import { candidatePages } from '#data/jobs/candidatePages.ts';
import { jobSource } from '#data/jobs/interviews.ts';
import { parseView } from '#domain/candidate/candidateView.ts';
import { readAheadLive } from '#ui/reading/useLive.ts';
import { readAheadPaged } from '#ui/reading/usePaged.ts';

/** Begins to read while it is still being asked who is there: the job, and its candidates as the address shows them. */
export function readJobAhead(jobRef: JobRef, uid: string, address: URLSearchParams): void {
  readAheadLive(jobSource(jobRef));
  const tab = address.get('tab');
  if ((tab === null || tab === 'candidates') && address.get('view') !== 'board')
    readAheadPaged(
      candidatePages(
        jobRef,
        parseView((name) => address.get(name)),
        uid,
        new Date(),
      ),
    );
}
