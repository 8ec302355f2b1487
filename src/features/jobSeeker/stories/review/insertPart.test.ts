import { expect, it } from 'vitest';
import { insertPart } from './insertPart.ts';

const text = 'It was late. I called him. He came.';
const sentences = [
  { start: 0, part: 'situation' as const },
  { start: 13, part: 'action' as const },
  { start: 27, part: 'result' as const },
];

it('puts a part before what comes after it in a told case', () => {
  expect(insertPart(text, sentences, 'task', 'I had to act. ')).toBe(
    'It was late. I had to act. I called him. He came.',
  );
  expect(
    insertPart('I called him.', [{ start: 0, part: 'action' }], 'situation', 'It was late.'),
  ).toBe('It was late. I called him.');
});
it('puts it at the end where nothing comes after it', () => {
  expect(
    insertPart(
      'It was late. So.',
      [
        { start: 0, part: 'situation' },
        { start: 13, part: null },
      ],
      'result',
      'He came.',
    ),
  ).toBe('It was late. So. He came.');
  expect(insertPart('', [], 'action', 'I called.')).toBe('I called.');
});
