// What a rating must never do, shown on the sheets: count sentences, reward talk, or rate what answers nothing.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rate } from '#ai/onDevice/rating/rate.ts';

interface Answer {
  kind: string;
  level: number;
  text: string;
}
interface Asked {
  id: string;
  lang: 'en' | 'es';
  question: string;
  kind: 'behavioural' | 'situational' | 'technical';
  anchors: string[];
  lookFor: string[];
  answers: Answer[];
}

const asked = readFileSync(new URL('sheets/answersDev.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Asked);
const levelOf = (
  { question: text, anchors, lookFor, kind, lang }: Asked,
  answer: string,
): number | null =>
  rate({
    question: { id: 'q', text, anchors, lookFor, kind },
    competencyId: 'c',
    answer,
    followUps: [],
    language: lang,
  }).level;
const rows = asked.flatMap((question) =>
  question.answers.map((answer) => ({
    ...answer,
    question,
    given: levelOf(question, answer.text),
  })),
);
const of = (kind: string) => rows.filter((row) => row.kind === kind);
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

describe('no level', () => {
  it.each(['contentFree', 'buzzwords', 'posting', 'otherLanguage'])(
    'for %s, nineteen times of twenty',
    (kind) => {
      const list = of(kind);
      expect(list.length).toBe(20);
      expect(list.filter(({ given }) => given !== null).length).toBeLessThanOrEqual(1);
    },
  );

  it('is withheld from those who answered, but seldom', () => {
    const list = [...of('graded'), ...of('plain')].filter(({ level }) => level >= 3);
    expect(list.filter(({ given }) => given === null).length).toBeLessThanOrEqual(
      list.length * 0.05,
    );
  });
});

describe('a level', () => {
  it('of a long weak answer stays below that of a short good one', () => {
    const mean = (list: readonly { given: number | null }[]): number =>
      list.reduce((sum, { given }) => sum + (given ?? 1), 0) / list.length;
    const words = ({ text }: Answer): number => text.split(/\s+/).length;
    const weak = of('graded').filter((row) => row.level <= 2 && words(row) > 75);
    const good = of('graded').filter((row) => row.level >= 4 && words(row) < 60);
    expect(Math.min(weak.length, good.length)).toBeGreaterThan(10);
    expect(mean(good) - mean(weak)).toBeGreaterThan(1.5);
  });

  it.each([1, 2, 3, 4, 5])('%s is used', (level) =>
    expect(of('graded').filter(({ given }) => given === level).length).toBeGreaterThanOrEqual(5),
  );

  it('is the same for the same sentences in another order', () => {
    const moved = of('graded').filter(
      ({ question, text, given }) =>
        levelOf(question, sentences(text).toReversed().join(' ')) !== given,
    );
    expect(moved.length).toBeLessThanOrEqual(3);
  });

  it('does not rise with empty sentences, nineteen times of twenty', () => {
    const raised = of('graded')
      .filter(({ level }) => level <= 2)
      .filter(({ question, text, given }) => {
        const empty = question.answers.find(({ kind }) => kind === 'contentFree')?.text ?? '';
        return (levelOf(question, `${text} ${empty}`) ?? 1) > (given ?? 1);
      });
    expect(raised.length).toBeLessThanOrEqual(2);
  });
});
