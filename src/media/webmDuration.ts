// Recorders write WebM as a stream, without its length: players then show none and cannot seek. For playing, the length is put in; what is stored stays as recorded.

const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
} as const;
/** The beginning of a file that holds its Info for sure. */
const headBytes = 65_536;

interface Element {
  id: number;
  /** Where the element, its size and its content begin. */
  at: number;
  sizeAt: number;
  bodyAt: number;
  /** Null: until the end of the file. */
  size: number | null;
}

function lengthOf(first: number): number {
  return first === 0 ? 0 : Math.clz32(first) - 23;
}

function readElement(bytes: Uint8Array, at: number): Element | null {
  const idLength = lengthOf(bytes[at] ?? 0);
  if (idLength < 1 || idLength > 4 || at + idLength >= bytes.length) return null;
  let id = 0;
  for (let n = 0; n < idLength; n += 1) id = id * 256 + (bytes[at + n] ?? 0);
  const sizeAt = at + idLength;
  const first = bytes[sizeAt] ?? 0;
  const sizeLength = lengthOf(first);
  if (sizeLength < 1 || sizeAt + sizeLength > bytes.length) return null;
  let size = first & (0xff >> sizeLength);
  let isOpen = size === 0xff >> sizeLength;
  for (let n = 1; n < sizeLength; n += 1) {
    const byte = bytes[sizeAt + n] ?? 0;
    isOpen = isOpen && byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, at, sizeAt, bodyAt: sizeAt + sizeLength, size: isOpen ? null : size };
}

function childrenOf(bytes: Uint8Array, from: number, to: number): Element[] {
  const found: Element[] = [];
  let at = from;
  while (at < to) {
    const element = readElement(bytes, at);
    if (!element) break;
    found.push(element);
    if (element.size === null) break;
    at = element.bodyAt + element.size;
  }
  return found;
}

/** Nanoseconds of one tick; WebM's default is a millisecond. */
function scaleOf(bytes: Uint8Array, scale: Element | undefined): number {
  if (!scale?.size) return 1_000_000;
  let value = 0;
  for (let n = 0; n < scale.size; n += 1) value = value * 256 + (bytes[scale.bodyAt + n] ?? 0);
  return value || 1_000_000;
}

/** A size on eight bytes: room for any. */
function writeLongSize(size: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(size) | (1n << 56n));
  return bytes;
}

/** The head of a WebM file with its length in it; null when there is nothing to do: another kind of file, or a length is there. */
export function writeDuration(head: Uint8Array, durationMs: number): Uint8Array | null {
  const [header, segment] = childrenOf(head, 0, head.length);
  if (header?.id !== ids.header || segment?.id !== ids.segment) return null;
  const info = childrenOf(head, segment.bodyAt, head.length).find(({ id }) => id === ids.info);
  if (!info?.size || info.bodyAt + info.size > head.length) return null;
  const end = info.bodyAt + info.size;
  const inside = childrenOf(head, info.bodyAt, end);
  const ticks =
    (durationMs * 1_000_000) /
    scaleOf(
      head,
      inside.find(({ id }) => id === ids.scale),
    );
  const known = inside.find(({ id }) => id === ids.duration);
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
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
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
