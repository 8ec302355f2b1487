// Turns a part of a Word file (body, page header, page footer) into lines: paragraphs, tables, text boxes; hidden words apart.
import type { HiddenText, ReadLine } from '#domain/resume/resume.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import { isDateLike, isLabelLike } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { lookWith, veilOf, type Look, type Styles } from './docxStyles.ts';
import { child, within, type XmlNode } from './xmlNodes.ts';

interface DocxLine {
  text: string;
  size: number;
  bold: boolean;
  heading: boolean;
  block: number;
}
export interface DocxPart {
  lines: DocxLine[];
  hidden: Pick<HiddenText, 'text' | 'reason'>[];
}

const skipped = new Set([
  'mc:Fallback',
  'w:instrText',
  'w:delText',
  'w:del',
  'w:moveFrom',
  'w:rPr',
  'w:pPr',
  'w:sectPr',
  'w:txbxContent',
  'w:footnoteReference',
  'w:tblPr',
  'w:tblGrid',
  'w:trPr',
  'w:tcPr',
]);

interface Words {
  text: string;
  look: Look;
}

/** The words of a paragraph run by run; tabs and line breaks as signs. */
function wordsOf(node: XmlNode, look: Look, styles: Styles): Words[] {
  return node.children.flatMap((item): Words[] => {
    if (skipped.has(item.name)) return [];
    if (item.name === 'w:t') return [{ text: item.text, look }];
    if (item.name === 'w:tab' || item.name === 'w:ptab') return [{ text: '\t', look }];
    if (item.name === 'w:br' || item.name === 'w:cr') return [{ text: '\n', look }];
    if (item.name === 'w:noBreakHyphen') return [{ text: '-', look }];
    if (item.name === 'w:sym') return [{ text: '•', look }];
    if (item.name !== 'w:r') return wordsOf(item, look, styles);
    const properties = child(item, 'w:rPr');
    const style = child(properties, 'w:rStyle')?.attributes['w:val'];
    const named = style ? styles.lookOf(style) : null;
    return wordsOf(
      item,
      lookWith(
        named
          ? {
              ...look,
              vanish: look.vanish || named.vanish,
              bold: look.bold || named.bold,
              colour: named.colour ?? look.colour,
            }
          : look,
        properties,
      ),
      styles,
    );
  });
}

/** "P R O F I L E" → "PROFILE"; words of such a heading are parted by two spaces or more. */
export function unspaced(text: string): string {
  return text.replaceAll(
    /(?<!\S)(?:[\p{L}&] ){3,}[\p{L}&](?!\S)(?:\s{2,}(?:[\p{L}&] )*[\p{L}&](?!\S))*/gu,
    (letters) =>
      letters
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' '),
  );
}

const tidy = (text: string): string =>
  unspaced(text)
    .replaceAll(/[^\S\t\n]+/g, ' ')
    .replaceAll(/ ?\t[\t ]*/g, '\t')
    .trim();

/** The lines of a part. `ground` is the colour behind it, `firstBlock` continues the numbering. */
export function linesOfPart(
  root: XmlNode,
  styles: Styles,
  firstBlock: number,
  ground = '#ffffff',
): DocxPart {
  const lines: DocxLine[] = [];
  const hidden: DocxPart['hidden'] = [];
  let block = firstBlock;
  const paragraph = (node: XmlNode, behind: string): DocxLine[] => {
    const properties = child(node, 'w:pPr');
    const look = styles.lookOf(child(properties, 'w:pStyle')?.attributes['w:val']);
    const shade = child(properties, 'w:shd')?.attributes['w:fill'];
    const own = shade && /^[0-9a-f]{6}$/i.test(shade) ? `#${shade.toLowerCase()}` : behind;
    const visible: Words[] = [];
    const veiled = new Map<HiddenText['reason'], string>();
    for (const words of wordsOf(node, look, styles)) {
      const reason = words.text.trim() === '' ? null : veilOf(words.look, own);
      if (reason) veiled.set(reason, (veiled.get(reason) ?? '') + words.text);
      else visible.push(words);
    }
    for (const [reason, text] of veiled)
      if (/[\p{L}\p{N}]{2}/u.test(text))
        hidden.push({ text: tidy(text).replaceAll(/\s/g, ' ').slice(0, 2_000), reason });
    const text = tidy(visible.map((words) => words.text).join(''));
    const weighed = visible.filter((words) => words.text.trim() !== '');
    const letters = weighed.reduce((sum, words) => sum + words.text.length, 0);
    const bold =
      weighed
        .filter((words) => words.look.bold)
        .reduce((sum, words) => sum + words.text.length, 0) >
      letters / 2;
    const number = child(properties, 'w:numPr');
    const listed =
      (number ? child(number, 'w:numId')?.attributes['w:val'] !== '0' : look.listed) &&
      !look.heading;
    const boxes = [
      ...within(node, 'mc:Choice').flatMap((choice) => within(choice, 'w:txbxContent')),
      ...within(node, 'w:pict')
        .flatMap((picture) => within(picture, 'w:txbxContent'))
        .slice(0, within(node, 'mc:Choice').length > 0 ? 0 : undefined),
    ];
    const size = Math.max(0, ...weighed.map((words) => words.look.size / 2));
    const parts = text
      .split(/\s*\n\s*/)
      .filter(Boolean)
      .map((part): DocxLine => ({
        text: listed ? `• ${part}` : part,
        size,
        bold: bold || look.heading,
        heading: look.heading,
        block,
      }));
    return [
      ...parts,
      ...boxes.flatMap((box) => {
        block += 1;
        const inside = blocks(box, behind);
        block += 1;
        return inside;
      }),
    ];
  };
  const table = (node: XmlNode, behind: string): DocxLine[] => {
    const rows = node.children
      .filter(({ name }) => name === 'w:tr')
      .map((row) =>
        within(row, 'w:tc')
          .map((cell) => {
            const fill = child(child(cell, 'w:tcPr'), 'w:shd')?.attributes['w:fill'];
            block += 1;
            return blocks(
              cell,
              fill && /^[0-9a-f]{6}$/i.test(fill) ? `#${fill.toLowerCase()}` : behind,
            );
          })
          .filter((cell) => cell.length > 0),
      );
    block += 1;
    return rows.flatMap((cells) => rowOf(cells));
  };
  const blocks = (node: XmlNode, behind: string): DocxLine[] =>
    node.children.flatMap((item): DocxLine[] => {
      if (item.name === 'w:p') return paragraph(item, behind);
      if (item.name === 'w:tbl') return table(item, behind);
      return skipped.has(item.name) || item.name === 'w:r' ? [] : blocks(item, behind);
    });
  lines.push(...blocks(root, ground));
  return { lines, hidden };
}

/** Cells of a table row: short ones share a line with the start of the next, long ones are columns of their own. */
function rowOf(cells: readonly (readonly DocxLine[])[]): DocxLine[] {
  const [first, second, ...more] = cells;
  if (!first || !second) return cells.flat();
  if (cells.every((cell) => cell.length === 1)) {
    const only = cells.flat();
    return [
      {
        ...(first[0] ?? { text: '', size: 0, bold: false, heading: false, block: 0 }),
        text: only.map(({ text }) => text.replace(/^• /, '')).join('\t'),
      },
    ];
  }
  const lead = first.map(({ text }) => text.replace(/^• /, '')).join(' ');
  const isLead =
    more.length === 0 &&
    first.length <= 3 &&
    (isDateLike(lead) ||
      isLabelLike(lead) ||
      headingOf(lead) !== null ||
      (first.length === 1 && lead.length < 40 && second.every(({ heading }) => !heading)));
  if (isLead)
    return [
      {
        ...(second[0] ?? { text: '', size: 0, bold: false, heading: false, block: 0 }),
        text: `${lead}\t${second[0]?.text ?? ''}`,
      },
      ...second.slice(1),
    ];
  const tail = second.map(({ text }) => text).join(' ');
  if (more.length === 0 && second.length <= 2 && isDateLike(tail) && first[0])
    return [{ ...first[0], text: `${first[0].text}\t${tail}` }, ...first.slice(1)];
  return cells.flat();
}

/** Lines without positions: the line number is used as y. */
export function placed(lines: readonly DocxLine[]): ReadLine[] {
  return lines.map(({ text, size, bold, block }, index) => ({
    text: text.slice(0, 2_000),
    page: 1,
    x: 0,
    y: index,
    size,
    bold,
    block,
  }));
}
