/** Reading WebM: its elements, found by their ids and sizes. */

/** The ids of the elements that are looked at. */
export const webmIds = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  cluster: 0x1f43b675,
  time: 0xe7,
  block: 0xa3,
  group: 0xa0,
  groupBlock: 0xa1,
  reference: 0xfb,
} as const;

/** One element: its id, and where it lies. */
export interface WebmElement {
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

/** The element that begins there; null when none does. */
export function readElement(bytes: Uint8Array, at: number): WebmElement | null {
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

/** The elements that follow one another from a place on. */
export function childrenOf(bytes: Uint8Array, from: number, to: number): WebmElement[] {
  const found: WebmElement[] = [];
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
export function scaleOf(bytes: Uint8Array, scale: WebmElement | undefined): number {
  return readNumber(bytes, scale) || 1_000_000;
}

/** The whole number that an element holds; 0 without one. */
export function readNumber(bytes: Uint8Array, element: WebmElement | undefined): number {
  let value = 0;
  for (let n = 0; n < (element?.size ?? 0); n += 1)
    value = value * 256 + (bytes[(element?.bodyAt ?? 0) + n] ?? 0);
  return value;
}

/** A size on eight bytes: room for any. */
export function writeLongSize(size: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(size) | (1n << 56n));
  return bytes;
}

/** Byte sequences, one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
