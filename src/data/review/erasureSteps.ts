// The steps of erasing one interview; each can be done again.
import { getDocsFromServer, limit, query, serverTimestamp, where } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { updateCandidate } from '#data/candidate/candidateRow.ts';
import { collections, type CollectionName, type RefOf } from '#data/firestore/collections.ts';
import { database } from '#data/firestore/database.ts';
import { deleteDocuments } from '#data/firestore/deleteDocuments.ts';
import { collectionAt, docAt, readDoc, readList } from '#data/firestore/documents.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { noteReads } from '#data/base/reads.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, addAuditEntry } from '#data/firestore/transactions.ts';

/** A document deleted looks at three others; twenty may be looked at in a commit. */
export const perCommit = 6;
const perRead = 60;
const sessionPath = `${collections.sessions.path}/`;

/** Every kind of document below a session, from the table of all documents: a new kind is erased without being named here. */
export const belowSession = (Object.keys(collections) as CollectionName[]).filter((name) =>
  collections[name].path.startsWith(sessionPath),
);

/** From here on nobody adds anything, and only managers see that it still exists. The log says who began. */
export async function markErasing(candidateRef: CandidateRef, uid: string): Promise<void> {
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
export async function deleteKind(
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
    const { docs } = await retryRead(() => getDocsFromServer(query(below, limit(perRead))));
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
export async function deletePerson(
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
export async function deleteOtherRequests(
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

/** The session goes in the commit that gives its slots back, closes the request, and adds the audit entry. */
export async function deleteSession(candidateRef: CandidateRef, uid: string): Promise<void> {
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
