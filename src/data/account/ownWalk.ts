// Everything below a place that belongs to one person, found by the table of all documents: a new kind is found without being named.
import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { collections } from '#data/firestore/collections.ts';
import { database } from '#data/firestore/database.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { noteReads } from '#data/base/reads.ts';

const perRead = 100;

/** The folders below a place such as "users/{uid}/", each once, as they stand in the table. */
export function listFoldersBelow(prefix: string): string[] {
  const paths = Object.values(collections)
    .map(({ path }) => path as string)
    .filter((path) => path.startsWith(prefix));
  return [...new Set(paths.map((path) => path.replace(/\/[^/]+$/, '')))];
}

/** The documents of one folder, page by page, from the server. Throws a Fault. */
export async function* readDocuments(folder: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const after = last ? [startAfter(last)] : [];
    // Each page begins where the one before it ended.
    const { docs } = await retryRead(() =>
      getDocsFromServer(
        query(collection(database(), folder), orderBy(documentId()), ...after, limit(perRead)),
      ),
    );
    noteReads('own', docs.length);
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (docs.length < perRead) return;
  }
}

/** A folder of the table as real folders: what is in braces and is not known is looked up. */
export async function listRealFolders(
  folder: string,
  known: Readonly<Record<string, string>>,
): Promise<string[]> {
  const steps = folder
    .replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole)
    .split('/');
  const open = steps.findIndex((step) => step.startsWith('{'));
  if (open < 0) return [steps.join('/')];
  const found: string[] = [];
  for await (const docs of readDocuments(steps.slice(0, open).join('/'))) {
    for (const { id } of docs)
      found.push(
        ...(await listRealFolders(
          [...steps.slice(0, open), id, ...steps.slice(open + 1)].join('/'),
          {},
        )),
      );
  }
  return found;
}
