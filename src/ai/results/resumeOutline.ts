// What a machine makes of a resume's shape: which sections it tells apart, and which lines stand beside others.
import { findInstructions } from '#domain/text/instructions.ts';
import type { AsRead } from '#domain/seeker/ownResume.ts';
import type { ReadLine } from '#domain/resume/resume.ts';
import { sectionsOf } from '#ai/onDevice/resume/shape/sections.ts';
import { prepareLines } from '#ai/onDevice/resume/shape/preparedLines.ts';

/** Letters of one row differ in height by less than this share of their size. */
const sameRow = 0.5;

/** The sections in order, each with the number of its first line; sections without a line are left out. */
export function outlineOf(lines: readonly ReadLine[]): AsRead['outline'] {
  return sectionsOf(prepareLines(lines).lines)
    .flatMap(({ part, lines: [first] }) => (first ? [{ part, line: first.index }] : []))
    .slice(0, 200);
}

/** Numbers of lines of a paged document that stand at the same height as a line of another column, box or cell. */
export function listLinesBeside(lines: readonly ReadLine[]): number[] {
  return lines.flatMap((line, index) =>
    line.size > 0 &&
    lines.some(
      (other) =>
        other.page === line.page &&
        other.block !== line.block &&
        Math.abs(other.y - line.y) < Math.max(line.size, other.size) * sameRow,
    )
      ? [index]
      : [],
  );
}

/** Numbers of lines that hold a sentence which addresses a machine. */
export function findAddressedLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (findInstructions(line).length > 0 ? [index] : []));
}
