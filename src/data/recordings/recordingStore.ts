// Keeps recordings on this device, piece by piece: IndexedDB, and in memory whatever it refuses, which is then said.
import type { RecordingLevel, Take } from '#domain/recordings/recording.ts';
import { settle, createDeviceDatabase } from '#data/device/deviceDatabase.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

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

interface StoreOptions {
  onLevel: (level: RecordingLevel) => void;
}

/** The takes that this device keeps, and in memory those it refuses. */
class DeviceTakes {
  private readonly options: StoreOptions;
  level: RecordingLevel = 'indexedDb';
  private readonly database = createDeviceDatabase(databaseName, {
    [takesName]: ['session', 'id'],
    [piecesName]: ['take', 'n'],
  });
  /** What the device refused to keep. */
  readonly takes = new Map<string, Row>();
  readonly pieces = new Map<string, Map<number, ArrayBuffer>>();

  constructor(options: StoreOptions) {
    this.options = options;
  }

  setLevel(next: RecordingLevel): void {
    if (this.level === next) return;
    this.level = next;
    this.options.onLevel(next);
  }

  inDatabase<T>(
    mode: IDBTransactionMode,
    run: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> {
    return withTimeout(this.database.run(mode, run), writeMs);
  }

  /** True when the device kept it. One that has refused is not asked again before the next trial: each asking may take seconds. */
  async kept(
    run: (transaction: IDBTransaction) => Promise<unknown>,
    isTrial = false,
  ): Promise<boolean> {
    if (this.level === 'memory' && !isTrial) return false;
    try {
      await this.inDatabase('readwrite', run);
      return true;
    } catch (error) {
      console.warn('This device does not keep the recording', error);
      this.setLevel('memory');
      return false;
    }
  }

  rangeOf(takeId: string): IDBKeyRange {
    return IDBKeyRange.bound([takeId, 0], [takeId, Number.MAX_SAFE_INTEGER]);
  }

  keyOf(session: string, id: string): string {
    return `${session}|${id}`;
  }

  readonly putTake = async (session: string, take: Take): Promise<void> => {
    const row: Row = { ...take, session };
    if (await this.kept((transaction) => settle(transaction.objectStore(takesName).put(row))))
      this.takes.delete(this.keyOf(session, take.id));
    else this.takes.set(this.keyOf(session, take.id), row);
  };

  /** True when nothing is in memory alone any more. */
  async movedOver(): Promise<boolean> {
    if (this.takes.size === 0 && this.pieces.size === 0) return true;
    const works = await this.kept(async (transaction) => {
      const puts = [...this.pieces].flatMap(([take, all]) =>
        [...all].map(([n, bytes]) =>
          settle(transaction.objectStore(piecesName).put({ take, n, bytes } satisfies Piece)),
        ),
      );
      await Promise.all([
        ...puts,
        ...[...this.takes.values()].map((row) =>
          settle(transaction.objectStore(takesName).put(row)),
        ),
      ]);
    }, true);
    if (!works) return false;
    this.takes.clear();
    this.pieces.clear();
    return true;
  }

  async rows(): Promise<Row[]> {
    let found: Row[] = [];
    try {
      found = await this.inDatabase('readonly', (transaction) =>
        settle<Row[]>(transaction.objectStore(takesName).getAll()),
      );
    } catch (error) {
      console.warn('IndexedDB cannot be used', error);
      this.setLevel('memory');
    }
    return [
      ...new Map(
        [...found, ...this.takes.values()].map((row) => [this.keyOf(row.session, row.id), row]),
      ).values(),
    ];
  }

  readonly dropPieces = async (takeId: string): Promise<void> => {
    this.pieces.delete(takeId);
    try {
      await this.inDatabase('readwrite', (transaction) =>
        settle(transaction.objectStore(piecesName).delete(this.rangeOf(takeId))),
      );
    } catch {
      // Nothing was kept there.
    }
  };
}

/** The store of this page. */
export function openRecordingStore(
  onLevel: (level: RecordingLevel) => void = () => undefined,
): RecordingStore {
  const device = new DeviceTakes({ onLevel });

  return {
    level: () => device.level,
    async probe() {
      const trial: Piece = { take: '_probe', n: 0, bytes: new ArrayBuffer(probeBytes) };
      const works = await device.kept(async (transaction) => {
        const store = transaction.objectStore(piecesName);
        await settle(store.put(trial));
        await settle(store.delete(device.rangeOf(trial.take)));
      }, true);
      if (works && (await device.movedOver())) device.setLevel('indexedDb');
      return device.level;
    },
    all: async (session) =>
      (await device.rows()).filter((row) => row.session === session).map(takeOf),
    putTake: device.putTake,
    async addPiece(session, take, n, bytes) {
      const row: Row = { ...take, session };
      const isKept = await device.kept(async (transaction) => {
        await settle(
          transaction.objectStore(piecesName).put({ take: take.id, n, bytes } satisfies Piece),
        );
        await settle(transaction.objectStore(takesName).put(row));
      });
      if (isKept) return;
      device.takes.set(device.keyOf(session, take.id), row);
      device.pieces.set(
        take.id,
        (device.pieces.get(take.id) ?? new Map<number, ArrayBuffer>()).set(n, bytes),
      );
    },
    async piecesOf(takeId) {
      const all = new Map(device.pieces.get(takeId) ?? []);
      try {
        for (const { n, bytes } of await device.inDatabase('readonly', (transaction) =>
          settle<Piece[]>(transaction.objectStore(piecesName).getAll(device.rangeOf(takeId))),
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
    dropPieces: device.dropPieces,
    async dropTake(session, takeId) {
      await device.dropPieces(takeId);
      device.takes.delete(device.keyOf(session, takeId));
      try {
        await device.inDatabase('readwrite', (transaction) =>
          settle(transaction.objectStore(takesName).delete([session, takeId])),
        );
      } catch {
        // Nothing was kept there.
      }
    },
    async sweep(isNeeded) {
      for (const { id } of (await device.rows()).filter((row) => !isNeeded(row)))
        await device.dropPieces(id);
    },
  };
}
