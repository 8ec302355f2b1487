// Keeps recordings on this device, piece by piece: IndexedDB, and in memory whatever it refuses, which is then said.
import type { RecordingLevel, Take } from '#domain/recordings/recording.ts';
import { asked, deviceDatabase } from '#data/device/deviceDatabase.ts';
import { withTimeout } from '#data/firestore/withTimeout.ts';

export interface RecordingStore {
  level: () => RecordingLevel;
  /** Tries out whether this device keeps anything, before a recording relies on it. */
  probe: () => Promise<RecordingLevel>;
  all: (session: string) => Promise<Take[]>;
  putTake: (session: string, take: Take) => Promise<void>;
  /** A piece and what its take has become, in one transaction. */
  addPiece: (session: string, take: Take, n: number, bytes: ArrayBuffer) => Promise<void>;
  /** The pieces in order, up to the first one missing. */
  piecesOf: (takeId: string) => Promise<ArrayBuffer[]>;
  dropPieces: (takeId: string) => Promise<void>;
  dropTake: (session: string, takeId: string) => Promise<void>;
  /** Of every session: drops the pieces of what is not needed. */
  sweep: (isNeeded: (take: Take) => boolean) => Promise<void>;
}

interface Piece {
  take: string;
  n: number;
  bytes: ArrayBuffer;
}
interface Row extends Take {
  session: string;
}

const databaseName = 'hirely-recordings';
const takesName = 'takes';
const piecesName = 'pieces';
const writeMs = 8_000;
const probeBytes = 65_536;

function takeOf({ session, ...take }: Row): Take {
  void session;
  return take;
}

/** The store of this page. */
export function openRecordingStore(
  onLevel: (level: RecordingLevel) => void = () => undefined,
): RecordingStore {
  let level: RecordingLevel = 'indexedDb';
  const database = deviceDatabase(databaseName, {
    [takesName]: ['session', 'id'],
    [piecesName]: ['take', 'n'],
  });
  /** What the device refused to keep. */
  const takes = new Map<string, Row>();
  const pieces = new Map<string, Map<number, ArrayBuffer>>();

  function setLevel(next: RecordingLevel): void {
    if (level === next) return;
    level = next;
    onLevel(next);
  }
  const inDatabase = <T>(
    mode: IDBTransactionMode,
    run: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> => withTimeout(database.run(mode, run), writeMs);
  /** True when the device kept it. One that has refused is not asked again before the next trial: each asking may take seconds. */
  async function kept(
    run: (transaction: IDBTransaction) => Promise<unknown>,
    isTrial = false,
  ): Promise<boolean> {
    if (level === 'memory' && !isTrial) return false;
    try {
      await inDatabase('readwrite', run);
      return true;
    } catch (error) {
      console.warn('This device does not keep the recording', error);
      setLevel('memory');
      return false;
    }
  }
  const rangeOf = (takeId: string): IDBKeyRange =>
    IDBKeyRange.bound([takeId, 0], [takeId, Number.MAX_SAFE_INTEGER]);
  const keyOf = (session: string, id: string): string => `${session}|${id}`;

  async function putTake(session: string, take: Take): Promise<void> {
    const row: Row = { ...take, session };
    if (await kept((transaction) => asked(transaction.objectStore(takesName).put(row))))
      takes.delete(keyOf(session, take.id));
    else takes.set(keyOf(session, take.id), row);
  }
  /** True when nothing is in memory alone any more. */
  async function movedOver(): Promise<boolean> {
    if (takes.size === 0 && pieces.size === 0) return true;
    const works = await kept(async (transaction) => {
      const puts = [...pieces].flatMap(([take, all]) =>
        [...all].map(([n, bytes]) =>
          asked(transaction.objectStore(piecesName).put({ take, n, bytes } satisfies Piece)),
        ),
      );
      await Promise.all([
        ...puts,
        ...[...takes.values()].map((row) => asked(transaction.objectStore(takesName).put(row))),
      ]);
    }, true);
    if (!works) return false;
    takes.clear();
    pieces.clear();
    return true;
  }
  async function rows(): Promise<Row[]> {
    let found: Row[] = [];
    try {
      found = await inDatabase('readonly', (transaction) =>
        asked<Row[]>(transaction.objectStore(takesName).getAll()),
      );
    } catch (error) {
      console.warn('IndexedDB cannot be used', error);
      setLevel('memory');
    }
    return [
      ...new Map(
        [...found, ...takes.values()].map((row) => [keyOf(row.session, row.id), row]),
      ).values(),
    ];
  }
  async function dropPieces(takeId: string): Promise<void> {
    pieces.delete(takeId);
    try {
      await inDatabase('readwrite', (transaction) =>
        asked(transaction.objectStore(piecesName).delete(rangeOf(takeId))),
      );
    } catch {
      // Nothing was kept there.
    }
  }

  return {
    level: () => level,
    async probe() {
      const trial: Piece = { take: '_probe', n: 0, bytes: new ArrayBuffer(probeBytes) };
      const works = await kept(async (transaction) => {
        const store = transaction.objectStore(piecesName);
        await asked(store.put(trial));
        await asked(store.delete(rangeOf(trial.take)));
      }, true);
      if (works && (await movedOver())) setLevel('indexedDb');
      return level;
    },
    all: async (session) => (await rows()).filter((row) => row.session === session).map(takeOf),
    putTake,
    async addPiece(session, take, n, bytes) {
      const row: Row = { ...take, session };
      const isKept = await kept(async (transaction) => {
        await asked(
          transaction.objectStore(piecesName).put({ take: take.id, n, bytes } satisfies Piece),
        );
        await asked(transaction.objectStore(takesName).put(row));
      });
      if (isKept) return;
      takes.set(keyOf(session, take.id), row);
      pieces.set(take.id, (pieces.get(take.id) ?? new Map<number, ArrayBuffer>()).set(n, bytes));
    },
    async piecesOf(takeId) {
      const all = new Map(pieces.get(takeId) ?? []);
      try {
        for (const { n, bytes } of await inDatabase('readonly', (transaction) =>
          asked<Piece[]>(transaction.objectStore(piecesName).getAll(rangeOf(takeId))),
        ))
          all.set(n, bytes);
      } catch (error) {
        if (all.size === 0) console.warn('IndexedDB cannot be used', error);
      }
      const ordered: ArrayBuffer[] = [];
      for (let next = all.get(0); next !== undefined; next = all.get(ordered.length))
        ordered.push(next);
      return ordered;
    },
    dropPieces,
    async dropTake(session, takeId) {
      await dropPieces(takeId);
      takes.delete(keyOf(session, takeId));
      try {
        await inDatabase('readwrite', (transaction) =>
          asked(transaction.objectStore(takesName).delete([session, takeId])),
        );
      } catch {
        // Nothing was kept there.
      }
    },
    async sweep(isNeeded) {
      for (const { id } of (await rows()).filter((row) => !isNeeded(row))) await dropPieces(id);
    },
  };
}
