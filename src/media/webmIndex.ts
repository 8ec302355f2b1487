/** An index for WebM: recorders write none, so a player that winds far ahead would read all that lies between. What is known of a file is put before its first cluster. */
import { writeDuration } from './webmDuration.ts';
import {
  childrenOf,
  joinBytes,
  readElement,
  readNumber,
  scaleOf,
  webmIds,
  writeLongSize,
  type WebmElement,
} from './webmElements.ts';

/** A cluster from which a player can start: its first frames' time, and where in the stored file it begins. */
export interface Cluster {
  ms: number;
  at: number;
}

/** What stands before the first cluster of a WebM file. */
export interface WebmHead {
  /** Where its first cluster begins. */
  end: number;
  /** Where the places in an index are counted from. */
  segmentAt: number;
  /** Milliseconds of one tick. */
  tickMs: number;
  tracks: number[];
  /** The track with the picture; null: sound alone. */
  picture: number | null;
}

/** The head of a recorder's WebM file; null for any other file. */
export function readHead(bytes: Uint8Array): WebmHead | null {
  const [header, segment] = childrenOf(bytes, 0, bytes.length);
  if (header?.id !== webmIds.header || segment?.id !== webmIds.segment || segment.size !== null)
    return null;
  const inside = childrenOf(bytes, segment.bodyAt, bytes.length);
  const first = inside.find(({ id }) => id === webmIds.cluster);
  const info = inside.find(({ id }) => id === webmIds.info);
  const list = inside.find(({ id }) => id === webmIds.tracks);
  if (!first || !info || !list) return null;
  const within = ({ bodyAt, size }: WebmElement): WebmElement[] =>
    childrenOf(bytes, bodyAt, bodyAt + (size ?? 0));
  const scale = within(info).find(({ id }) => id === webmIds.scale);
  const tracks = within(list)
    .filter(({ id }) => id === webmIds.track)
    .map((track) => {
      const read = (wanted: number): number =>
        readNumber(
          bytes,
          within(track).find(({ id }) => id === wanted),
        );
      return { number: read(webmIds.trackNumber), isPicture: read(webmIds.trackType) === 1 };
    });
  return {
    end: first.at,
    segmentAt: segment.bodyAt,
    tickMs: scaleOf(bytes, scale) / 1_000_000,
    tracks: tracks.map(({ number }) => number),
    picture: tracks.find(({ isPicture }) => isPicture)?.number ?? null,
  };
}

/** True for a cluster whose first picture needs no earlier one. */
function beginsWhole(part: Uint8Array, from: number, picture: number | null): boolean {
  if (picture === null) return true;
  for (let at = from; at < part.length;) {
    const element = readElement(part, at);
    if (!element || element.size === null || element.id === webmIds.cluster) return false;
    const end = element.bodyAt + element.size;
    // A block: its track on one byte, two bytes of time, then the flags.
    if (element.id === webmIds.block && part[element.bodyAt] === (0x80 | picture))
      return ((part[element.bodyAt + 3] ?? 0) & 0x80) !== 0;
    if (element.id === webmIds.group && end <= part.length) {
      const inside = childrenOf(part, element.bodyAt, end);
      const block = inside.find(({ id }) => id === webmIds.groupBlock);
      if (block && part[block.bodyAt] === (0x80 | picture))
        return inside.every(({ id }) => id !== webmIds.reference);
    }
    at = end;
  }
  return false;
}

/** The clusters that begin in a part of the file and from which a player can start; `from`: where in the file the part begins. */
export function findClusters(
  part: Uint8Array,
  from: number,
  { tickMs, picture }: Pick<WebmHead, 'tickMs' | 'picture'>,
): Cluster[] {
  const found: Cluster[] = [];
  for (let at = part.indexOf(0x1f); at >= 0; at = part.indexOf(0x1f, at + 1)) {
    if (part[at + 1] !== 0x43 || part[at + 2] !== 0xb6 || part[at + 3] !== 0x75) continue;
    const cluster = readElement(part, at);
    const time = cluster && readElement(part, cluster.bodyAt);
    // Four bytes may look like it by chance; a cluster begins with its time.
    if (time?.id !== webmIds.time || time.bodyAt + (time.size ?? 0) > part.length) continue;
    if (beginsWhole(part, time.bodyAt + (time.size ?? 0), picture))
      found.push({ ms: readNumber(part, time) * tickMs, at: from + at });
  }
  return found;
}

function writeElement(id: readonly number[], body: readonly Uint8Array[]): Uint8Array {
  const inside = joinBytes(body);
  return joinBytes([Uint8Array.from(id), writeLongSize(inside.length), inside]);
}

function writeNumber(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(10);
  bytes.set([id, 0x88]);
  new DataView(bytes.buffer).setBigUint64(2, BigInt(Math.max(0, Math.round(value))));
  return bytes;
}

function writeCues({ tracks, tickMs }: WebmHead, clusters: readonly Cluster[], shift: number) {
  return writeElement(
    [0x1c, 0x53, 0xbb, 0x6b],
    clusters.map(({ ms, at }) =>
      writeElement(
        [0xbb],
        [
          writeNumber(0xb3, ms / tickMs),
          ...tracks.map((track) =>
            writeElement([0xb7], [writeNumber(0xf7, track), writeNumber(0xf1, at + shift)]),
          ),
        ],
      ),
    ),
  );
}

/** What a player is given instead of the head: with the length, and with an index of the clusters that are known. */
export function buildPlayedHead(
  bytes: Uint8Array,
  head: WebmHead,
  durationMs: number,
  clusters: readonly Cluster[],
): Uint8Array<ArrayBuffer> {
  const own = bytes.slice(0, head.end);
  const start = (durationMs > 0 ? writeDuration(own, durationMs) : null) ?? own;
  if (clusters.length === 0) return joinBytes([start]);
  // Every number has eight bytes: the index is as long whatever it says.
  const length = writeCues(head, clusters, 0).length;
  const shift = start.length + length - head.end - head.segmentAt;
  return joinBytes([start, writeCues(head, clusters, shift)]);
}
