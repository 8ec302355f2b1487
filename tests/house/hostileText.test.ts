// Hostile input: reading a text that was crafted to be slow costs about as much as reading plain prose of the same length.
import { expect, it } from 'vitest';
import { processorTimeOf } from '../support/running/processorTime.ts';
import { readers } from './textReaders.ts';

const units: Readonly<Record<string, string>> = {
  spaces: ' ',
  tabs: '\t',
  'no-break spaces': '\u00a0',
  digits: '7',
  dots: '.',
  commas: ',',
  dashes: '-',
  'long dashes': '–',
  periods: '2020 – 2021 ',
  declarations: '<!',
  tags: '<p>',
  'open tags': '<a ',
  brackets: '(',
  'square brackets': '[',
  'half addresses': 'a@',
  'addresses cut short': 'a@b.',
  'line breaks': '\n',
  'empty lines': ' \r\n',
  'one endless word': 'a',
  'one endless WORD': 'A',
  'a word of hyphens': 'a-',
  'dots and letters': 'a.',
  apostrophes: "a'",
  'emoji joiners': '\u{1f469}\u200d',
  accents: 'é',
  'spaced letters': 'A ',
  'spaced commas': ' ,',
  quotes: '" ',
  stars: '*',
  underlines: '_',
  questions: '?',
  'three dots': '…',
  bullets: '• ',
  'web addresses': 'http://',
  'you know': 'you know ',
  years: '5 years ',
  money: '$1,000',
  orders: 'give me ',
  'Chinese signs': '漢',
  'filters cut short': '/Filter[',
};
const prose =
  'I worked with the team at Lark Bakery and planned the deliveries each week, so that nobody had to wait for bread. In March 2021 we had two drivers fewer; I asked each shop for its hours, wrote a new plan and checked it every evening. ';
const made = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** Cut so that a run ends in another character, which forces a pattern to backtrack. */
const hostile = (unit: string, length: number): string =>
  `${prose.slice(0, 60)}${made(unit, length - 64)}x. y`;

const ratio = 25;
/** Below this many milliseconds nothing is slow, and timing is noise. */
const floor = 12;

it.each(readers)(
  '%s: costs as much for a hostile text as for plain prose',
  (_, length, read) => {
    const text = made(prose, length);
    read(text);
    const plain = Math.max(
      floor,
      Math.min(...[1, 2, 3].map(() => processorTimeOf(() => read(text)))),
    );
    const slow = Object.entries(units).flatMap(([name, unit]) => {
      const bad = hostile(unit, length);
      let least = Infinity;
      // Repeated three times only where the first run was slow: others use this machine, too.
      for (let times = 0; times < 3 && least > plain * ratio; times += 1)
        least = Math.min(
          least,
          processorTimeOf(() => read(bad)),
        );
      return least > plain * ratio ? [`${name}: ${Math.round(least / plain)}×`] : [];
    });
    expect(slow).toEqual([]);
  },
  240_000,
);
