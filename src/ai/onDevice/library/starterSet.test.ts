import { describe, expect, it } from 'vitest';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { CompetencyBody } from '#domain/jobs/library.ts';
import { buildStarterSet } from './starterSet.ts';

describe.each(['en', 'es'] as const)('the starter library (%s)', (language) => {
  const set = buildStarterSet(language);
  const questions = set.flatMap((competency) => competency.questions);

  it('has at least forty questions over many competencies, each with at least two', () => {
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(set.length).toBeGreaterThanOrEqual(15);
    expect(
      Math.min(...set.map((competency) => competency.questions.length)),
    ).toBeGreaterThanOrEqual(2);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
  });

  it('is complete: five different level descriptions, evidence points, follow-ups, no gap to fill', () => {
    for (const competency of set) CompetencyBody.parse({ ...competency, weight: 20 });
    for (const question of questions) {
      expect(new Set(question.anchors).size, question.text).toBe(5);
      expect([question.lookFor.length >= 3, question.followUps.length >= 1], question.text).toEqual(
        [true, true],
      );
      expect(
        JSON.stringify([question.text, question.anchors, question.lookFor, question.followUps]),
      ).not.toMatch(/[{}|]/);
    }
  });

  it('asks nothing that an employer must not ask', () => {
    for (const { text } of questions)
      expect(
        findFindings(text, language).filter(({ code }) => code !== 'yesNo'),
        text,
      ).toEqual([]);
  });
});

it('both languages offer the same competencies', () => {
  expect(buildStarterSet('es').map(({ id }) => id)).toEqual(
    buildStarterSet('en').map(({ id }) => id),
  );
});
