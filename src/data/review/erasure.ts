// Erases one candidate's interview: every file, every document below the session, who they are, and last the session with the places it took. Can be broken off and started again anywhere.
import { getDocsFromServer, limit, query, serverTimestamp, where } from 'firebase/firestore';
import { aiJobId } from '#domain/evaluation/aiJob.ts';
import { Fault } from '#domain/base/fault.ts';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { updateCandidate } from '#data/candidate/candidateRow.ts';
import { collections, type CollectionName, type RefOf } from '#data/firestore/collections.ts';
import { database } from '#data/firestore/database.ts';
import { deleteDocuments } from '#data/firestore/deleteDocuments.ts';
import { collectionAt, docAt, readDoc, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteFilesBelow } from '#data/firestore/files.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { noteReads } from '#data/base/reads.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, addAuditEntry, requireOnline } from '#data/firestore/transactions.ts';
import { shareTokens } from './shares.ts';

/** How many files and documents are gone so far in this run. */
export interface ErasureProgress {
  files: number;
  documents: number;
}

/** A document deleted looks at three others; twenty may be looked at in a commit. */
const perCommit = 6;
const perRead = 60;
const sessionPath = `${collections.sessions.path}/`;

/** Every kind of document below a session, from the table of all documents: a new kind is erased without being named here. */
export const belowSession = (Object.keys(collections) as CollectionName[]).filter((name) =>
  collections[name].path.startsWith(sessionPath),
);

/** From here on nobody adds anything, and only managers see that it still exists. The log says who began. */
async function markErasing(candidateRef: CandidateRef, uid: string): Promise<void> {
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const session = await readOptional(transaction, 'sessions', { ...candidateRef });
      if (!session || session.status === 'erasing') return;
      transaction.update(docAt('sessions', candidateRef), {
        status: 'erasing',
        retiredBy: uid,
        auditId: addAuditEntry(
          transaction,
          candidateRef.orgId,
          uid,
          'session.erasing',
          targetOf(candidateRef),
        ),
        rev: session.rev + 1,
      });
      updateCandidate(transaction, candidateRef, { status: 'erasing' });
    }),
  );
}

/** Deletes what is below the session of one kind, damaged documents too. */
async function deleteKind(
  name: CollectionName,
  candidateRef: CandidateRef,
  onDeleted: (count: number) => void,
): Promise<void> {
  const last = collections[name].path.split('/').at(-1) ?? '';
  // Under a fixed name there is one, or none: deleting nothing does no harm.
  if (!last.startsWith('{'))
    return deleteDocuments(
      [docAt(name, { ...candidateRef } as RefOf<CollectionName>)],
      perCommit,
      () => undefined,
    );
  const below = collectionAt(name, { ...candidateRef } as Partial<RefOf<CollectionName>>);
  for (;;) {
    const { docs } = await asFault(() => getDocsFromServer(query(below, limit(perRead))));
    noteReads(name, docs.length);
    await deleteDocuments(
      docs.map(({ ref }) => ref),
      perCommit,
      onDeleted,
    );
    if (docs.length < perRead) return;
  }
}

/** Who was invited, under which code, what they asked for beside the invitation, and the mails to them. */
async function deletePerson(
  { orgId, interviewId }: CandidateRef,
  token: string,
  onDeleted: (count: number) => void,
): Promise<void> {
  const inviteRef = { orgId, interviewId, token };
  const details = await readDoc('inviteDetails', inviteRef, 'server');
  const code = details ? await readDoc('inviteCodes', { code: details.data.code }, 'server') : null;
  const about = `interviews/${interviewId}/inviteDetails/${token}`;
  const mails = await readList(
    'mail',
    query(
      collectionAt('mail', {}),
      where('orgId', '==', orgId),
      where('about', '==', about),
      limit(perRead),
    ),
    perRead,
  );
  // Those about a blind interview stand in no list; they are numbered.
  const numbered = (await readDoc('interviews', { orgId, interviewId }))?.data.blind
    ? Array.from({ length: details?.data.mailed ?? 0 }, (_, n) => `${token}_${n + 1}`)
    : [];
  const ids = [...mails.items, ...mails.damaged].map(({ id }) => id).concat(numbered);
  await deleteDocuments(
    [
      ...ids.map((mailId) => docAt('mail', { mailId })),
      ...(code ? [docAt('inviteCodes', { code: code.id })] : []),
      docAt('accommodations', inviteRef),
    ],
    perCommit,
    onDeleted,
  );
  // Last: they lead to the rest.
  if (details) await deleteDocuments([docAt('inviteDetails', inviteRef)], perCommit, onDeleted);
}

/** Requests of this person about this interview; the one for deletion stays, as what it was. */
async function deleteOtherRequests(
  { orgId, interviewId, candidateUid }: CandidateRef,
  onDeleted: (count: number) => void,
): Promise<void> {
  const { items } = await readList(
    'dataRequests',
    query(
      collectionAt('dataRequests', { orgId }),
      where('uid', '==', candidateUid),
      where('interviewId', '==', interviewId),
      limit(10),
    ),
    9,
  );
  await deleteDocuments(
    items
      .filter(({ data }) => data.type !== 'delete')
      .map(({ id }) => docAt('dataRequests', { orgId, id })),
    perCommit,
    onDeleted,
  );
}

/** The session goes in the commit that gives its places back, closes the request, and says so in the audit log. */
async function deleteSession(candidateRef: CandidateRef, uid: string): Promise<void> {
  const { orgId, interviewId, candidateUid } = candidateRef;
  const { items } = await readList(
    'dataRequests',
    query(
      collectionAt('dataRequests', { orgId }),
      where('uid', '==', candidateUid),
      where('interviewId', '==', interviewId),
      limit(10),
    ),
    9,
  );
  const asked = items.find(({ data }) => data.type === 'delete' && data.status === 'open');
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const [session, organization, interview] = [
        await readOptional(transaction, 'sessions', { ...candidateRef }),
        await readOptional(transaction, 'organizations', { orgId }),
        await readOptional(transaction, 'interviews', { orgId, interviewId }),
      ];
      if (!session) return;
      if (!organization || !interview) throw new Fault('notFound');
      const { videos, documents } = organization.usage.storage;
      transaction.update(docAt('organizations', { orgId }), {
        'usage.storage.videos.used': videos.used - interview.slots.videos,
        'usage.storage.documents.used': documents.used - interview.slots.documents,
        lastOp: {
          kind: 'erase',
          id: candidateUid,
          by: uid,
          at: serverTimestamp(),
          parent: interviewId,
          log: addAuditEntry(transaction, orgId, uid, 'session.erase', targetOf(candidateRef)),
        },
      });
      transaction.delete(docAt('sessions', candidateRef));
      transaction.delete(docAt('candidates', candidateRef));
      if (asked)
        transaction.update(docAt('dataRequests', { orgId, id: asked.id }), {
          status: 'done',
          closedAt: serverTimestamp(),
          closedBy: uid,
        });
    }),
  );
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
  const jobId = aiJobId(interviewId, candidateUid);
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
