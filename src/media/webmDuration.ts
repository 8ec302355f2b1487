// Recorders write WebM as a stream, without its length: players then show none and cannot seek. For playing, the length is put in; what is stored stays as recorded.
import { childrenOf, joinBytes, scaleOf, webmIds, writeLongSize } from './webmElements.ts';

/** The beginning of a file that holds its Info for sure. */
const headBytes = 65_536;

/** The head of a WebM file with its length in it; null when there is nothing to do: another kind of file, or a length is there. */
export function writeDuration(head: Uint8Array, durationMs: number): Uint8Array | null {
  const [header, segment] = childrenOf(head, 0, head.length);
  if (header?.id !== webmIds.header || segment?.id !== webmIds.segment) return null;
  const info = childrenOf(head, segment.bodyAt, head.length).find(({ id }) => id === webmIds.info);
  if (!info?.size || info.bodyAt + info.size > head.length) return null;
  const end = info.bodyAt + info.size;
  const inside = childrenOf(head, info.bodyAt, end);
  const ticks =
    (durationMs * 1_000_000) /
    scaleOf(
      head,
      inside.find(({ id }) => id === webmIds.scale),
    );
  const known = inside.find(({ id }) => id === webmIds.duration);
  if (known) {
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const value =
      known.size === 8
        ? view.getFloat64(known.bodyAt)
        : known.size === 4
          ? view.getFloat32(known.bodyAt)
          : Number.NaN;
    if (value > 0 || (known.size !== 4 && known.size !== 8)) return null;
    const copy = head.slice();
    const writing = new DataView(copy.buffer);
    if (known.size === 8) writing.setFloat64(known.bodyAt, ticks);
    else writing.setFloat32(known.bodyAt, ticks);
    return copy;
  }
  // With a segment of known size the numbers behind it would be wrong: recorders do not write those.
  if (segment.size !== null) return null;
  const duration = new Uint8Array(11);
  duration.set([0x44, 0x89, 0x88]);
  new DataView(duration.buffer).setFloat64(3, ticks);
  const size = writeLongSize(info.size + duration.length);
  const parts = [
    head.subarray(0, info.sizeAt),
    size,
    head.subarray(info.bodyAt, end),
    duration,
    head.subarray(end),
  ];
  return joinBytes(parts);
}

/** A copy for the player that knows its length; other files as they are. */
export async function withDuration(file: Blob, durationMs: number): Promise<Blob> {
  if (durationMs <= 0 || !/^(video|audio)\/webm/.test(file.type)) return file;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const better = writeDuration(head, durationMs);
  return better
    ? new Blob([better.slice().buffer, file.slice(head.length)], { type: file.type })
    : file;
}
