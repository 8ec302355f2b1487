/** One recording as a player reads it: its pieces, with length and index put before them where the recorder wrote none. */
import { buildPlayedHead, findClusters, readHead, type Cluster } from '#media/webmIndex.ts';
import { pieceBytes, type FilePieces } from './filePieces.ts';

/** A file with another beginning than the stored one. */
interface Version {
  head: Uint8Array<ArrayBuffer>;
  /** Where the stored file goes on behind it. */
  end: number;
}

/** What a player reads. */
export interface PlayedFile {
  /** Bytes of a version of the file, no more than one piece; `to`: the last one wanted. */
  read: (
    version: number,
    from: number,
    to: number | null,
  ) => Promise<{ bytes: ArrayBuffer; total: number }>;
  /** The version to read so that winding there does not fetch what lies between; null: the one that is read will do. */
  findVersion: (seconds: number) => Promise<number | null>;
}

/** How far ahead a player may simply read on. */
const nearBytes = 2 * pieceBytes;
/** Looks for a place at most. */
const looksMax = 6;

/** The clusters of a file that are known, in order. */
function createClusters(durationMs: number, size: number) {
  let known: Cluster[] = [];
  return {
    list: (): readonly Cluster[] => known,
    add: (found: readonly Cluster[]): void => {
      const positions = new Set(known.map(({ at }) => at));
      known = [...known, ...found.filter(({ at }) => !positions.has(at))].toSorted(
        (a, b) => a.at - b.at,
      );
    },
    /** The last cluster known before a time, and where that time should be. */
    estimate: (ms: number, start: number): { before: Cluster; at: number } => {
      const before = known.findLast((one) => one.ms <= ms) ?? { ms: 0, at: start };
      const after = known.find((one) => one.ms > ms) ?? { ms: durationMs, at: size };
      const share = (ms - before.ms) / Math.max(1, after.ms - before.ms);
      return { before, at: before.at + Math.min(1, share) * (after.at - before.at) };
    },
  };
}

/** Reads a recording for players. `durationMs` as it was noted when it was made; 0: unknown. */
export function createPlayedFile(
  { size, readPiece }: Pick<FilePieces, 'size' | 'readPiece'>,
  durationMs: number,
): PlayedFile {
  const clusters = createClusters(durationMs, size);
  const versions: Version[] = [];

  const begin = async () => {
    const bytes = new Uint8Array(await (await readPiece(0)).arrayBuffer());
    const head = readHead(bytes);
    versions.push(
      head
        ? { head: buildPlayedHead(bytes, head, durationMs, []), end: head.end }
        : { head: new Uint8Array(0), end: 0 },
    );
    return head && { head, bytes: bytes.slice(0, head.end) };
  };
  let begun: ReturnType<typeof begin> | undefined;
  const open = (): ReturnType<typeof begin> => {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };

  async function scan(number: number): Promise<void> {
    const opened = await open();
    if (!opened) return;
    const part = new Uint8Array(await (await readPiece(number)).arrayBuffer());
    clusters.add(findClusters(part, number * pieceBytes, opened.head));
  }

  return {
    async read(number, from, to) {
      await open();
      const { head, end } = versions[number] ?? versions[0] ?? { head: new Uint8Array(0), end: 0 };
      const shift = head.length - end;
      const total = size + shift;
      const last = to === null ? total : Math.min(total, to + 1);
      if (from >= last) return { bytes: new ArrayBuffer(0), total };
      const parts: (Uint8Array<ArrayBuffer> | Blob)[] = [];
      if (from < head.length) parts.push(head.slice(from, last));
      const stored = Math.max(end, from - shift);
      const piece = Math.floor(stored / pieceBytes);
      const until = Math.min(last - shift, (piece + 1) * pieceBytes);
      if (stored < until) {
        const blob = await readPiece(piece);
        parts.push(blob.slice(stored - piece * pieceBytes, until - piece * pieceBytes));
        await scan(piece);
      }
      return { bytes: await new Blob(parts).arrayBuffer(), total };
    },
    async findVersion(seconds) {
      const opened = await open();
      if (!opened || durationMs <= 0) return null;
      const ms = Math.min(seconds * 1_000, durationMs);
      const { end } = opened.head;
      const first = clusters.estimate(ms, end);
      if (first.at - first.before.at < nearBytes) return null;
      const looked = new Set<number>();
      for (let looks = 0; looks < looksMax; looks += 1) {
        const { before, at } = clusters.estimate(ms, end);
        if (at - before.at < pieceBytes) break;
        // A little before it: from there a player reads on. Where no cluster is to start from, further before.
        let piece = Math.floor((at - pieceBytes / 4) / pieceBytes);
        while (looked.has(piece)) piece -= 1;
        if ((piece + 1) * pieceBytes <= before.at) break;
        looked.add(piece);
        await scan(piece);
      }
      if (clusters.estimate(ms, end).before.at === first.before.at) return null;
      versions.push({
        head: buildPlayedHead(opened.bytes, opened.head, durationMs, clusters.list()),
        end,
      });
      return versions.length - 1;
    },
  };
}
