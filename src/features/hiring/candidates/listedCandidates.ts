// The job whose candidates are listed, and what has been read of them so far.
import type { JobRef } from '#data/firestore/refs.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { PagedList } from '#ui/reading/usePaged.ts';

export interface ListedJob {
  jobRef: JobRef;
  title: string;
  language: string;
}

export type CandidatesRead = Omit<PagedList<Candidate>, 'damaged'>;
