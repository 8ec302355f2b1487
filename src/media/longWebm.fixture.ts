/** A recording of many minutes, made of a short one: its clusters again and again, later each time, with padding for the bytes of a real one. */
import { childrenOf, joinBytes, readElement, webmIds, writeLongSize } from './webmElements.ts';

function listClusterPositions(short: Uint8Array): number[] {
  const positions: number[] = [];
  for (let at = short.indexOf(0x1f); at >= 0; at = short.indexOf(0x1f, at + 1))
    if (short[at + 1] === 0x43 && short[at + 2] === 0xb6 && short[at + 3] === 0x75)
      positions.push(at);
  return positions;
}

/** A cluster with another time; padded up to a length. */
function moveCluster(cluster: Uint8Array, byMs: number, padded: number): Uint8Array {
  const { bodyAt } = readElement(cluster, 0) ?? { bodyAt: 0 };
  const [time] = childrenOf(cluster, bodyAt, bodyAt + 12);
  if (time?.id !== webmIds.time || time.size === null) throw new Error('No cluster begins there.');
  let ms = 0;
  for (const byte of cluster.subarray(time.bodyAt, time.bodyAt + time.size)) ms = ms * 256 + byte;
  const moved = new Uint8Array(10);
  moved.set([0xe7, 0x88]);
  new DataView(moved.buffer).setBigUint64(2, BigInt(ms + byMs));
  const rest = cluster.subarray(time.bodyAt + time.size);
  const length = bodyAt + moved.length + rest.length + 9;
  const padding = new Uint8Array(Math.max(0, padded - length));
  return joinBytes([
    cluster.subarray(0, bodyAt),
    moved,
    rest,
    Uint8Array.from([0xec]),
    writeLongSize(padding.length),
    padding,
  ]);
}

/** The recording `times` over; each cluster has `clusterBytes` at least. */
export function buildLongWebm(
  short: Uint8Array,
  { lengthMs, times, clusterBytes }: { lengthMs: number; times: number; clusterBytes: number },
): Uint8Array<ArrayBuffer> {
  const positions = listClusterPositions(short);
  const clusters = positions.map((at, index) => short.subarray(at, positions[index + 1]));
  const parts = [short.subarray(0, positions[0])];
  for (let time = 0; time < times; time += 1)
    for (const cluster of clusters) parts.push(moveCluster(cluster, time * lengthMs, clusterBytes));
  return joinBytes(parts);
}
