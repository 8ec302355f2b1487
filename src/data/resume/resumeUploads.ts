// A candidate's uploads on their way, as the room uses them.
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { ResumeUploadPorts, ResumeUploadQueue } from './resumeUploadContract.ts';
import { ResumeUploadSending } from './resumeUploadSending.ts';

/** Makes the upload queue of one session. */
export function createResumeUploadQueue(
  candidateRef: CandidateRef,
  world: ResumeUploadPorts,
): ResumeUploadQueue {
  const sending = new ResumeUploadSending({ candidateRef, world });
  return {
    uploads: () => sending.uploads,
    subscribe: sending.changes.subscribe,
    open: () => sending.open(),
    close: () => sending.close(),
    choose: (upload) => sending.choose(upload),
    correct: (answerId, corrected, known) => sending.correct(answerId, corrected, known),
    retry: () => sending.retry(),
    forget: () => sending.forget(),
  };
}
