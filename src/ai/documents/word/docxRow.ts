// Turns a row of a Word table into lines.
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import { isDateLike, isLabelLike } from '#ai/onDevice/resume/shape/lineSigns.ts';

export interface DocxLine {
  text: string;
  size: number;
  bold: boolean;
  heading: boolean;
  block: number;
}
/** Cells of a table row: short ones share a line with the start of the next, long ones are columns of their own. */
export function rowOf(cells: readonly (readonly DocxLine[])[]): DocxLine[] {
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
