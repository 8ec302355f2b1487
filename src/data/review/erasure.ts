// Erases one candidate's interview: every file, every document below the session, who they are, and last the session with the places it took. Can be broken off and started again anywhere.
import { buildAiJobId } from '#domain/evaluation/aiJob.ts';
import { deleteDocuments } from '#data/firestore/deleteDocuments.ts';
import { docAt, readDoc } from '#data/firestore/documents.ts';
import { deleteFilesBelow } from '#data/firestore/files.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { shareTokens } from './shares.ts';
import {
  perCommit,
  belowSession,
  markErasing,
  deleteKind,
  deletePerson,
  deleteOtherRequests,
  deleteSession,
} from './erasureSteps.ts';

/** How many files and documents are gone so far in this run. */
export interface ErasureProgress {
  files: number;
  documents: number;
}

async function erase(
  candidateRef: CandidateRef,
  uid: string,
  report: (more: Partial<ErasureProgress>) => void,
): Promise<true> {
  requireOnline();
  const { orgId, interviewId, candidateUid } = candidateRef;
  const session = await readDoc('sessions', candidateRef, 'server');
  if (!session) return true;
  const deleted = (documents: number): void => report({ documents });
  await markErasing(candidateRef, uid);
  await deleteFilesBelow(`interviews/${orgId}/${interviewId}/${candidateUid}`, (files) =>
    report({ files }),
  );
  for (const name of belowSession) {
    await deleteKind(name, candidateRef, deleted);
  }
  const jobId = buildAiJobId(interviewId, candidateUid);
  if (await readDoc('aiJobs', { orgId, jobId }, 'server'))
    await deleteDocuments([docAt('aiJobs', { orgId, jobId })], perCommit, deleted);
  for (const token of await shareTokens(candidateRef)) {
    await deleteDocuments(
      [docAt('shareMaterial', { orgId, token }), docAt('shares', { orgId, token })],
      perCommit,
      deleted,
    );
  }
  await deletePerson(candidateRef, session.data.inviteToken, deleted);
  await deleteOtherRequests(candidateRef, deleted);
  // Sums lose this person too. Whether there was anything is not read: nobody here may know.
  await deleteDocuments(
    [docAt('selfIds', candidateRef), docAt('tallies', candidateRef)],
    perCommit,
    () => undefined,
  );
  await deleteSession(candidateRef, uid);
  return true;
}

interface Running {
  end: Promise<true>;
  listeners: Set<(progress: ErasureProgress) => void>;
  progress: ErasureProgress;
}
const running = new Map<string, Running>();

/** True while this page erases the interview of this candidate. */
export function isErasingHere(candidateRef: CandidateRef): boolean {
  return running.has(docAt('sessions', candidateRef).path);
}

/** Erases the interview of one candidate; managers only. What is gone stays gone when it is broken off; the next run goes on with the rest. Asked for twice on one page it runs once. Throws a Fault. */
export function eraseCandidate(
  candidateRef: CandidateRef,
  uid: string,
  onProgress: (progress: ErasureProgress) => void,
): Promise<true> {
  const { path } = docAt('sessions', candidateRef);
  const known = running.get(path);
  if (known) {
    known.listeners.add(onProgress);
    onProgress(known.progress);
    return known.end;
  }
  const listeners = new Set([onProgress]);
  let progress: ErasureProgress = { files: 0, documents: 0 };
  const end = erase(candidateRef, uid, ({ files = 0, documents = 0 }) => {
    progress = { files: progress.files + files, documents: progress.documents + documents };
    const now = running.get(path);
    if (now) now.progress = progress;
    for (const emit of listeners) emit(progress);
  }).finally(() => running.delete(path));
  running.set(path, { end, listeners, progress });
  return end;
}
