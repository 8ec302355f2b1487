// Files of an interview that is over which never reached the company: the candidate saves or deletes them.
import type { CandidateRef } from '#data/firestore/refs.ts';
import { openResumeUploadStore } from './resumeUploadStore.ts';
import { isUploadLocalOnly } from './resumeUploadContract.ts';

/** Files of an interview that is over and that only this device holds; nothing is sent. */
export async function findLeftoverResumes({
  orgId,
  interviewId,
  candidateUid,
}: CandidateRef): Promise<{ fileName: string; file: Blob }[]> {
  const all = await openResumeUploadStore().all(`${orgId}/${interviewId}/${candidateUid}`);
  return all.flatMap(({ upload, bytes }) =>
    bytes && isUploadLocalOnly(upload)
      ? [{ fileName: upload.fileName, file: new Blob([bytes], { type: upload.mime }) }]
      : [],
  );
}

/** Deletes such files from this device, for good. */
export async function deleteLeftoverResumes({
  orgId,
  interviewId,
  candidateUid,
}: CandidateRef): Promise<void> {
  await openResumeUploadStore().forget(`${orgId}/${interviewId}/${candidateUid}`);
}
