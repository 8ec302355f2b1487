// Reads a company page by page for its export, and notes what the rules keep closed.
import {
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { faultOf } from '#data/firestore/faults.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { noteReads } from '#data/base/reads.ts';

export interface ExportProgress {
  documents: number;
  files: number;
  /** What is being read: a job's title, or nothing. */
  at: string;
}
export interface ExportOptions {
  onProgress: (progress: ExportProgress) => void;
  signal: AbortSignal;
}

const pageSize = 100;

export type Row = Record<string, unknown>;

/** A document as JSON holds it: times as text. */
export function jsonOf(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(jsonOf);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, jsonOf(item)]));
  return value;
}

export class Reader {
  documents = 0;
  files = 0;
  readonly leftOut = new Set<string>();
  readonly #options: ExportOptions;
  constructor(options: ExportOptions) {
    this.#options = options;
  }

  reportProgress(at: string): void {
    if (this.#options.signal.aborted) throw new DOMException('Stopped', 'AbortError');
    this.#options.onProgress({ documents: this.documents, files: this.files, at });
  }

  /** Runs a reading; what is closed to managers is noted by its path. */
  async #open<T>(path: string, run: () => Promise<T>, none: T): Promise<T> {
    if (this.#options.signal.aborted) throw new DOMException('Stopped', 'AbortError');
    try {
      return await run();
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code !== 'permissionDenied') throw fault;
      this.leftOut.add(path);
      return none;
    }
  }

  one(reference: DocumentReference): Promise<Row | null> {
    return this.#open(
      reference.path,
      async () => {
        const snapshot = await retryRead(() => getDocFromServer(reference));
        if (!snapshot.exists()) return null;
        this.documents += 1;
        return { id: snapshot.id, ...(jsonOf(snapshot.data()) as Row) };
      },
      null,
    );
  }

  /** A page of a collection behind the last one. */
  async page(
    base: Query,
    path: string,
    last: QueryDocumentSnapshot | undefined,
    size: number,
  ): Promise<QueryDocumentSnapshot[]> {
    return this.#open(path, async () => {
      // From the server: what this device holds may be half of it.
      const { docs } = await retryRead(() =>
        getDocsFromServer(
          query(base, orderBy(documentId()), ...(last ? [startAfter(last)] : []), limit(size)),
        ),
      );
      this.documents += docs.length;
      noteReads('export', docs.length);
      return docs;
    }, []);
  }

  async all(base: Query, path: string): Promise<Row[]> {
    const rows: Row[] = [];
    let last: QueryDocumentSnapshot | undefined;
    for (;;) {
      // Each page begins where the one before it ended.
      const docs = await this.page(base, path, last, pageSize);
      rows.push(...docs.map((doc) => ({ id: doc.id, ...(jsonOf(doc.data()) as Row) })));
      last = docs.at(-1);
      if (docs.length < pageSize) return rows;
    }
  }
}
