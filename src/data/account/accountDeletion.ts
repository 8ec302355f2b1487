// Deletes somebody's own account: what they asked of companies, their seat, their files, every document of theirs, and last the sign-in. Can be broken off and gone on with anywhere.
import { limit, query, serverTimestamp } from 'firebase/firestore';
import type { Deletion } from '#domain/account/deletion.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { withdrawFromInterview } from '#data/candidate/candidate.ts';
import { forgetOnDevice } from './deviceForget.ts';
import { database } from '#data/firestore/database.ts';
import { deleteDocuments } from '#data/firestore/deleteDocuments.ts';
import { collectionAt, docAt, liveDoc, readDoc, readList } from '#data/firestore/documents.ts';
import { asFault, faultOf } from '#data/firestore/faults.ts';
import { deleteFilesBelow } from '#data/firestore/files.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { removeMember } from '#data/company/members.ts';
import { readDocuments, listFoldersBelow, listRealFolders } from './ownWalk.ts';
import { askCompany } from '#data/candidate/receipt.ts';
import { deleteSignIn, maySignInGo } from './signIns.ts';
import { leaveMirror } from './users.ts';

export const deletionSteps = ['companies', 'files', 'documents', 'account'] as const;
type DeletionStep = (typeof deletionSteps)[number];
export interface DeletionProgress {
  step: DeletionStep;
  files: number;
  documents: number;
}
/** What goes beside the account: applications taken back, deletions asked for, a seat given back. */
export interface DeletionWish {
  withdraw: readonly CandidateRef[];
  ask: readonly CandidateRef[];
  /** The company one belongs to; its owner hands over first. */
  leave: string | null;
}

/** A document deleted looks at two others; twenty may be looked at in a commit. */
const perCommit = 8;
const textsMost = 50;
const workersMost = 100;

/** There is one from the moment the deletion begins until the last commit. */
export function deletionOf(uid: string): Source<Stored<Deletion> | null> {
  return liveDoc('deletions', { uid });
}

/** Everything below a place of the table, such as "users/{uid}/". */
async function deleteBelow(
  prefix: string,
  known: Readonly<Record<string, string>>,
  onDeleted: (count: number) => void,
): Promise<void> {
  // The deepest first: the way to them leads through the others.
  const folders = listFoldersBelow(prefix).toSorted(
    (a, b) => b.split('/').length - a.split('/').length,
  );
  for (const folder of folders) {
    for (const real of await listRealFolders(folder, known)) {
      for await (const docs of readDocuments(real))
        await deleteDocuments(
          docs.map(({ ref }) => ref),
          perCommit,
          onDeleted,
        );
    }
  }
}

/** What one kept as a colleague, then the seat; what one wrote there about others stays with the company. */
async function leaveCompany(
  orgId: string,
  uid: string,
  onDeleted: (count: number) => void,
): Promise<void> {
  const membership = await readDoc('members', { orgId, uid }, 'server').catch((error: unknown) => {
    if (faultOf(error).code === 'permissionDenied') return null;
    throw error;
  });
  if (!membership) return leaveMirror(uid);
  if (membership.data.role === 'owner') throw new Fault('conflict');
  if (membership.data.status === 'active' && membership.data.role !== 'compliance') {
    await deleteBelow('organizations/{orgId}/members/{uid}/', { orgId, uid }, onDeleted);
    const { items } = await readList(
      'workers',
      query(collectionAt('workers', { orgId }), limit(workersMost)),
      workersMost,
    );
    await deleteDocuments(
      items
        .filter(({ data }) => data.uid === uid)
        .map(({ id: workerId }) => docAt('workers', { orgId, workerId })),
      perCommit,
      onDeleted,
    );
  }
  await removeMember(orgId, uid);
}

async function mark(uid: string): Promise<void> {
  if (await readDoc('deletions', { uid }, 'server')) return;
  const batch = writeBatch(database());
  batch.set(docAt('deletions', { uid }), { at: serverTimestamp() });
  batch.update(docAt('users', { uid }), { leaving: true });
  await asFault(() => batch.commit());
}

/** Documents of the person that lie in other places. */
async function deleteElsewhere(uid: string, onDeleted: (count: number) => void): Promise<void> {
  const { items, damaged } = await readList(
    'legalTexts',
    query(collectionAt('legalTexts', {}), limit(textsMost)),
    textsMost,
  );
  await deleteDocuments(
    [...items, ...damaged].map(({ id: textId }) => docAt('legalAcceptances', { textId, uid })),
    perCommit,
    () => undefined,
  );
  await deleteBelow('customers/{uid}/', { uid }, onDeleted);
  await deleteDocuments([docAt('publicProfiles', { uid })], perCommit, () => undefined);
}

async function run(
  uid: string,
  wish: DeletionWish,
  report: (more: Partial<DeletionProgress>) => void,
): Promise<void> {
  requireOnline();
  const deleted = (documents: number): void => report({ documents });
  if (await readDoc('suspensions', { uid }, 'server')) throw new Fault('permissionDenied');
  if (await readDoc('users', { uid }, 'server')) {
    report({ step: 'companies' });
    for (const candidateRef of wish.withdraw) {
      await withdrawFromInterview(candidateRef);
    }
    for (const candidateRef of wish.ask) {
      await askCompany(candidateRef, 'delete', '');
    }
    if (wish.leave) await leaveCompany(wish.leave, uid, deleted);
    await mark(uid);
    report({ step: 'files' });
    await deleteFilesBelow(`users/${uid}`, (files) => report({ files }));
    await deleteFilesBelow(`avatars/${uid}`, (files) => report({ files }));
    report({ step: 'documents' });
    await deleteBelow('users/{uid}/', { uid }, deleted);
    await deleteElsewhere(uid, deleted);
    report({ step: 'account' });
    requireOnline();
    if (!(await maySignInGo())) throw new Fault('requiresRecentLogin');
    // Another tab may have written until the mark was known there.
    await deleteBelow('users/{uid}/', { uid }, deleted);
    const batch = writeBatch(database());
    batch.delete(docAt('users', { uid }));
    batch.delete(docAt('deletions', { uid }));
    await asFault(() => batch.commit());
  } else report({ step: 'account' });
  await deleteSignIn(uid);
  await forgetOnDevice(uid);
}

interface Running {
  end: Promise<void>;
  listeners: Set<(progress: DeletionProgress) => void>;
  progress: DeletionProgress;
}
const running = new Map<string, Running>();

/** True while this page deletes the account. */
export function isDeletingHere(uid: string): boolean {
  return running.has(uid);
}

/** Deletes the account of whoever is signed in. What is gone stays gone when it is broken off; the next run goes on with the rest. Asked for twice on one page it runs once. Throws a Fault: "offline", "requiresRecentLogin", "conflict" for the owner of a company. */
export function deleteAccount(
  uid: string,
  wish: DeletionWish,
  onProgress: (progress: DeletionProgress) => void,
): Promise<void> {
  const known = running.get(uid);
  if (known) {
    known.listeners.add(onProgress);
    onProgress(known.progress);
    return known.end;
  }
  const listeners = new Set([onProgress]);
  const now: Running = {
    listeners,
    progress: { step: 'companies', files: 0, documents: 0 },
    end: Promise.resolve(),
  };
  running.set(uid, now);
  now.end = run(uid, wish, ({ step, files = 0, documents = 0 }) => {
    now.progress = {
      step: step ?? now.progress.step,
      files: now.progress.files + files,
      documents: now.progress.documents + documents,
    };
    for (const emit of listeners) emit(now.progress);
  }).finally(() => running.delete(uid));
  return now.end;
}
