// Typed paths, converters and live sources: the only way from a collection's row to its documents.
import {
  collection,
  doc,
  getDoc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  Timestamp,
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type FieldValue,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { Damaged, Listed, Source, Stored } from '#domain/base/source.ts';
import { collections, type CollectionName, type DataOf, type RefOf } from './collections.ts';
import { connection } from './connection.ts';
import { database } from './database.ts';
import { wakeEmulator } from './emulatorWake.ts';
import { faultOf } from './faults.ts';
import { retryRead } from './readRetry.ts';
import { countReads, noteReads, timeRead } from '#data/base/reads.ts';

/** Data on its way to the server: any field may be a server-side value. */
export type ToWrite<T> = { [K in keyof T]: T[K] | FieldValue };

function fillPath(path: string, documentRef: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = documentRef[name];
    if (!value || value.includes('/')) throw new Fault('notFound', { values: { name } });
    return value;
  });
}

/** Reference to one document. */
export function docAt<Name extends CollectionName>(
  name: Name,
  documentRef: RefOf<Name>,
): DocumentReference {
  return doc(database(), fillPath(collections[name].path, documentRef));
}

/** Reference to the collection that holds the row's documents; the last placeholder is not needed. */
export function collectionAt<Name extends CollectionName>(
  name: Name,
  documentRef: Partial<RefOf<Name>>,
): CollectionReference {
  const path = collections[name].path.replace(/\/[^/]+$/, '');
  return collection(database(), fillPath(path, documentRef as Record<string, string>));
}

function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlain(item)]));
  return value;
}

/** A snapshot held against its schema. Pending server times read as the local estimate. */
export function read<Name extends CollectionName>(
  name: Name,
  snapshot: QueryDocumentSnapshot | DocumentSnapshot,
): { stored: Stored<DataOf<Name>> } | { damaged: Damaged } {
  const result = collections[name].schema.safeParse(
    toPlain(snapshot.data({ serverTimestamps: 'estimate' }) as DocumentData),
  );
  const { id } = snapshot;
  const { path } = snapshot.ref;
  if (result.success)
    return {
      stored: {
        id,
        path,
        data: result.data as DataOf<Name>,
        pending: snapshot.metadata.hasPendingWrites,
      },
    };
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  console.error(`Damaged document ${path}`, problems);
  return { damaged: { id, path, problems } };
}

function toStoredOrNull<Name extends CollectionName>(
  name: Name,
  snapshot: DocumentSnapshot,
): Stored<DataOf<Name>> | null {
  if (!snapshot.exists()) return null;
  const result = read(name, snapshot);
  if ('damaged' in result) throw new Fault('damaged', { values: { path: result.damaged.path } });
  return result.stored;
}

/** Reads one document; null when it does not exist. Throws a Fault, "damaged" when it does not fit its schema. */
export async function readDoc<Name extends CollectionName>(
  name: Name,
  documentRef: RefOf<Name>,
  from: 'anywhere' | 'server' = 'anywhere',
): Promise<Stored<DataOf<Name>> | null> {
  noteReads(name, 1);
  const reference = docAt(name, documentRef);
  const answer = timeRead(name, reference.path);
  try {
    const snapshot = await retryRead(() =>
      (from === 'server' ? getDocFromServer : getDoc)(reference),
    );
    answer();
    return toStoredOrNull(name, snapshot);
  } catch (error) {
    throw faultOf(error);
  }
}

/** One document that stays current; null while it does not exist. */
export function liveDoc<Name extends CollectionName>(
  name: Name,
  documentRef: RefOf<Name>,
): Source<Stored<DataOf<Name>> | null> {
  const reference = docAt(name, documentRef);
  return {
    key: reference.path,
    subscribe: (next, fail) => {
      const reads = countReads(name, reference.path);
      reads.note(1);
      const answer = timeRead(name, reference.path);
      const reading = connection.follow();
      const stop = onSnapshot(
        reference,
        { includeMetadataChanges: true },
        (snapshot) => {
          reading.seen(snapshot.metadata.fromCache);
          if (!snapshot.metadata.fromCache) answer();
          // A missing document in the cache is not yet known to be missing on the server.
          if (!snapshot.exists() && snapshot.metadata.fromCache && navigator.onLine) return;
          try {
            next(toStoredOrNull(name, snapshot));
          } catch (error) {
            fail(error);
          }
        },
        (error) => {
          reading.end();
          wakeEmulator();
          fail(faultOf(error));
        },
      );
      return () => {
        reads.end();
        reading.end();
        stop();
      };
    },
  };
}

/** The documents of a query, those that do not fit their schema apart. */
export function listDocuments<Name extends CollectionName>(
  name: Name,
  snapshots: QueryDocumentSnapshot[],
  pageSize: number,
): Listed<DataOf<Name>> {
  const results = snapshots.slice(0, pageSize).map((snapshot) => read(name, snapshot));
  return {
    items: results.flatMap((result) => ('stored' in result ? [result.stored] : [])),
    damaged: results.flatMap((result) => ('damaged' in result ? [result.damaged] : [])),
    more: snapshots.length > pageSize,
  };
}

/** A query's documents that stay current. Ask the query for pageSize + 1 to learn whether there are more; `key` must name the query fully. */
export function liveList<Name extends CollectionName>(
  name: Name,
  key: string,
  makeQuery: () => Query,
  pageSize: number,
): Source<Listed<DataOf<Name>>> {
  return {
    key,
    subscribe: (next, fail) => {
      // An empty first answer from the cache while online is not yet an answer.
      let waiting = true;
      const reads = countReads(name, key);
      const answer = timeRead(name, key);
      const reading = connection.follow();
      const stop = onSnapshot(
        makeQuery(),
        { includeMetadataChanges: true },
        (snapshot) => {
          reading.seen(snapshot.metadata.fromCache);
          if (!snapshot.metadata.fromCache) answer();
          if (waiting && snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
          const changed = snapshot.docChanges().length;
          if (waiting || changed > 0) reads.note(changed);
          waiting = false;
          next(listDocuments(name, snapshot.docs, pageSize));
        },
        (error) => {
          reading.end();
          wakeEmulator();
          fail(faultOf(error));
        },
      );
      return () => {
        reads.end();
        reading.end();
        stop();
      };
    },
  };
}

/** Reads a query once, from the server: what this device happens to hold may be half of it, and whoever counts, exports or deletes would take it for the whole. */
export async function readList<Name extends CollectionName>(
  name: Name,
  query: Query,
  pageSize: number,
): Promise<Listed<DataOf<Name>>> {
  try {
    const answer = timeRead(name, 'list');
    const { docs } = await retryRead(() => getDocsFromServer(query));
    answer();
    noteReads(name, docs.length);
    return listDocuments(name, docs, pageSize);
  } catch (error) {
    throw faultOf(error);
  }
}
