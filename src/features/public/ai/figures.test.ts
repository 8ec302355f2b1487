// What the AI page says of its figures stands in docs/ai.md.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures, headFigures, type Figure } from './figures.ts';

const record = readFileSync(new URL('../../../../docs/ai.md', import.meta.url), 'utf8');
const rows = record.split('\n').filter((line) => line.startsWith('| '));
const rowOf = ({ row }: Figure): string[] => rows.filter((line) => line.startsWith(`| ${row}`));

/** A value as docs/ai.md writes it. */
function writeAsRecord({ value }: Figure): string {
  if ('share' in value) return `${Math.round(value.share * 100)} %`;
  if ('count' in value) return `${value.count} of ${value.of}`;
  return String(value.score).replace(/^0/, '');
}
/** True where a text has a number or word by itself, not as a part of a longer one. */
const names = (text: string, part: string): boolean =>
  new RegExp(`(?<![\\d.])${part.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`).test(text);

describe.each(figures.map((figure) => [figure.id, figure] as const))('%s', (_, figure) => {
  const [row = '', ...others] = rowOf(figure);
  it('has one row in the record', () => {
    expect(row).not.toBe('');
    expect(others).toEqual([]);
  });
  it('is what the record says, of as many, with the same goal', () => {
    const shared = writeAsRecord(figure).replace(/ %$/, '');
    expect(names(row, shared), `${shared} in: ${row}`).toBe(true);
    for (const part of [figure.sample, figure.measuredOn, figure.engine])
      if (part !== undefined) expect(names(row, String(part)), `${part} in: ${row}`).toBe(true);
    if (figure.goal !== undefined) {
      expect(row).toMatch(/[Gg]oals?\b/);
      expect(
        names(row.slice(row.search(/[Gg]oals?\b/)), String(Math.round(figure.goal * 100))),
      ).toBe(true);
    }
    if (figure.published !== undefined)
      expect(names(row, String(figure.published).replace(/^0/, ''))).toBe(true);
  });
});

it('shows a figure of answers to another question large: the weakest is not hidden', () => {
  expect(headFigures).toContain('wrongQuestion');
});
