// The two designs of a document and its two paper sizes: measures in points, colours, typefaces that word processors and browsers have.
import { inWords } from '#domain/text/wordLimits.ts';

export const designs = ['clear', 'classic'] as const;
export type Design = (typeof designs)[number];
export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Width and height in points. */
export const sheet: Record<PaperSize, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
/** Margins in points. */
export const margin = { top: 51, side: 56 } as const;

interface Look {
  /** On screen and in print. */
  family: string;
  /** In Word. */
  word: string;
  ink: string;
  soft: string;
  accent: string;
  size: number;
  name: number;
  heading: number;
  line: number;
  centred: boolean;
  headingCase: 'upper' | 'plain';
}

export const looks: Record<Design, Look> = {
  clear: {
    family: '"Inter Variable", Arial, Helvetica, sans-serif',
    word: 'Calibri',
    ink: '#1b1f27',
    soft: '#4c5462',
    accent: '#1f4f8f',
    size: 10,
    name: 24,
    heading: 10.5,
    line: 1.42,
    centred: false,
    headingCase: 'plain',
  },
  classic: {
    family: 'Georgia, "Times New Roman", "Liberation Serif", serif',
    word: 'Georgia',
    ink: '#1a1a1a',
    soft: '#444444',
    accent: '#1a1a1a',
    size: 10.25,
    name: 22,
    heading: 10,
    line: 1.42,
    centred: true,
    headingCase: 'upper',
  },
};

/** The paper size that is usual in the reader's region. */
export function chooseUsualSize(locale: string): PaperSize {
  return inWords(/-(?:US|CA|MX|CO|CL|PH|PR|VE|GT|CR|PA|SV|NI|DO)\b/i).test(locale)
    ? 'letter'
    : 'a4';
}
