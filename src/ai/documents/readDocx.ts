// Reads a Word file: the body through mammoth, the page headers (where many CVs keep name and contact) from their own parts.
import { Fault } from '#domain/fault.ts';
import { inflated, zipEntries } from './zipEntries.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of a Word XML part: paragraphs become lines. */
function textOfPart(xml: string): string {
  return xml
    .replaceAll(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '')
    .replaceAll(/<w:(?:instrText|delText)\b[^>]*>[\s\S]*?<\/w:(?:instrText|delText)>/g, '')
    .replaceAll(/<w:tab\/>/g, '\t').replaceAll(/<w:br\b[^>]*\/>|<\/w:p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : decimal ? Number.parseInt(decimal, 10) : Number.NaN;
      return Number.isNaN(code) ? entities[name ?? ''] ?? whole : code < 0x11_0000 ? String.fromCodePoint(code) : '';
    })
    .split('\n').map((line) => line.trim()).filter(Boolean).join('\n');
}

/** Headers first, then the body. Throws `fileType` for another kind of zip, `fileProtected`, `fileDamaged`. */
export async function readDocx(bytes: Uint8Array): Promise<{ text: string }> {
  const entries = zipEntries(bytes);
  const body = entries.find(({ name }) => name === 'word/document.xml');
  if (!body) throw new Fault(entries.some(({ name }) => name.startsWith('word/')) || entries.length === 0 ? 'fileDamaged' : 'fileType');
  if (entries.some(({ encrypted }) => encrypted)) throw new Fault('fileProtected');
  const headers: string[] = [];
  for (const entry of entries) {
    if (!/\.(xml|rels)$/.test(entry.name)) continue;
    const xml = new TextDecoder().decode(await inflated(bytes, entry));
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Fault('fileDamaged');
    if (/^word\/header\d*\.xml$/.test(entry.name)) headers.push(textOfPart(xml));
  }
  try {
    const { default: mammoth } = await import('mammoth');
    const copy = bytes.slice();
    const input = { arrayBuffer: copy.buffer, buffer: copy as unknown as Buffer };
    const { value } = await mammoth.extractRawText(input);
    const lines = value.split(/\n/).map((line) => line.trimEnd()).join('\n').replaceAll(/\n{3,}/g, '\n\n').replaceAll(/([^\n])\n\n(?=[^\n])/g, '$1\n');
    return { text: [...new Set(headers.filter(Boolean)), lines].join('\n').trim() };
  } catch (cause) {
    throw new Fault('fileDamaged', { cause });
  }
}
