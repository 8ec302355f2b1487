// What reading a file gives: lines in reading order with their places, and apart from them the words nobody can see.
import type { HiddenText, ReadLine } from '#domain/resume/resume.ts';

export interface Layout {
  lines: ReadLine[];
  hidden: HiddenText[];
  /** Pages of a PDF; 1 for other files. */
  pages: number;
  /** Pages beyond the limit, and pages without a text layer. */
  skipped: number;
  bare: number;
  /** The whole text where lines are only a view of it. */
  text?: string;
}

/** The text of a layout: one line per line, pages apart by an empty line, tabs as spaces. */
export function joinLayoutText({ lines }: Layout): string {
  let page = lines[0]?.page ?? 1;
  const text: string[] = [];
  for (const line of lines) {
    if (line.page !== page) text.push('');
    page = line.page;
    text.push(line.text.replaceAll('\t', ' '));
  }
  return text.join('\n');
}
