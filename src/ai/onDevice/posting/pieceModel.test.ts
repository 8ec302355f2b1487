// Pieces of a posting find their section by what they say and where they stand, with headings and without.
import { describe, expect, it } from 'vitest';
import { bestRow, sorted } from './pieceModel.ts';
import { piecesOf } from './sections.ts';

const sectionsOf = (text: string) => sorted(piecesOf(text)).map(({ text: piece, section }) => [piece, section]);

describe('the pieces of a posting', () => {
  it('are told apart without headings', () => {
    const found = Object.fromEntries(sectionsOf([
      'Warehouse assistant', 'We are a family company that has moved furniture since 1954.', 'You will pick orders, load vans and keep the hall tidy.', 'You have at least one year of experience in a warehouse.', 'We offer a pension plan and free fruit.', 'Send your application to the address below before 1 May.',
    ].join('\n')));
    expect(found).toMatchObject({
      'We are a family company that has moved furniture since 1954.': 'about', 'You will pick orders, load vans and keep the hall tidy.': 'tasks',
      'You have at least one year of experience in a warehouse.': 'must', 'We offer a pension plan and free fruit.': 'offer', 'Send your application to the address below before 1 May.': 'apply',
    });
  });

  it('go by what they say, not by the heading alone', () => {
    const found = Object.fromEntries(sectionsOf(['Nurse', 'Your role', '- Give medication and keep the records', '- Plan care with doctors and relatives', 'What we offer', '- Paid training and a pension'].join('\n')));
    expect(found['Give medication and keep the records']).toBe('tasks');
    expect(found['Paid training and a pension']).toBe('offer');
  });

  it('are none in an empty text', () => expect(sorted([])).toEqual([]));
});

it('the likeliest row weighs what may follow what', () => {
  const after = Array.from({ length: 7 }, (_, before) => Array.from({ length: 7 }, (_unused, kind) => (before === kind ? 2 : 0)));
  const of = (...kinds: [number, number][]) => kinds.map(([kind, score]) => Array.from({ length: 7 }, (_, other) => (other === kind ? score : 0)));
  expect(bestRow(of([0, 3], [1, 1], [0, 3]), after)).toEqual([0, 0, 0]);
  expect(bestRow(of([0, 3], [1, 9], [0, 3]), after)).toEqual([0, 1, 0]);
  expect(bestRow([], after)).toEqual([]);
});
