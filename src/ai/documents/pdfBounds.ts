// Looks at the streams of a PDF before it is read: what is packed twice, or unpacks to far more than a document holds, is refused.
import { Fault } from '#domain/fault.ts';

/** Bytes that streams other than pictures unpack to: one, all together, and how many times its packed size one may be once it is large; how often the file's bytes may be claimed. */
const most = { one: 24_000_000, all: 96_000_000, ratio: 200, large: 1_000_000, overlap: 3 } as const;

interface Packed { start: number; end: number }

/** A name as it is meant: "/F#6cateDecode" is "/FlateDecode". */
const meant = (words: string): string => words.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** How many of a stream's filters unpack. */
function unpackings(about: string): number {
  return Math.max(0, ...Array.from(about.matchAll(/\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/g), ([, names = '']) => names.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW)(?![A-Za-z])/g)?.length ?? 0));
}

/** The streams to unpack for a look. Throws `fileDamaged` for one that is packed more than once. */
function packedIn(text: string): Packed[] {
  const found: Packed[] = [];
  let from = 0;
  for (let at = text.indexOf('stream', from); at >= 0; at = text.indexOf('stream', from)) {
    const head = text.slice(from, at);
    const about = meant(head.slice(Math.max(0, head.lastIndexOf(' obj'))));
    from = at + 'stream'.length;
    const line = text.startsWith('\r\n', from) ? 2 : text[from] === '\n' || text[from] === '\r' ? 1 : 0;
    if (line === 0 || !about.trimEnd().endsWith('>>')) continue;
    const start = from + line;
    const told = Number(/\/Length\s+(\d{1,9})(?!\s+\d+\s+R)/.exec(about)?.[1] ?? 0);
    const near = text.indexOf('endstream', start);
    if (near < 0) break;
    // Its own length may be a lie that hides other streams: the look goes on behind the first end.
    from = near + 'endstream'.length;
    const far = start + told < text.length ? text.indexOf('endstream', start + told) : -1;
    const end = Math.max(near, far);
    const count = unpackings(about);
    if (count > 1) throw new Fault('fileDamaged');
    if (count === 1 && !/\/Subtype\s*\/Image(?![A-Za-z])/.test(about)) found.push({ start, end });
  }
  return found;
}

/** How many bytes come out; it stops as soon as they are more than `limit`. What is damaged comes out as far as it is whole. */
async function unpackedSize(bytes: Uint8Array, limit: number): Promise<number> {
  let size = 0;
  const reader = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > limit) { await reader.cancel(); break; }
    }
  } catch {
    // A line end behind the data, or damage: the reader of PDFs decides.
  }
  return size;
}

/** Throws `fileDamaged` for a PDF that is packed to hold a device up. Pictures are bounded where they are drawn. */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  let all = 0;
  const streams = packedIn(new TextDecoder('latin1').decode(bytes));
  if (streams.reduce((sum, { start, end }) => sum + end - start, 0) > bytes.length * most.overlap) throw new Fault('fileDamaged');
  for (const { start, end } of streams) {
    const size = await unpackedSize(bytes.subarray(start, end), most.one);
    all += size;
    if (size > most.one || all > most.all || (size > most.large && size > (end - start) * most.ratio)) throw new Fault('fileDamaged');
  }
}
