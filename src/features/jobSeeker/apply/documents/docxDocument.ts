// A resume or a letter as a Word file: real headings, lists and tab stops, so that people can edit it and machines can read it. Loaded on demand.
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type IStylesOptions,
} from 'docx';
import { looks, margin, sheet, type Design, type PaperSize } from './design.ts';
import type { LetterDocument } from './letterDocument.ts';
import type { ResumeDocument } from './resumeDocument.ts';

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export interface DocxOptions {
  design: Design;
  size: PaperSize;
  /** The title in the properties of the file. */
  title: string;
}

const toTwips = (points: number): number => Math.round(points * 20);
const toHalfPoints = (points: number): number => Math.round(points * 2);
const toHex = (colour: string): string => colour.replace('#', '');

/** How the text, the title and the headings of a design look. */
function createStyles(design: Design, language: string): IStylesOptions {
  const look = looks[design];
  const run = { font: look.word, color: toHex(look.ink), size: toHalfPoints(look.size + 0.5) };
  return {
    default: {
      document: {
        run: { ...run, language: { value: language === 'es' ? 'es-ES' : 'en-GB' } },
        paragraph: { spacing: { line: 264, after: toTwips(3) } },
      },
      title: {
        run: { ...run, size: toHalfPoints(look.name), bold: true },
        paragraph: {
          spacing: { after: toTwips(1) },
          alignment: look.centred ? AlignmentType.CENTER : AlignmentType.LEFT,
        },
      },
      heading1: {
        run: {
          ...run,
          size: toHalfPoints(look.heading + 0.5),
          bold: true,
          color: toHex(look.accent),
          allCaps: look.headingCase === 'upper',
        },
        paragraph: {
          keepNext: true,
          spacing: { before: toTwips(13), after: toTwips(5) },
          border: {
            bottom: {
              style: BorderStyle.SINGLE,
              size: 4,
              space: 2,
              color: design === 'clear' ? 'c3cddb' : '8a8a8a',
            },
          },
        },
      },
      heading2: {
        run: { ...run, bold: true },
        paragraph: { keepNext: true, spacing: { before: toTwips(6), after: 0 } },
      },
    },
  };
}

function createDocument(
  children: Paragraph[],
  { design, size, title }: DocxOptions,
  { language, name }: { language: string; name: string },
): Document {
  const { width, height } = sheet[size];
  return new Document({
    title,
    creator: name,
    description: '',
    lastModifiedBy: name,
    styles: createStyles(design, language),
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: toTwips(13), hanging: toTwips(11) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: toTwips(width), height: toTwips(height) },
            margin: {
              top: toTwips(margin.top),
              bottom: toTwips(margin.top),
              left: toTwips(margin.side),
              right: toTwips(margin.side),
            },
          },
        },
        children,
      },
    ],
  });
}

function createHead(
  { name, contact, headline = '' }: { name: string; contact: readonly string[]; headline?: string },
  design: Design,
): Paragraph[] {
  const look = looks[design];
  const alignment = look.centred ? AlignmentType.CENTER : AlignmentType.LEFT;
  return [
    ...(name ? [new Paragraph({ heading: HeadingLevel.TITLE, text: name })] : []),
    ...(headline
      ? [
          new Paragraph({
            alignment,
            children: [
              new TextRun({
                text: headline,
                size: toHalfPoints(look.size + 1.5),
                color: toHex(look.accent),
              }),
            ],
          }),
        ]
      : []),
    ...(contact.length > 0
      ? [
          new Paragraph({
            alignment,
            spacing: { after: toTwips(6) },
            children: [
              new TextRun({
                text: contact.join('  |  '),
                size: toHalfPoints(look.size - 0.25),
                color: toHex(look.soft),
              }),
            ],
          }),
        ]
      : []),
  ];
}

/** A resume as the bytes of a Word file. */
export async function createResumeDocx(
  resume: ResumeDocument,
  options: DocxOptions,
): Promise<Blob> {
  const look = looks[options.design];
  const right = toTwips(sheet[options.size].width - 2 * margin.side);
  const soft = (text: string): TextRun =>
    new TextRun({ text, bold: false, color: toHex(look.soft) });
  const body = resume.sections.flatMap(({ title, text, entries }): Paragraph[] => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: title }),
    ...(text ? [new Paragraph({ text })] : []),
    ...entries.flatMap(({ main, period, below, bullets }): Paragraph[] => {
      const more: Partial<IParagraphOptions> = bullets.length > 0 ? { keepNext: true } : {};
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          tabStops: [{ type: TabStopType.RIGHT, position: right }],
          children: [
            new TextRun({ text: main }),
            ...(period ? [new TextRun({ text: '\t', bold: false }), soft(period)] : []),
          ],
        }),
        ...(below ? [new Paragraph({ ...more, children: [soft(below)] })] : []),
        ...bullets.map(
          (bullet) =>
            new Paragraph({
              numbering: { reference: 'bullets', level: 0 },
              spacing: { after: toTwips(2) },
              text: bullet,
            }),
        ),
      ];
    }),
  ]);
  return Packer.toBlob(
    createDocument([...createHead(resume, options.design), ...body], options, resume),
  );
}

/** A letter as the bytes of a Word file. Blanks that are still open are highlighted. */
export async function createLetterDocx(
  letter: LetterDocument,
  options: DocxOptions,
): Promise<Blob> {
  const plain = (text: string, more: Partial<IParagraphOptions> = {}): Paragraph =>
    new Paragraph({
      spacing: { after: toTwips(9) },
      ...more,
      children: text.split('\n').flatMap((line, index) =>
        line
          .split(/(\[[^\]\n]*\])/)
          .filter((part, at) => part !== '' || at === 0)
          .map(
            (part, at) =>
              new TextRun({
                text: part,
                ...(index > 0 && at === 0 ? { break: 1 } : {}),
                ...(part.startsWith('[') ? { highlight: 'yellow' as const } : {}),
              }),
          ),
      ),
    });
  const body = [
    plain(letter.date, { spacing: { before: toTwips(22), after: toTwips(14) } }),
    ...(letter.to.length > 0
      ? [plain(letter.to.join('\n'), { spacing: { after: toTwips(18) } })]
      : []),
    ...letter.paragraphs.map((text) => plain(text)),
  ];
  return Packer.toBlob(
    createDocument([...createHead(letter, options.design), ...body], options, letter),
  );
}
