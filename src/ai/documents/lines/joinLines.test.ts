// Sentences and words that a line, column or page cut in two are one again; lists and heads stay apart.
import { describe, expect, it } from 'vitest';
import { buildTextPdf } from '#ai/documents/files.fixture.ts';
import { continuesElsewhere, joinTexts } from './joinLines.ts';
import { readLayout } from '#ai/documents/readDocument.ts';
import { readTextLines } from '#ai/documents/text/readText.ts';

const texts = (text: string): string[] => readTextLines(text).map((line) => line.text);

describe('a word that a hyphen cut', () => {
  it.each([
    ['14 km of pro-', 'vincial road', '14 km of provincial road'],
    ['una recupera-', 'ción del 88 %', 'una recuperación del 88 %'],
    ['in one data-', 'base', 'in one database'],
    ['a self-', 'employed joiner', 'a self-employed joiner'],
    ['an in-', 'house team', 'an in-house team'],
    ['customer-', 'facing work', 'customer-facing work'],
    ['X-', 'ray', 'X-ray'],
    ['técnico-', 'administrativo', 'técnico-administrativo'],
    ['part-', 'time', 'part-time'],
    ['Jean-', 'Luc', 'Jean- Luc'],
  ])('%s | %s', (before, after, whole) => expect(joinTexts(before, after)).toBe(whole));
});

describe('plain text without indents', () => {
  it('joins the rest of an item', () => {
    expect(
      texts(
        '- Built the forecast of arrivals that\nplanners open each morning.\n- Bajé el recorrido medio de 40 a\n25 minutos.\n- Started a clinic for flu shots that served\n2,400 people in winter.',
      ),
    ).toEqual([
      '- Built the forecast of arrivals that planners open each morning.',
      '- Bajé el recorrido medio de 40 a 25 minutos.',
      '- Started a clinic for flu shots that served 2,400 people in winter.',
    ]);
  });
  it('joins no list, label, address, date or head', () => {
    const apart = [
      'Skills that I use every week',
      'dbt',
      'Driver, Thistle Parcels, Paisley and Renfrew',
      'linkedin.com/in/ana',
      'Led the whole team of the northern branch',
      'email: ana@example.com',
      '- Kept the books of the branch up to',
      '2019 - 2021',
    ];
    expect(texts(apart.slice(0, 2).join('\n'))).toHaveLength(1);
    expect(texts(apart.slice(2).join('\n'))).toEqual(apart.slice(2));
    expect(texts('• Python\n• pandas\n• dbt')).toHaveLength(3);
    expect(
      texts(
        '1. Cashier, Corner Shop (May 2019 to date)\n   Counts the till.\n2. Porter, Old Swan (2017 - 2019)',
      ),
    ).toHaveLength(3);
  });
});

describe('a sentence that continues elsewhere', () => {
  const line = (text: string) => ({ text, size: 10, bold: false });
  it('is one when it stops unfinished and continues with a small letter', () => {
    expect(
      continuesElsewhere(line('• Visited families at home and helped'), line('them with budgets.')),
    ).toBe(true);
    expect(
      continuesElsewhere(
        line('• Visited families at home and helped.'),
        line('them with budgets.'),
      ),
    ).toBe(false);
    expect(
      continuesElsewhere(line('• Visited families at home and helped'), line('Ran a group.')),
    ).toBe(false);
    expect(continuesElsewhere(line('• Python and SQL'), line('dbt'))).toBe(false);
  });
  it('is joined where dates were cut at the edge', async () => {
    const rows = [
      'Ana Ruiz',
      'Experiencia',
      'Abogada',
      'Bufete Orellana y Pinto S.L.P. | 11/2016 -',
      'actualidad',
      '- Defiendo a trabajadores.',
      'Pasante',
      'Bufete Lavapiés de Trabajo y Familia, 2014 -',
      '2016',
      '- Redacté demandas.',
    ].map((text, index) => ({ x: 45, y: 780 - index * 14, size: 10, text }));
    const { lines } = await readLayout(new Blob([buildTextPdf([rows]) as BlobPart]), 'cv.pdf');
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Bufete Orellana y Pinto S.L.P. | 11/2016 - actualidad',
        'Bufete Lavapiés de Trabajo y Familia, 2014 - 2016',
      ]),
    );
  });
  it('is joined over two columns and two pages', async () => {
    const column = (x: number, rows: readonly string[]) =>
      rows.map((text, index) => ({ x, y: 780 - index * 14, size: 10, text }));
    const left = [
      'Ana Ruiz',
      'ana@example.com',
      'Experience',
      'Social Worker, Beacon Trust',
      '2014 - 2017',
      '- Visited families at home each week and helped',
    ];
    const right = [
      'them with budgets.',
      '- Ran a group for young fathers in town.',
      'Education',
      'MA Social Work',
      'University of Salford, 2012',
      '- Wrote a thesis on the work of family courts and',
    ];
    const { lines } = await readLayout(
      new Blob([
        buildTextPdf([
          [...column(45, left), ...column(320, right)],
          column(45, ['their clerks.', 'Skills', 'Mediation']),
        ]) as BlobPart,
      ]),
      'cv.pdf',
    );
    const read = lines.map(({ text }) => text);
    expect(read).toContain('- Visited families at home each week and helped them with budgets.');
    expect(read).toContain('- Wrote a thesis on the work of family courts and their clerks.');
  });
});

it('Markdown is read without its marks', () => {
  const [name, role, work, head, item] = readTextLines(
    '# Theo Banning\n\n**Warehouse Operative** · theo@example.com\n\n## Work\n\n### Porter — *Old Swan*\n\n* Moved 2 * 3 pallets in snake_case_yard',
  );
  expect([name, role, work, head, item].map((line) => line?.text)).toEqual([
    'Theo Banning',
    'Warehouse Operative · theo@example.com',
    'Work',
    'Porter — Old Swan',
    '* Moved 2 * 3 pallets in snake_case_yard',
  ]);
  expect([name, role, work, head, item].map((line) => line?.bold)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(texts('5 * 3 = 15 and **one** mark\nC# and F#')).toEqual([
    '5 * 3 = 15 and **one** mark',
    'C# and F#',
  ]);
});
