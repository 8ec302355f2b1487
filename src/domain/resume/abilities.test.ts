import { describe, expect, it } from 'vitest';
import { abilitiesOf, countAbilities, type Judged } from './abilities.ts';
import { computeKeywordGap, type AskedTerm } from './keywordGap.ts';

const must = (name: string, ...others: string[]): AskedTerm => ({ name, need: 'must', others });
const judged = (text: string, state: Judged['state'], more: Partial<Judged> = {}): Judged => ({
  text,
  need: 'must',
  state,
  by: state === 'missing' ? null : 'name',
  evidence: [],
  ...more,
});
const gapOf = (terms: AskedTerm[], ...lines: string[]) =>
  computeKeywordGap(terms, 'Excel, JavaScript, Kafka and French.', lines, (word) => word);

describe('the abilities of a posting', () => {
  it('are one each, with one state for match and words', () => {
    const lines = ['Used TypeScript', 'Kafka in production'];
    const evidence = [{ line: 0, start: 5, end: 15, text: 'TypeScript' }];
    const abilities = abilitiesOf(
      [
        judged('JavaScript', 'met', { by: 'includes', evidence }),
        judged('Kafka', 'missing'),
        judged('French', 'missing'),
      ],
      gapOf([must('JavaScript'), must('Kafka'), must('French')], ...lines),
    );
    expect(abilities.map(({ name, state, by }) => [name, state, by])).toEqual([
      ['JavaScript', 'met', 'includes'],
      ['Kafka', 'met', 'name'],
      ['French', 'missing', null],
    ]);
    expect(abilities.map(({ inResume }) => inResume.map(({ text }) => text))).toEqual([
      ['TypeScript'],
      ['Kafka'],
      [],
    ]);
    expect(abilities.map(({ inPosting }) => inPosting.map(({ text }) => text))).toEqual([
      ['JavaScript'],
      ['Kafka'],
      ['French'],
    ]);
    expect(countAbilities(abilities)).toEqual({ met: 2, partial: 0, missing: 1, all: 3, found: 2 });
  });

  it('keep the judgement that something is met in part, and name no place twice', () => {
    const evidence = [{ line: 0, start: 0, end: 5, text: 'Excel' }];
    const [excel] = abilitiesOf(
      [judged('Excel', 'partial', { by: 'related', evidence })],
      gapOf([must('excel')], 'Excel for plans, Excel for pay'),
    );
    expect(excel).toMatchObject({ name: 'Excel', state: 'partial', by: 'related' });
    expect(excel?.inResume.map(({ start }) => start)).toEqual([0, 17]);
  });

  it('count as a must where they are asked for as both, and once', () => {
    expect(
      abilitiesOf(
        [judged('Excel', 'missing', { need: 'nice' }), judged('excel', 'missing')],
        gapOf([]),
      ).map(({ name, need }) => [name, need]),
    ).toEqual([['Excel', 'must']]);
  });

  it('never hold a place without a state, nor a state without a place', () => {
    for (const ability of abilitiesOf(
      [judged('Kafka', 'missing'), judged('French', 'missing')],
      gapOf([must('Kafka'), must('French', 'français')], 'Kafka', 'français'),
    )) {
      expect(ability.inResume.length > 0).toBe(ability.state !== 'missing');
      expect(ability.by !== null).toBe(ability.state !== 'missing');
    }
  });
});
