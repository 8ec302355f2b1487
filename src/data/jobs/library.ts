// The library of an organisation: found by kind, language and words, written with a revision guard.
import {
  count as countOf,
  getAggregateFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import {
  isFound,
  termsOf,
  type ItemOf,
  type LibraryEntry,
  type LibraryItem,
  libraryKinds,
  type LibraryKind,
} from '#domain/jobs/library.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { listSearchTerms } from '#domain/text/terms.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteDoc, runTransaction, setDoc } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { pollingSource } from '#data/firestore/pollingSource.ts';
import { noteReads } from '#data/base/reads.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readRequired, requireOnline } from '#data/firestore/transactions.ts';

export interface LibrarySearch<Kind extends LibraryKind = LibraryKind> {
  kind: Kind;
  /** Null: every language. */
  language: string | null;
  words: string;
}

/** A page of one kind, the last changed first. Reads at most pageSize + 1 documents: the server looks for the longest word, the others are looked for in what it gave. */
export function libraryOf<Kind extends LibraryKind>(
  orgId: string,
  { kind, language, words }: LibrarySearch<Kind>,
  pageSize: number,
): Source<Listed<ItemOf<Kind>>> {
  const [term] = listSearchTerms(words);
  const make = () =>
    query(
      collectionAt('library', { orgId }),
      where('kind', '==', kind),
      ...(language ? [where('language', '==', language)] : []),
      ...(term ? [where('terms', 'array-contains', term)] : []),
      orderBy('updatedAt', 'desc'),
      limit(pageSize + 1),
    );
  const found = liveList(
    'library',
    `library/${orgId}/${kind}/${language ?? ''}/${term ?? ''}/${pageSize}`,
    make,
    pageSize,
  );
  const isWanted = (item: Stored<LibraryItem>): item is Stored<ItemOf<Kind>> =>
    item.data.kind === kind && isFound(item.data, words);
  return {
    key: `${found.key}/${listSearchTerms(words).join(' ')}`,
    subscribe: (next, fail) =>
      found.subscribe((list) => next({ ...list, items: list.items.filter(isWanted) }), fail),
  };
}

/** The most that is counted of a kind. */
export const libraryCountMost = 200;
const countAgainMs = 300_000;

/** How many entries there are of each kind, counted by the server up to `libraryCountMost`. */
export function libraryCountsOf(orgId: string): Source<Record<LibraryKind, number>> {
  return pollingSource(
    `libraryCounts/${orgId}`,
    async () =>
      Object.fromEntries(
        await Promise.all(
          libraryKinds.map(async (kind) => {
            noteReads('count', 1);
            const counted = await asFault(() =>
              getAggregateFromServer(
                query(
                  collectionAt('library', { orgId }),
                  where('kind', '==', kind),
                  limit(libraryCountMost),
                ),
                { count: countOf() },
              ),
            );
            return [kind, counted.data().count] as const;
          }),
        ),
      ) as Record<LibraryKind, number>,
    countAgainMs,
  );
}

/** Without what Firestore cannot keep. */
function toPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(toPlain) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, toPlain(item)]),
  ) as T;
}

function toWritten(entry: LibraryEntry, uid: string): Record<string, unknown> {
  const { kind, title, tags, language, body } = entry;
  return {
    kind,
    title: title.trim(),
    tags,
    language,
    body: toPlain(body),
    terms: termsOf(entry),
    updatedBy: uid,
    updatedAt: serverTimestamp(),
  };
}

/** Adds an entry; returns its id. */
export async function addToLibrary(
  orgId: string,
  uid: string,
  entry: LibraryEntry,
): Promise<string> {
  requireOnline();
  const itemId = createId();
  await asFault(() =>
    setDoc(docAt('library', { orgId, itemId }), {
      ...toWritten(entry, uid),
      createdBy: uid,
      rev: 1,
    }),
  );
  return itemId;
}

/** Changes an entry as it was at `rev`; "conflict" when somebody else changed it since, "notFound" when it is gone. */
export async function changeInLibrary(
  orgId: string,
  itemId: string,
  uid: string,
  rev: number,
  entry: LibraryEntry,
): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const known = await readRequired(transaction, 'library', { orgId, itemId });
      if (known.rev !== rev) throw new Fault('conflict');
      transaction.update(docAt('library', { orgId, itemId }), {
        ...toWritten(entry, uid),
        rev: rev + 1,
      });
      return true as const;
    }),
  );
}

/** Takes an entry out of the library. Interviews that were made with it keep what they took. */
export async function removeFromLibrary(orgId: string, itemId: string): Promise<true> {
  requireOnline();
  await asFault(() => deleteDoc(docAt('library', { orgId, itemId })));
  return true;
}
