// One Spanish word per thing, for terms that once had two: scorecard is "ficha", stage is "etapa".
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerFlagsEn, lintEn, reasonsEn } from '#ai/reasons/reasons.en.ts';
import { answerFlagsEs, lintEs, reasonsEs } from '#ai/reasons/reasons.es.ts';

type Texts = { [key: string]: string | Texts };
interface Pair {
  key: string;
  english: string;
  spanish: string;
}

const folder = (language: string): URL => new URL(`../../src/i18n/${language}/`, import.meta.url);
const textsIn = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(new URL(file, folder(language)), 'utf8')) as Texts;

function flat(of: Texts, under: string): Record<string, string> {
  const entries = Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[under + key, value] as const]
      : Object.entries(flat(value, `${under}${key}.`)),
  );
  return Object.fromEntries(entries);
}

function pairsIn(english: Record<string, string>, spanish: Record<string, string>): Pair[] {
  return Object.entries(spanish).map(([key, text]) => ({
    key,
    english: english[key] ?? english[key.replace(/_many$/, '_other')] ?? '',
    spanish: text,
  }));
}

const files = readdirSync(folder('es'));
const pairs: Pair[] = [
  ...files.flatMap((file) =>
    pairsIn(flat(textsIn('en', file), `${file}:`), flat(textsIn('es', file), `${file}:`)),
  ),
  ...pairsIn(
    { ...reasonsEn, ...answerFlagsEn, ...lintEn },
    { ...reasonsEs, ...answerFlagsEs, ...lintEs },
  ),
];
const formatPairs = (found: readonly Pair[]): string[] =>
  found.map(({ key, english, spanish }) => `${key}: ${english} ↔ ${spanish}`);

describe('Spanish terms', () => {
  it('are looked for in all texts', () => expect(pairs.length).toBeGreaterThan(6_000));

  it('a scorecard is a ficha', () => {
    expect(
      formatPairs(
        pairs.filter(
          ({ english, spanish }) => /scorecard/i.test(english) && !/\bfichas?\b/i.test(spanish),
        ),
      ),
    ).toEqual([]);
  });

  it('a ficha is nothing but a scorecard', () => {
    // "{{name}} submitted" and "until you submit" leave the scorecard implicit in English.
    const others = pairs.filter(
      ({ english, spanish }) =>
        /\bfichas?\b/i.test(spanish) && !/scorecard|\bsubmit/i.test(english),
    );
    expect(formatPairs(others)).toEqual([]);
  });

  it('an evaluación is a run of the AI, or a review as a whole; never a scorecard', () => {
    const allowed =
      /evaluat|blind review|this review|review of answers|\breviewers?\b|requests? a review|jobs and reviews|will take over/i;
    const others = pairs.filter(({ english, spanish }) => {
      const rest = spanish.replaceAll(/fichas? de evaluación/gi, '');
      return /\bevaluaci(?:ón|ones)\b/i.test(rest) && !allowed.test(english);
    });
    expect(formatPairs(others)).toEqual([]);
  });

  it('a stage is an etapa, never a fase', () => {
    expect(formatPairs(pairs.filter(({ spanish }) => /\bfases?\b/i.test(spanish)))).toEqual([]);
    const named = pairs.filter(
      ({ english, spanish }) =>
        /\bstages?\b/i.test(english.replaceAll(/\{\{\w+\}\}/g, '')) &&
        !/\betapas?\b/i.test(spanish),
    );
    expect(formatPairs(named)).toEqual([]);
  });

  it('and the emails keep to them', () => {
    const emails = readFileSync(
      new URL('../../src/domain/invitations/mailTemplates.ts', import.meta.url),
      'utf8',
    );
    expect(emails).not.toMatch(/\bfases?\b/i);
  });
});
