// Reads plain text as lines; wrapped list items are joined where their indentation shows it.
import type { ReadLine } from '#domain/resume/resume.ts';
import { bulletSign } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { closeSpacing } from '#ai/documents/word/docxLines.ts';
import {
  endsWithPeriod,
  continuesInText,
  isBrokenAddress,
  joinTexts,
} from '#ai/documents/lines/joinLines.ts';

const measureIndent = (line: string): number =>
  /^\s*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;

/** True for a text that is written in Markdown. */
const isMarkdown = (text: string): boolean =>
  /^#{1,4} +\S/mu.test(text) || (text.match(/\*\*[^\s*][^*\n]*\*\*/gu)?.length ?? 0) >= 2;

/** A line without the marks of Markdown, and whether they made it a heading or bold. */
function removeMarks(line: string): { text: string; bold: boolean } {
  const heading = /^\s*#{1,6}\s+/u.exec(line)?.[0].length ?? 0;
  const text = line
    .slice(heading)
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replaceAll(
      /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu,
      '$2',
    )
    .replaceAll(/`([^`\n]+)`/gu, '$1')
    .replaceAll(/\[([^\]\n]+)\]\([^)\s]+\)/gu, '$1');
  return { text, bold: heading > 0 || /^\s*(?:\*\*|__)[^*]+(?:\*\*|__)\s*$/u.test(line) };
}

/** A gap with a tab in it, or of three spaces and more, stays as a tab. */
const writeGap = (gap: string): string => (gap.includes('\t') || /^ {3,}$/.test(gap) ? '\t' : ' ');

/** The lines of a text. Empty lines part blocks; gaps of three spaces or more stay as tabs. */
export function readTextLines(text: string): ReadLine[] {
  const lines: (ReadLine & { deep: number; length: number })[] = [];
  let block = 1;
  const marked = isMarkdown(text);
  text.split(/\r\n?|\n/).forEach((whole, y) => {
    const { text: raw, bold } = marked ? removeMarks(whole) : { text: whole, bold: false };
    const deep = measureIndent(raw);
    const line = closeSpacing(raw.trim()).replaceAll(/\s+/g, writeGap);
    if (line === '') {
      block += 1;
      return;
    }
    if (/^[-=_*~#•.\s]{4,}$/u.test(line)) return;
    const last = lines.at(-1);
    const isMore =
      last !== undefined &&
      last.block === block &&
      !bulletSign.test(line) &&
      (isBrokenAddress(last.text, line) ||
        (bulletSign.test(last.text) &&
          !endsWithPeriod(last.text) &&
          deep > last.deep &&
          deep > 0 &&
          !line.includes('\t')) ||
        continuesInText(last.text, last.length, line));
    if (last && isMore) {
      last.text = joinTexts(last.text, line).slice(0, 2_000);
      last.length = line.length;
    } else
      lines.push({
        text: line.slice(0, 2_000),
        page: 1,
        x: deep,
        y,
        size: 0,
        bold,
        block,
        deep,
        length: line.length,
      });
  });
  return lines.map(({ text: words, page, x, y, size, bold, block: own }) => ({
    text: words,
    page,
    x,
    y,
    size,
    bold,
    block: own,
  }));
}
