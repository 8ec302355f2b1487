// Reads the directory of a zip file and inflates single entries under a hard limit, so that a bomb is noticed before it bursts.
import { Fault } from '#domain/base/fault.ts';

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
  encrypted: boolean;
}

/** Of the directory's own figures: bytes of all; and of the parts that are unpacked: bytes of one and of all of them, how many times its packed size anything large may be. */
const most = {
  entries: 3_000,
  all: 1_000_000_000,
  entry: 16_000_000,
  parts: 60_000_000,
  ratio: 150,
  large: 1_000_000,
} as const;

/** What is read of a document; pictures and fonts stay packed, and may be as large and as blank as they are. */
const isUnpacked = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name);
const isBomb = ({ size, packed }: Pick<ZipEntry, 'size' | 'packed'>): boolean =>
  size > most.large && size > packed * most.ratio;

function createDamage(cause?: unknown): Fault {
  return new Fault('fileDamaged', { cause });
}

/** The entries by the central directory. Throws `fileDamaged` for a cut, doubled or oversized directory and for a bomb by its own figures. */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= Math.max(0, bytes.length - 65_557) && view.getUint32(end, true) !== 0x0605_4b50)
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== 0x0605_4b50) throw createDamage();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > most.entries) throw createDamage();
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x0201_4b50) throw createDamage();
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const parts = entries.filter(isUnpacked);
  const size = parts.reduce((sum, entry) => sum + entry.size, 0);
  const packed = parts.reduce((sum, entry) => sum + entry.packed, 0);
  if (
    new Set(entries.map(({ name }) => name)).size < entries.length ||
    entries.reduce((sum, entry) => sum + entry.size, 0) > most.all ||
    size > most.parts ||
    parts.some((entry) => entry.size > most.entry || isBomb(entry)) ||
    isBomb({ size, packed })
  )
    throw createDamage();
  return entries;
}

/** The bytes of one entry; stops and throws `fileDamaged` as soon as more comes out than the directory says. */
export async function inflateEntry(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== 0x0403_4b50)
    throw createDamage();
  const start =
    entry.offset +
    30 +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true);
  const packed = bytes.slice(start, start + entry.packed);
  if (packed.length < entry.packed) throw createDamage();
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw createDamage();
  try {
    const reader = new Blob([packed])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    const parts: Uint8Array[] = [];
    let size = 0;
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > entry.size) {
        await reader.cancel();
        throw createDamage();
      }
      parts.push(step.value);
    }
    if (size !== entry.size) throw createDamage();
    const whole = new Uint8Array(size);
    let filled = 0;
    for (const part of parts) {
      whole.set(part, filled);
      filled += part.length;
    }
    return whole;
  } catch (error) {
    throw error instanceof Fault ? error : createDamage(error);
  }
}
