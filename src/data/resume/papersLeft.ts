// Papers of an interview that is over which never reached the company: the candidate saves or deletes them.
import type { CandidateRef } from '#data/firestore/refs.ts';
import { openPaperStore } from './paperStore.ts';
import { isPaperOnlyHere } from './papers.ts';

/** Files of an interview that is over and that only this device holds; nothing is sent. */
export async function papersLeft({
  orgId,
  interviewId,
  candidateUid,
}: CandidateRef): Promise<{ fileName: string; file: Blob }[]> {
  const all = await openPaperStore().all(`${orgId}/${interviewId}/${candidateUid}`);
  return all.flatMap(({ paper, bytes }) =>
    bytes && isPaperOnlyHere(paper)
      ? [{ fileName: paper.fileName, file: new Blob([bytes], { type: paper.mime }) }]
      : [],
  );
}

/** Deletes such files from this device, for good. */
export async function deletePapersLeft({
  orgId,
  interviewId,
  candidateUid,
}: CandidateRef): Promise<void> {
  await openPaperStore().forget(`${orgId}/${interviewId}/${candidateUid}`);
}
