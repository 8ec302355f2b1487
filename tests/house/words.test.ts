// The private dialect of the early code stays out of names: words.json lists what stays with its reason, and what is left, which only shrinks.
// After names were changed: WORDS_WRITE=1 npx vitest run tests/house/words.test.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dialect, dialectWordIn, measureWords, namesIn } from './measureWords.ts';

const file = new URL('./words.json', import.meta.url);
interface Words {
  /** Names that are right, with the reason. */
  stay: Record<string, string>;
  /** How often each of the others is still declared. */
  left: Record<string, number>;
}
const words = JSON.parse(readFileSync(file, 'utf8')) as Words;

it('declares no further name with a word of the dialect', () => {
  const found = measureWords();
  const left = Object.entries(found).filter(([name]) => !(name in words.stay));
  if (process.env['WORDS_WRITE'])
    writeFileSync(
      file,
      `${JSON.stringify({ ...words, left: Object.fromEntries(left) }, null, 2)}\n`,
    );
  const added = left
    .filter(([name, count]) => count > (words.left[name] ?? 0))
    .map(([name]) => `${name}: ${dialect[dialectWordIn(name) ?? ''] ?? ''}`);
  expect(added, 'a word of the dialect: take a word of the glossary').toEqual([]);
  const gone = [
    ...Object.keys(words.stay).filter((name) => !(name in found)),
    ...Object.entries(words.left)
      .filter(([name, count]) => (found[name] ?? 0) < count)
      .map(([name]) => name),
  ];
  expect(gone, 'is declared less often now: lower tests/house/words.json').toEqual([]);
});

it.each([
  ['const told = 1;', 'told'],
  ['function placesOf(): void {}', 'placesOf'],
  ['const f = ({ a: saidHere = 1 }) => saidHere;', 'saidHere'],
  ['function f(...deeds: string[]): void {}', 'deeds'],
  ['interface Told {}', 'Told'],
  ['interface A { place: string }', 'place'],
  ['class A { tell(): void {} }', 'tell'],
  ['const [, paper] = [1, 2];', 'paper'],
])('finds the word in %s', (text, name) => {
  expect(namesIn('a.ts', text).filter((one) => dialectWordIn(one) !== null)).toEqual([name]);
});

it.each(['replace', 'placeholder', 'saidiaName', 'duty', 'lines', 'literal', 'outstanding'])(
  'leaves %s alone',
  (name) => {
    expect(dialectWordIn(name)).toBeNull();
  },
);
