// Long lists, page by page behind a cursor: each page is listened to on its own, and nothing is lost or doubled where pages meet.
import {
  endAt,
  limit,
  onSnapshot,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { Damaged, Paged, PagedSource, Stored } from '#domain/base/source.ts';
import type { CollectionName, DataOf } from './collections.ts';
import { read } from './documents.ts';
import { wakeEmulator } from './emulatorWake.ts';
import { faultOf } from './faults.ts';
import { noteReads, timeRead } from '#data/base/reads.ts';

/** One page as it is now: `last` is where the next begins. */
export interface Chunk<T> {
  items: Stored<T>[];
  damaged: Damaged[];
  last: Edge;
  size: number;
}
/** A position in the list; its key distinguishes it from others. */
export type Edge = { key: string; at: unknown } | null;
export interface Ports<T> {
  size: number;
  /** Listens to what lies after an edge: so many, or up to another edge. */
  listen: (
    after: Edge,
    until: Edge,
    most: number,
    next: (chunk: Chunk<T>) => void,
    fail: (error: unknown) => void,
  ) => () => void;
  /** What the server could not leave out. */
  keeps?: (item: Stored<T>) => boolean;
}

interface Leaf<T> {
  after: Edge;
  chunk: Chunk<T> | null;
  /** Where the next page began, once there is one. */
  until: Edge;
  isBound: boolean;
  stop: () => void;
}

/** How many pages one request may look through for rows that pass the filter. */
const pagesPerStep = 5;

/** The pages as one list: nothing twice, and only what passes the filter. */
function pagedOf<T>(leaves: readonly Leaf<T>[], size: number, keeps: Ports<T>['keeps']): Paged<T> {
  const seen = new Set<string>();
  const items: Stored<T>[] = [];
  for (const { chunk } of leaves) {
    for (const item of chunk?.items ?? []) {
      if (seen.has(item.id) || (keeps && !keeps(item))) continue;
      seen.add(item.id);
      items.push(item);
    }
  }
  return {
    items,
    damaged: leaves.flatMap(({ chunk }) => chunk?.damaged ?? []),
    more: (leaves.at(-1)?.chunk?.size ?? 0) >= size,
    loading: leaves.some(({ chunk }) => chunk === null),
    scanned: leaves.reduce((sum, { chunk }) => sum + (chunk?.size ?? 0), 0),
  };
}

/** A list that grows page by page. Where rows come in or go, a page that has a successor is held between its edges. */
export function pagedSource<T>(key: string, { size, listen, keeps }: Ports<T>): PagedSource<T> {
  return {
    key,
    open: (next, fail) => {
      const leaves: Leaf<T>[] = [];
      let wanted = size;
      let budget = keeps ? pagesPerStep : 1;

      const listenTo = (leaf: Leaf<T>): void => {
        leaf.stop();
        leaf.stop = listen(
          leaf.after,
          leaf.isBound ? leaf.until : null,
          leaf.isBound ? size * 4 : size,
          (chunk) => {
            leaf.chunk = chunk;
            if (leaf.until && !leaf.isBound && chunk.last?.key !== leaf.until.key) {
              leaf.isBound = true;
              listenTo(leaf);
            }
            emit();
          },
          fail,
        );
      };
      const grow = (): void => {
        const last = leaves.at(-1);
        const after = last?.chunk?.last ?? null;
        if (last) last.until = after;
        const leaf: Leaf<T> = {
          after,
          chunk: null,
          until: null,
          isBound: false,
          stop: () => undefined,
        };
        leaves.push(leaf);
        listenTo(leaf);
      };
      const emit = (): void => {
        const now = pagedOf(leaves, size, keeps);
        if (now.more && !now.loading && now.items.length < wanted && budget > 0) {
          budget -= 1;
          grow();
          next({ ...now, loading: true });
        } else next(now);
      };

      budget -= 1;
      grow();
      return {
        more: () => {
          const now = pagedOf(leaves, size, keeps);
          if (now.loading || !now.more) return;
          wanted = now.items.length + size;
          budget = keeps ? pagesPerStep : 1;
          emit();
        },
        stop: () => leaves.forEach(({ stop }) => stop()),
      };
    },
  };
}

/** A query's documents, page by page. The query must be ordered; `key` must name it fully. */
export function livePages<Name extends CollectionName>(
  name: Name,
  key: string,
  makeQuery: () => Query,
  size: number,
  keeps?: (item: Stored<DataOf<Name>>) => boolean,
): PagedSource<DataOf<Name>> {
  return pagedSource<DataOf<Name>>(key, {
    size,
    ...(keeps ? { keeps } : {}),
    listen: (after, until, most, next, fail) => {
      // An empty first answer from the cache while online is not yet an answer.
      let waiting = true;
      const asked = query(
        makeQuery(),
        ...(after ? [startAfter(after.at)] : []),
        ...(until ? [endAt(until.at)] : []),
        limit(most),
      );
      const answer = timeRead(name, key);
      return onSnapshot(
        asked,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (!snapshot.metadata.fromCache) answer();
          if (waiting && snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
          const changed = snapshot.docChanges().length;
          if (waiting || changed > 0) noteReads(name, changed);
          waiting = false;
          next(chunkOf(name, snapshot.docs));
        },
        (error) => {
          wakeEmulator();
          fail(faultOf(error));
        },
      );
    },
  });
}

function chunkOf<Name extends CollectionName>(
  name: Name,
  docs: QueryDocumentSnapshot[],
): Chunk<DataOf<Name>> {
  const results = docs.map((snapshot) => read(name, snapshot));
  const last = docs.at(-1);
  return {
    items: results.flatMap((result) => ('stored' in result ? [result.stored] : [])),
    damaged: results.flatMap((result) => ('damaged' in result ? [result.damaged] : [])),
    last: last ? { key: last.id, at: last } : null,
    size: docs.length,
  };
}
