import { describe, expect, it, vi } from 'vitest';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { findPoints } from './coverage.ts';
import { featureNames, featuresOf } from './features.ts';
import { gradeByKeyPoints, withRubric } from './gradeByKeyPoints.ts';
import { keyPointsOf } from '#ai/results/keyPoints.ts';
import { measureLetterLikeness, createLikeness } from './likeness.ts';
import { scoreBy, computeTerms } from './model.ts';
import { loadShippedModel } from './shipped.ts';
import { tokensOf } from './tokens.ts';

const question = 'What is the difference between a stack and a queue, and when would you use each?';
const modelAnswer = `- A stack removes the newest element first (last in, first out).
- A queue removes the oldest element first (first in, first out).
- Stacks suit undo history and nested function calls.
- Queues suit jobs that must be handled in the order in which they arrive.`;

const strong =
  'A stack is last in, first out: you always take away the newest element. A queue is first in, first out, so the oldest element leaves first. I use a stack for undo history or to keep track of nested function calls. For jobs that have to be processed in the order of arrival I use a queue.';
const average = 'A stack is last in first out. A queue is the other way round, first in first out.';
const weak = 'Both are lists where you can put elements. I would use whichever is faster.';
const other = 'Our holiday by the sea was lovely. We ate fish every day and swam in the morning.';

const sentences = (
  text: string,
): { answerId: string; start: number; end: number; text: string }[] =>
  sentencesOf(text).map((span) => ({ ...span, answerId: 'q1' }));
const packs = await loadPacks(['words', 'deep']);
const wordsOnly = { ...packs, deep: null };
const score = (reference: string, answer: string, words = packs.words): number =>
  scoreBy(
    loadShippedModel(words !== null),
    computeTerms(
      featuresOf(
        tokensOf(question, 'en'),
        tokensOf(reference, 'en'),
        tokensOf(answer, 'en'),
        createLikeness(words),
      ),
    ),
  );
const level = (text: string, with_ = packs): number =>
  gradeByKeyPoints(
    { question, modelAnswer, sentences: sentences(text), words: text.split(' ').length },
    with_,
  ).level ?? 0;

describe('key points', () => {
  it('are the lines without their bullets, or the sentences of a paragraph', () => {
    expect(keyPointsOf(modelAnswer)).toHaveLength(4);
    expect(keyPointsOf(modelAnswer)[0]).toBe(
      'A stack removes the newest element first (last in, first out).',
    );
    expect(keyPointsOf('Locks the row. Reads the balance; writes the new one.')).toEqual([
      'Locks the row.',
      'Reads the balance',
      'writes the new one.',
    ]);
    expect(keyPointsOf('  \n - \n')).toEqual([]);
    expect(
      keyPointsOf(Array.from({ length: 20 }, (_, index) => `point ${index}`).join('\n')),
    ).toHaveLength(12);
  });
});

describe('likeness', () => {
  const [closed, open, initialise, initialised, mistyped] = [
    'closed',
    'open',
    'initialise',
    'initialised',
    'initailise',
  ].map((word) => tokensOf(word, 'en')[0]);
  it('sees stems and slips, and keeps opposites apart', () => {
    if (!closed || !open || !initialise || !initialised || !mistyped) throw new Error('no tokens');
    expect(measureLetterLikeness(initialise, initialised)).toBe(1);
    expect(measureLetterLikeness(initialise, mistyped)).toBeGreaterThan(0.8);
    expect(createLikeness(packs.words)(open, closed)).toBe(0);
    expect(createLikeness(packs.words)(open, { ...closed, negated: true })).toBeGreaterThan(0.5);
  });
});

// The sentence encoder is slow to warm up on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describe.each([
  ['all packs', packs],
  ['word vectors', wordsOnly],
  ['letters alone', noPacks],
] as const)('with %s', (_, given) => {
  it('puts strong, average, weak and stray answers in order', () => {
    const [best = 0, middle = 0, worst = 0] = [strong, average, weak].map((text) =>
      level(text, given),
    );
    expect(best).toBeGreaterThanOrEqual(4);
    expect(middle).toBeLessThan(best);
    expect(middle).toBeGreaterThan(worst);
    expect(level(other, given)).toBe(0);
  });

  it('never takes a point away for something added', () => {
    const parts = [...sentencesOf(strong), ...sentencesOf(weak), ...sentencesOf(other)].map(
      ({ text }) => text,
    );
    for (const start of given.deep ? [4] : [0, 3])
      for (let end = start + 1; end < parts.length; end += 1) {
        const before = parts.slice(start, end).join(' ');
        const after = parts.slice(start, end + 1).join(' ');
        expect(score(modelAnswer, after, given.words)).toBeGreaterThanOrEqual(
          score(modelAnswer, before, given.words),
        );
        expect(level(after, given)).toBeGreaterThanOrEqual(level(before, given));
        const figures = [before, after].map((answer) =>
          featuresOf(
            tokensOf(question, 'en'),
            tokensOf(modelAnswer, 'en'),
            tokensOf(answer, 'en'),
            createLikeness(given.words),
          ),
        );
        for (const name of featureNames)
          expect(figures[1]?.[name], name).toBeGreaterThanOrEqual(figures[0]?.[name] ?? 0);
      }
  });

  it('gives each point that was made its own words', () => {
    for (const { credit, sentence } of findPoints(
      question,
      modelAnswer,
      sentences(strong),
      given,
    )) {
      expect(credit).toBeGreaterThan(0);
      expect(sentence && strong.slice(sentence.start, sentence.end)).toBe(sentence?.text);
    }
  });
});

it('says less for a statement that is turned round', () => {
  const found = (reference: string, answer: string): number =>
    findPoints('What happens?', reference, sentences(answer), noPacks)[0]?.share ?? 0;
  expect(found('The price increases.', 'The price increases.')).toBeGreaterThan(
    found('The price increases.', 'The price decreases.'),
  );
  expect(found('The list is sorted.', 'The list is sorted.')).toBeGreaterThan(
    found('The list is sorted.', 'The list is not sorted.'),
  );
});

it('counts no words of the question', () => {
  expect(level(question)).toBeLessThanOrEqual(1);
});

it('reads a Spanish model answer by its words', () => {
  const es = {
    question: '¿Qué diferencia hay entre una pila y una cola?',
    modelAnswer:
      'La pila saca primero el último elemento que entró.\nLa cola saca primero el elemento más antiguo.',
  };
  const grade = (text: string): number =>
    gradeByKeyPoints({ ...es, sentences: sentences(text), words: 20 }, packs).level ?? 0;
  expect(
    grade(
      'En la pila sale primero el último elemento que entró. En la cola sale primero el elemento más antiguo.',
    ),
  ).toBeGreaterThanOrEqual(4);
  expect(grade('Son dos estructuras distintas.')).toBeLessThan(2);
});

describe('beside the rubric', () => {
  const rubric = (level: 2 | 5): QuestionRating => ({
    questionId: 'q1',
    competencyId: 'c1',
    status: 'rated',
    level,
    confidence: 'high',
    reasons: [{ code: 'actionMissing', values: {} }],
    quotes: [{ answerId: 'q1', start: 0, end: 4, text: 'Both' }],
    flags: [],
  });
  const graded = (text: string): ReturnType<typeof gradeByKeyPoints> =>
    gradeByKeyPoints({ question, modelAnswer, sentences: sentences(text), words: 20 }, packs);

  it('decides by the points, and names each one', () => {
    const rating = withRubric(graded(strong), rubric(2));
    expect(rating.level).toBe(graded(strong).level);
    expect(rating.reasons.map(({ code }) => code)).toEqual([
      'keyPointsCovered',
      'keyPointCovered',
      'keyPointCovered',
      expect.stringMatching(/Covered|Partly/),
      expect.stringMatching(/Covered|Partly/),
    ]);
  });

  it('goes half the way up, unsure, where only the rubric saw a good answer', () => {
    const rating = withRubric(graded(weak), rubric(5));
    expect(rating).toMatchObject({ status: 'rated', confidence: 'low' });
    expect(rating.level).toBeLessThanOrEqual(3);
    expect(withRubric(graded(weak), rubric(2)).level).toBe(graded(weak).level);
  });
});
