// Looks at the streams of a PDF before it is read: what is packed twice, or unpacks to far more than a document holds, is refused. A first look only: what it misses is bounded by the end of the thread that reads.
import { Fault } from '#domain/base/fault.ts';

/** Bytes that streams other than pictures unpack to: one, all together, and how many times its packed size one may be once it is large; how often the file's bytes may be claimed; how many streams there may be. */
const most = {
  one: 24_000_000,
  all: 96_000_000,
  ratio: 200,
  large: 1_000_000,
  overlap: 3,
  streams: 20_000,
} as const;

type Letters = 'hex' | 'base85';
/** `written`: the letters its packed bytes are written in, the outermost first. */
interface Packed {
  start: number;
  end: number;
  written: Letters[];
}

/** A name as it is meant: "/F#6cateDecode" is "/FlateDecode". */
const decodeName = (words: string): string =>
  words.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

const lettersOf: Readonly<Record<string, Letters>> = {
  ASCIIHexDecode: 'hex',
  AHx: 'hex',
  ASCII85Decode: 'base85',
  A85: 'base85',
};
const unpacking = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']);

/** The filters of a stream in the order they are undone: of all that its head names as such, so that none hides behind another. What was looked at is not looked at again. */
function listFilters(about: string): string[] {
  const found: string[] = [];
  for (let at = about.indexOf('/Filter'); at >= 0; at = about.indexOf('/Filter', at)) {
    at += '/Filter'.length;
    const first = /\S/g;
    first.lastIndex = at;
    const start = first.exec(about)?.index ?? about.length;
    const close =
      about[start] === '['
        ? about.indexOf(']', start)
        : about.slice(start + 1).search(/[\s/<>[\]()]/) + start + 1;
    const end = close > start ? close : about.length;
    if (about[start] === '[' || about[start] === '/')
      found.push(
        ...Array.from(
          about.slice(start, end).matchAll(/\/([^\s/<>[\]()]+)/g),
          ([, name = '']) => name,
        ),
      );
    at = Math.max(at, end);
  }
  return found;
}

/** A picture says how large it is. */
const isPicture = (about: string): boolean =>
  /\/Subtype\s*\/Image(?![A-Za-z])/.test(about) &&
  /\/Width\s+\d/.test(about) &&
  /\/Height\s+\d/.test(about);

function findAll(word: string, text: string): number[] {
  const positions: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    positions.push(at);
  return positions;
}

/** The first of these rising places that is not before `from`; -1 where there is none. */
function findFirstFrom(positions: readonly number[], from: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return positions[low] ?? -1;
}

/** The streams to unpack for a look. Throws `fileDamaged` for one that is packed more than once, and for too many. */
export function findPacked(text: string): Packed[] {
  const found: Packed[] = [];
  const ends = findAll('endstream', text);
  let from = 0;
  for (let at = text.indexOf('stream', from); at >= 0; at = text.indexOf('stream', from)) {
    const head = text.slice(from, at).trimEnd();
    from = at + 'stream'.length;
    const line = text.startsWith('\r\n', from)
      ? 2
      : text[from] === '\n' || text[from] === '\r'
        ? 1
        : 0;
    if (line === 0 || !head.endsWith('>>')) continue;
    const about = decodeName(head.slice(Math.max(0, head.lastIndexOf(' obj'))));
    const start = from + line;
    const declaredLength = Number(/\/Length\s+(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(about)?.[1] ?? 0);
    const near = findFirstFrom(ends, start);
    if (near < 0) break;
    // The declared length may be false and hide other streams: the search continues after the first end.
    from = near + 'endstream'.length;
    const end = Math.max(near, findFirstFrom(ends, start + declaredLength));
    const filters = listFilters(about);
    const unpackingSteps = filters.flatMap((name, index) => (unpacking.has(name) ? [index] : []));
    if (unpackingSteps.length > 1) throw new Fault('fileDamaged');
    if (unpackingSteps.length === 1 && !isPicture(about))
      found.push({
        start,
        end,
        written: filters.slice(0, unpackingSteps[0]).flatMap((name) => lettersOf[name] ?? []),
      });
    if (found.length > most.streams) throw new Fault('fileDamaged');
  }
  return found;
}

/** Bytes that are written as hexadecimal digits. */
function decodeHex(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil(bytes.length / 2));
  let digits = 0;
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    const digit =
      byte >= 0x30 && byte <= 0x39
        ? byte - 0x30
        : (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66
          ? (byte | 0x20) - 0x57
          : -1;
    if (digit < 0) continue;
    out[digits >> 1] = (out[digits >> 1] ?? 0) | (digits % 2 === 0 ? digit << 4 : digit);
    digits += 1;
  }
  return out.subarray(0, (digits + 1) >> 1);
}

/** Bytes that are written four by four as five letters; "z" is four times nothing. */
function decodeBase85(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length * 4 + 4);
  let [size, count, value] = [0, 0, 0];
  const put = (length: number): void => {
    for (let byteIndex = 0; byteIndex < length; byteIndex += 1) {
      out[size] = Math.floor(value / 256 ** (3 - byteIndex)) % 256;
      size += 1;
    }
    count = 0;
    value = 0;
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && count === 0) {
      put(4);
      continue;
    }
    if (byte < 0x21 || byte > 0x75) continue;
    value = value * 85 + byte - 0x21;
    count += 1;
    if (count === 5) put(4);
  }
  if (count > 1) {
    const length = count - 1;
    for (; count < 5; count += 1) value = value * 85 + 84;
    put(length);
  }
  return out.subarray(0, size);
}

/** How many bytes come out; it stops as soon as they are more than `limit`. What is damaged comes out as far as it is whole. */
async function measureUnpackedSize(bytes: Uint8Array, limit: number): Promise<number> {
  let size = 0;
  const reader = new Blob([bytes.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > limit) {
        await reader.cancel();
        break;
      }
    }
  } catch {
    // A line end behind the data, or damage: the reader of PDFs decides.
  }
  return size;
}

/** Throws `fileDamaged` for a PDF that is packed to hold a device up. Pictures are bounded where they are drawn. */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  let all = 0;
  const streams = findPacked(new TextDecoder('latin1').decode(bytes));
  if (streams.reduce((sum, { start, end }) => sum + end - start, 0) > bytes.length * most.overlap)
    throw new Fault('fileDamaged');
  // A letter may encode four bytes: text encodings applied twice are malicious.
  if (streams.some(({ written }) => written.length > 1)) throw new Fault('fileDamaged');
  for (const {
    start,
    end,
    written: [letters],
  } of streams) {
    const raw = bytes.subarray(start, end);
    const packed =
      letters === 'hex' ? decodeHex(raw) : letters === 'base85' ? decodeBase85(raw) : raw;
    const size = await measureUnpackedSize(packed, most.one);
    all += size;
    if (
      size > most.one ||
      all > most.all ||
      (size > most.large && size > (end - start) * most.ratio)
    )
      throw new Fault('fileDamaged');
  }
}
