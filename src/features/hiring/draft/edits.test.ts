import { describe, expect, it } from 'vitest';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  balance,
  createBlankCompetency,
  createBlankQuestion,
  createEmptyContent,
  moveQuestion,
  patchQuestion,
  putQuestion,
  removeQuestion,
  parseSkills,
} from './edits.ts';

function withQuestions(...texts: string[]): DraftContent {
  const start = {
    ...createEmptyContent('en'),
    competencies: [{ id: 'c1', name: 'Care', description: '', weight: 100 }],
  };
  return texts.reduce(
    (content, text, index) =>
      putQuestion(
        { ...createBlankQuestion(content, 'c1'), id: `q${index + 1}`, text },
        index,
      )(content),
    start as DraftContent,
  );
}
const texts = (content: DraftContent): string[] => content.questions.map(({ text }) => text);

describe('editing a draft', () => {
  it('moves a question and leaves the others in their order', () => {
    expect(texts(moveQuestion('q3', 0)(withQuestions('a', 'b', 'c')))).toEqual(['c', 'a', 'b']);
    expect(texts(moveQuestion('q1', 1)(withQuestions('a', 'b', 'c')))).toEqual(['b', 'a', 'c']);
    const same = withQuestions('a');
    expect(moveQuestion('q1', -1)(same)).toBe(same);
    expect(moveQuestion('q9', 0)(same)).toBe(same);
  });

  it('brings a removed question back to its place', () => {
    const before = withQuestions('a', 'b', 'c');
    const question = before.questions[1];
    if (!question) throw new Error('no question');
    expect(putQuestion(question, 1)(removeQuestion('q2')(before))).toEqual(before);
  });

  it('replaces one question and touches no other', () => {
    const before = withQuestions('a', 'b');
    const after = putQuestion(
      { ...createBlankQuestion(before, 'c1'), id: 'q1', text: 'new' },
      0,
    )(before);
    expect(texts(after)).toEqual(['new', 'b']);
    expect(after.questions[1]).toBe(before.questions[1]);
    expect(patchQuestion('q2', { minutes: 9 })(before).questions[0]).toBe(before.questions[0]);
  });

  it('gives new things names that the rules take and nobody has', () => {
    const content = withQuestions('a');
    const rolls = [0, 0.5];
    expect(
      createBlankQuestion(
        {
          ...content,
          questions: content.questions.map((question) => ({ ...question, id: 'q000000' })),
        },
        'c1',
        () => rolls.shift() ?? 0.9,
      ).id,
    ).toMatch(/^q[a-z0-9]{6}$/);
    expect(rolls).toHaveLength(0);
    expect(createBlankCompetency(content).id).toMatch(/^c[a-z0-9]{6}$/);
  });

  it('balances the weights of a draft', () => {
    const content = {
      ...createEmptyContent('en'),
      competencies: [10, 10, 20].map((weight, index) => ({
        id: `c${index}`,
        name: '',
        description: '',
        weight,
      })),
    };
    expect(balance(content).competencies.map(({ weight }) => weight)).toEqual([25, 25, 50]);
  });
});

describe('skills', () => {
  it('splits pasted lists, drops doubles and blanks, and keeps to the limits', () => {
    expect(parseSkills(['React, TypeScript;  react\nSQL', ' ', 'SQL'])).toEqual([
      'React',
      'TypeScript',
      'SQL',
    ]);
    expect(parseSkills(['x'.repeat(200)])[0]).toHaveLength(limits.skillMax);
    expect(parseSkills(Array.from({ length: 99 }, (_, index) => `skill ${index}`))).toHaveLength(
      limits.skillsMax,
    );
    expect(parseSkills(['<script>alert(1)</script>', 'مهارة', '🙂'])).toEqual([
      '<script>alert(1)</script>',
      'مهارة',
      '🙂',
    ]);
  });
});
