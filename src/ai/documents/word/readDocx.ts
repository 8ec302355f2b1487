// Reads a Word file from its own parts: page headers (where many CVs keep name and contact), the body, page footers.
import { Fault } from '#domain/base/fault.ts';
import { readPartLines, setPositions, type DocxPart } from './docxLines.ts';
import { stylesOf } from './docxStyles.ts';
import type { Layout } from '#ai/documents/lines/layout.ts';
import { parseXmlRoot } from './xmlNodes.ts';
import { inflateEntry, readZipEntries } from './zipEntries.ts';

const isPageNumber = (text: string): boolean =>
  /^(?:(?:page|página|seite)\s*)?\d*\s*(?:(?:\/|of|de|von)\s*\d*)?$/iu.test(text.trim());

/** Headers first, then the body, then footers; what is repeated in several headers once. Throws `fileType` for another kind of zip, `fileProtected`, `fileDamaged`. */
export async function readDocx(bytes: Uint8Array): Promise<Layout> {
  const entries = readZipEntries(bytes);
  const body = entries.find(({ name }) => name === 'word/document.xml');
  if (!body)
    throw new Fault(
      entries.some(({ name }) => name.startsWith('word/')) || entries.length === 0
        ? 'fileDamaged'
        : 'fileType',
    );
  if (entries.some(({ encrypted }) => encrypted)) throw new Fault('fileProtected');
  const parts = new Map<string, string>();
  for (const entry of entries) {
    if (!/^word\/(?:document|styles|header\d*|footer\d*)\.xml$/.test(entry.name)) continue;
    const xml = new TextDecoder().decode(await inflateEntry(bytes, entry));
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Fault('fileDamaged');
    parts.set(entry.name, xml);
  }
  try {
    const styles = stylesOf(
      parts.has('word/styles.xml') ? parseXmlRoot(parts.get('word/styles.xml') ?? '') : null,
    );
    const read = (names: readonly string[], from: number): DocxPart[] =>
      names.map((name, index) =>
        readPartLines(parseXmlRoot(parts.get(name) ?? ''), styles, from + index * 1_000),
      );
    const names = [...parts.keys()].sort();
    const headers = read(
      names.filter((name) => name.includes('/header')),
      0,
    );
    const [main] = read(['word/document.xml'], 100_000);
    const footers = read(
      names.filter((name) => name.includes('/footer')),
      200_000,
    );
    const knownTexts = new Set(main?.lines.map(({ text }) => text));
    const once = (around: readonly DocxPart[]): DocxPart['lines'] =>
      around
        .flatMap(({ lines }) => lines)
        .filter(({ text }) => {
          const isNew = !knownTexts.has(text) && !isPageNumber(text);
          knownTexts.add(text);
          return isNew;
        });
    const lines = setPositions([...once(headers), ...(main?.lines ?? []), ...once(footers)]);
    return {
      lines,
      hidden: [...headers, ...(main ? [main] : []), ...footers]
        .flatMap(({ hidden }) => hidden)
        .map((item) => ({ ...item, page: 1 })),
      pages: 1,
      skipped: 0,
      bare: 0,
    };
  } catch (cause) {
    throw new Fault('fileDamaged', { cause });
  }
}
