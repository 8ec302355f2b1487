import { describe, expect, it } from 'vitest';
import { resumeFixture } from '#ai/trace/resume.fixture.ts';
import { findResumeGap } from './resumeGap.ts';

const posting = 'We look for Kubernetes, Terraform and Kafka.';

describe('the gap between a posting and a resume', () => {
  it('knows a term by its other names, and leaves open what no line says', () => {
    const { terms } = findResumeGap(
      { mustHave: ['Kubernetes', 'Kafka'], niceToHave: ['Python'] },
      posting,
      resumeFixture,
    );
    expect(terms.map(({ name, need, by }) => [name, need, by !== null])).toEqual([
      ['Kubernetes', 'must', true],
      ['Kafka', 'must', false],
      ['Python', 'nice', true],
    ]);
    expect(terms[0]?.inResume.map(({ text }) => text)).toContain('k8s');
  });

  it('does not count contact lines', () => {
    const { terms } = findResumeGap(
      { mustHave: ['Mara Lindqvist'], niceToHave: [] },
      posting,
      resumeFixture,
    );
    const named = {
      ...resumeFixture,
      from: { ...resumeFixture.from, name: { line: 0, start: 0, end: 14 } },
    };
    const gap = findResumeGap({ mustHave: ['Mara Lindqvist'], niceToHave: [] }, posting, named);
    expect(terms[0]?.by).not.toBeNull();
    expect(gap.terms[0]?.by).toBeNull();
  });
});
