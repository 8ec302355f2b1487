/** Writes ZIP files without compression (APPNOTE 6.3.10, up to 4 GB): recordings are compressed already. */

export interface ZipEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as ZIP has it (ISO 3309). */
export function computeCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

function block(
  size: number,
  fields: readonly (readonly [at: number, bytes: 2 | 4, value: number])[],
): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(size);
  const view = new DataView(made.buffer);
  for (const [at, bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return made;
}

/** The parts of a ZIP file, in order, to be put into one Blob; nothing is copied. Names are UTF-8, times are left at 1 January 1980. */
export function writeZipParts(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const called = new TextEncoder().encode(name);
    const crc = computeCrc32(bytes);
    const { length } = bytes;
    // Version 2.0, names in UTF-8 (bit 11), stored, 1980-01-01.
    parts.push(
      block(30, [
        [0, 4, 0x04034b50],
        [4, 2, 20],
        [6, 2, 0x0800],
        [12, 2, 33],
        [14, 4, crc],
        [18, 4, length],
        [22, 4, length],
        [26, 2, called.length],
      ]),
      called,
      bytes,
    );
    directory.push(
      block(46, [
        [0, 4, 0x02014b50],
        [4, 2, 20],
        [6, 2, 20],
        [8, 2, 0x0800],
        [14, 2, 33],
        [16, 4, crc],
        [20, 4, length],
        [24, 4, length],
        [28, 2, called.length],
        [42, 4, offset],
      ]),
      called,
    );
    offset += 30 + called.length + length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  return [
    ...parts,
    ...directory,
    block(22, [
      [0, 4, 0x06054b50],
      [8, 2, count],
      [10, 2, count],
      [12, 4, size],
      [16, 4, offset],
    ]),
  ];
}
