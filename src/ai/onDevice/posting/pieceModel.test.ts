// Pieces of a posting find their section by content and position, with headings and without.
import { describe, expect, it } from 'vitest';
import { chancesOf, kindOf, sortPieces } from './pieceModel.ts';
import { piecesOf } from './sections.ts';

const sectionsOf = (text: string) =>
  sortPieces(piecesOf(text)).map(({ text: piece, section }) => [piece, section]);

describe('the pieces of a posting', () => {
  it('are distinguished without headings', () => {
    const found = Object.fromEntries(
      sectionsOf(
        [
          'Warehouse assistant',
          'We are a family company that has moved furniture since 1954.',
          'You will pick orders, load vans and keep the hall tidy.',
          'You have at least one year of experience in a warehouse.',
          'We offer a pension plan and free fruit.',
          'Send your application to the address below before 1 May.',
        ].join('\n'),
      ),
    );
    expect(found).toMatchObject({
      'We are a family company that has moved furniture since 1954.': 'about',
      'You will pick orders, load vans and keep the hall tidy.': 'tasks',
      'You have at least one year of experience in a warehouse.': 'must',
      'We offer a pension plan and free fruit.': 'offer',
      'Send your application to the address below before 1 May.': 'apply',
    });
  });

  it('go by what they say, not by the heading alone', () => {
    const found = Object.fromEntries(
      sectionsOf(
        [
          'Nurse',
          'Your role',
          '- Give medication and keep the records',
          '- Plan care with doctors and relatives',
          'What we offer',
          '- Paid training and a pension',
        ].join('\n'),
      ),
    );
    expect(found['Give medication and keep the records']).toBe('tasks');
    expect(found['Paid training and a pension']).toBe('offer');
  });

  it('are none in an empty text', () => expect(sortPieces([])).toEqual([]));
});

describe('chances of kinds', () => {
  const [duty, must, nice, company] = [0, 1, 2, 3];
  const after = Array.from({ length: 7 }, (_, before) =>
    Array.from({ length: 7 }, (_unused, kind) => (before === kind ? 40 : 0)),
  );
  const of = (...kinds: [number, number][]) =>
    kinds.map(([kind, score]) =>
      Array.from({ length: 7 }, (_, other) => (other === kind ? score : 0)),
    );
  const kinds = (scores: number[][]) => chancesOf(scores, after).map(kindOf);

  it('weigh what may follow what, before and behind', () => {
    expect(kinds(of([duty, 60], [must, 20], [duty, 60]))).toEqual(['duty', 'duty', 'duty']);
    expect(kinds(of([duty, 60], [must, 180], [duty, 60]))).toEqual(['duty', 'must', 'duty']);
    expect(kinds(of([must, 1], [company, 90]))).toEqual(['company', 'company']);
  });

  it('add up to one and stay finite for very long postings', () => {
    const chances = chancesOf(
      of(...Array.from({ length: 3000 }, (_, at): [number, number] => [at % 7, 400])),
      after,
    );
    for (const row of chances) expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
  });

  it('count what is needed and what is welcome together against a duty', () => {
    const row = [0.4, 0.25, 0.35, 0, 0, 0, 0];
    expect(kindOf(row)).toBe('nice');
    expect(row[duty]).toBeGreaterThan(row[nice] ?? 1);
    expect(kindOf([0.3, 0.1, 0.05, 0.25, 0.2, 0.1, 0])).toBe('company');
  });

  it('are none without pieces', () => expect(chancesOf([], after)).toEqual([]));
});
