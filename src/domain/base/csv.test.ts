import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, formatCsvMoment, toCsvName, csvOf } from './csv.ts';

const read = (text: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);

describe('csvOf', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1+1',
    '\u0000=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    "=cmd|'/C calc'!A0",
    '=HYPERLINK("http://a.test")',
  ])('lets %j run in no spreadsheet, and keeps it readable', (text) => {
    const [[cell = '', neighbour = ''] = []] = read(csvOf([[text, 'b']]));
    expect(cell).toBe(`'${text}`);
    expect(neighbour).toBe('b');
  });

  it.each([
    'Zoë',
    "O'Neil",
    'a-b',
    '3 = 3',
    'mia@example.com',
    'Ünal, "Bo" Özil',
    'line\r\nbreak',
    'emoji 🙂👩🏽‍💻',
    '名前',
    'semi;colon',
  ])('leaves %j as it is', (text) => {
    expect(read(csvOf([[text, 'b']]))).toEqual([[text, 'b']]);
  });

  it('writes numbers as numbers and nothing as nothing', () => {
    expect(csvOf([[1, -2.5, null, undefined, '']])).toBe('1,-2.5,,,\r\n');
  });

  it('gives back any table, but for the apostrophe of what could run', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            fc.string({
              unit: fc.constantFrom(',', '"', '\r', '\n', '=', '-', 'a', 'é', '🙂', "'", '\t', ' '),
              maxLength: 8,
            }),
            { minLength: 2, maxLength: 4 },
          ),
          { minLength: 1, maxLength: 8 },
        ),
        (rows) => {
          const back = read(csvOf(rows)).map((row, line) =>
            row.map((cell, column) =>
              cell === `'${rows[line]?.[column] ?? ''}` ? cell.slice(1) : cell,
            ),
          );
          return JSON.stringify(back) === JSON.stringify(rows);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('holds ten thousand rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `Ünal ${index} 🙂`,
      'two\nlines',
      `=${index}`,
    ]);
    const back = read(csvOf(rows));
    expect(back.length).toBe(10_000);
    expect(back.at(-1)).toEqual(['Ünal 9999 🙂', 'two\nlines', "'=9999"]);
  });
});

describe('around the table', () => {
  it('is told to be UTF-8', () => {
    expect(new TextEncoder().encode(byteOrderMark)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  });
  it('has moments in UTC, and none for none', () => {
    expect([formatCsvMoment(new Date('2026-11-21T23:05:59Z')), formatCsvMoment(null)]).toEqual([
      '2026-11-21 23:05',
      '',
    ]);
  });
  it('has a name that every file system takes', () => {
    expect(toCsvName('Café: “night” shift/../x', 'candidates')).toBe(
      'Café-night-shift-x-candidates.csv',
    );
    expect(toCsvName('..')).toBe('export.csv');
  });
});
