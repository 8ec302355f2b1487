// Turns a part of a Word file (body, page header, page footer) into lines: paragraphs, tables, text boxes; hidden words apart.
import type { HiddenText, ReadLine } from '#domain/resume/resume.ts';
import { lookWith, veilOf, type Look, type Styles } from './docxStyles.ts';
import { findChild, findWithin, type XmlNode } from './xmlNodes.ts';
import { type DocxLine, rowOf } from './docxRow.ts';

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
    const properties = findChild(item, 'w:rPr');
    const style = findChild(properties, 'w:rStyle')?.attributes['w:val'];
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
export function closeSpacing(text: string): string {
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
  closeSpacing(text)
    .replaceAll(/[^\S\t\n]+/g, ' ')
    .replaceAll(/ ?\t[\t ]*/g, '\t')
    .trim();

const countLetters = (words: readonly Words[]): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);

/** The text boxes of a paragraph; an older copy of the same box is left out. */
function boxesOf(node: XmlNode): XmlNode[] {
  const choices = findWithin(node, 'mc:Choice');
  return [
    ...choices.flatMap((choice) => findWithin(choice, 'w:txbxContent')),
    ...findWithin(node, 'w:pict')
      .flatMap((picture) => findWithin(picture, 'w:txbxContent'))
      .slice(0, choices.length > 0 ? 0 : undefined),
  ];
}

const colourOf = (fill: string | undefined, behind: string): string =>
  fill && /^[0-9a-f]{6}$/i.test(fill) ? `#${fill.toLowerCase()}` : behind;

/** Reads a part from top to bottom: blocks are numbered, and hidden words are set apart. */
class PartReader {
  readonly hidden: DocxPart['hidden'] = [];
  private readonly styles: Styles;
  private block: number;

  constructor(styles: Styles, firstBlock: number) {
    this.styles = styles;
    this.block = firstBlock;
  }

  blocks(node: XmlNode, behind: string): DocxLine[] {
    return node.children.flatMap((item): DocxLine[] => {
      if (item.name === 'w:p') return this.paragraph(item, behind);
      if (item.name === 'w:tbl') return this.table(item, behind);
      return skipped.has(item.name) || item.name === 'w:r' ? [] : this.blocks(item, behind);
    });
  }

  /** The words of a paragraph that can be seen; the others are kept apart with their reason. */
  private visibleWords(node: XmlNode, look: Look, ground: string): Words[] {
    const visible: Words[] = [];
    const veiled = new Map<HiddenText['reason'], string>();
    for (const words of wordsOf(node, look, this.styles)) {
      const reason = words.text.trim() === '' ? null : veilOf(words.look, ground);
      if (reason) veiled.set(reason, (veiled.get(reason) ?? '') + words.text);
      else visible.push(words);
    }
    for (const [reason, text] of veiled)
      if (/[\p{L}\p{N}]{2}/u.test(text))
        this.hidden.push({ text: tidy(text).replaceAll(/\s/g, ' ').slice(0, 2_000), reason });
    return visible;
  }

  private paragraph(node: XmlNode, behind: string): DocxLine[] {
    const properties = findChild(node, 'w:pPr');
    const look = this.styles.lookOf(findChild(properties, 'w:pStyle')?.attributes['w:val']);
    const shade = findChild(properties, 'w:shd')?.attributes['w:fill'];
    const visible = this.visibleWords(node, look, colourOf(shade, behind));
    const text = tidy(visible.map((words) => words.text).join(''));
    const weighed = visible.filter((words) => words.text.trim() !== '');
    const bold =
      countLetters(weighed.filter((words) => words.look.bold)) > countLetters(weighed) / 2;
    const number = findChild(properties, 'w:numPr');
    const listed =
      (number ? findChild(number, 'w:numId')?.attributes['w:val'] !== '0' : look.listed) &&
      !look.heading;
    const size = Math.max(0, ...weighed.map((words) => words.look.size / 2));
    const parts = text
      .split(/\s*\n\s*/)
      .filter(Boolean)
      .map((part): DocxLine => ({
        text: listed ? `• ${part}` : part,
        size,
        bold: bold || look.heading,
        heading: look.heading,
        block: this.block,
      }));
    return [
      ...parts,
      ...boxesOf(node).flatMap((box) => {
        this.block += 1;
        const inside = this.blocks(box, behind);
        this.block += 1;
        return inside;
      }),
    ];
  }

  private table(node: XmlNode, behind: string): DocxLine[] {
    const rows = node.children
      .filter(({ name }) => name === 'w:tr')
      .map((row) =>
        findWithin(row, 'w:tc')
          .map((cell) => {
            const fill = findChild(findChild(cell, 'w:tcPr'), 'w:shd')?.attributes['w:fill'];
            this.block += 1;
            return this.blocks(cell, colourOf(fill, behind));
          })
          .filter((cell) => cell.length > 0),
      );
    this.block += 1;
    return rows.flatMap((cells) => rowOf(cells));
  }
}

/** The lines of a part. `ground` is the colour behind it, `firstBlock` continues the numbering. */
export function readPartLines(
  root: XmlNode,
  styles: Styles,
  firstBlock: number,
  ground = '#ffffff',
): DocxPart {
  const reader = new PartReader(styles, firstBlock);
  const lines = reader.blocks(root, ground);
  return { lines, hidden: reader.hidden };
}

/** Lines without positions: the line number is used as y. */
export function setPositions(lines: readonly DocxLine[]): ReadLine[] {
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
