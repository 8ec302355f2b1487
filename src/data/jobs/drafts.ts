// Drafts of job interviews: read live, saved with a revision guard, so that two tabs never overwrite each other unseen.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { kindOf, retakeLimits } from '#domain/jobs/answering.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Draft } from '#domain/jobs/interview.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import {
  collectionAt,
  docAt,
  liveDoc,
  liveList,
  read,
  readDoc,
} from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteDoc, runTransaction } from '#data/firestore/guardedWrites.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { requireOnline } from '#data/firestore/transactions.ts';

export interface DraftRef {
  orgId: string;
  draftId: string;
}

/** What a person writes in a draft; the rest is bookkeeping. */
export type DraftContent = Omit<
  Draft,
  'createdBy' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'rev'
>;

/** The content of a stored draft, every field present. */
export function readDraftContent(draft: Draft): DraftContent {
  const {
    title,
    level,
    mustHave,
    niceToHave,
    competencies,
    questions,
    description,
    language,
    type,
    retakes,
    closesAt,
    origin,
    from,
    blind,
  } = draft;
  return {
    title,
    level,
    mustHave,
    niceToHave,
    competencies,
    questions,
    description,
    language,
    type: kindOf({ type }),
    retakes: retakes ?? retakeLimits.usual,
    closesAt: closesAt ?? null,
    origin: origin ?? null,
    from: from ?? null,
    blind: blind ?? false,
  };
}

/** One draft; null while it does not exist. */
export function draftSource(draftRef: DraftRef): Source<Stored<Draft> | null> {
  return liveDoc('drafts', { orgId: draftRef.orgId, draftId: draftRef.draftId });
}

const timeoutMs = 4_000;

/** The draft as the server has it now; undefined when it does not answer soon. This device's cache may be older than what it has saved. */
export async function readFreshDraft(
  draftRef: DraftRef,
): Promise<Stored<Draft> | null | undefined> {
  if (!navigator.onLine) return undefined;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
  });
  return Promise.race([readDoc('drafts', { ...draftRef }, 'server').catch(() => undefined), late]);
}

/** The drafts of an organisation, the last edited first. */
export function draftsOf(orgId: string, pageSize: number): Source<Listed<Draft>> {
  return liveList(
    'drafts',
    `drafts/${orgId}/${pageSize}`,
    () =>
      query(collectionAt('drafts', { orgId }), orderBy('updatedAt', 'desc'), limit(pageSize + 1)),
    pageSize,
  );
}

export type DraftSaved =
  | { kind: 'saved'; rev: number }
  /** Somebody saved a later revision: nothing was written. */
  | { kind: 'behind'; stored: Stored<Draft> }
  /** It was published or discarded. */
  | { kind: 'gone' };

/** Saves a draft on top of the revision it was edited from (0: it is new). Settles only when the server has confirmed; throws a Fault offline. */
export async function saveDraft(
  draftRef: DraftRef,
  uid: string,
  content: DraftContent,
  baseRev: number,
): Promise<DraftSaved> {
  return retryOnConflict(() =>
    runTransaction(
      database(),
      async (transaction): Promise<DraftSaved> => {
        const reference = docAt('drafts', { ...draftRef });
        const snapshot = await transaction.get(reference);
        const stamp = { updatedBy: uid, updatedAt: serverTimestamp() };
        if (!snapshot.exists()) {
          if (baseRev > 0) return { kind: 'gone' };
          transaction.set(reference, {
            ...content,
            createdBy: uid,
            createdAt: serverTimestamp(),
            ...stamp,
            rev: 1,
          });
          return { kind: 'saved', rev: 1 };
        }
        const result = read('drafts', snapshot);
        if ('damaged' in result)
          throw new Fault('damaged', { values: { path: result.damaged.path } });
        if (result.stored.data.rev !== baseRev) return { kind: 'behind', stored: result.stored };
        transaction.update(reference, { ...content, ...stamp, rev: baseRev + 1 });
        return { kind: 'saved', rev: baseRev + 1 };
      },
      { maxAttempts: 3 },
    ),
  );
}

/** Throws a draft away. */
export async function discardDraft(draftRef: DraftRef): Promise<void> {
  requireOnline();
  await asFault(() => deleteDoc(docAt('drafts', { ...draftRef })));
}
