import { describe, expect, it } from 'vitest';
import { tasks } from '#ai/tasks/tasks.ts';
import { jobFixture as job, resumeFixture as resume } from '#ai/trace/resume.fixture.ts';
import { applyChanges } from '#domain/text/applyChanges.ts';
import { putVerbFirst } from './verbFirst.ts';
import { tailor } from './tailor.ts';

const reply = tailor({ resume, job, language: 'en' });
const of = (path: string) => reply.proposals.find((one) => one.path === path);

describe('tailoring', () => {
  it('puts the action verb first and uses the job’s name for the same thing, with the line that proves it', () => {
    expect(of('experience.0.bullets.0')).toMatchObject({
      line: 4,
      after: 'Managed 14 Kubernetes clusters for three product teams.',
      changes: [
        { kind: 'verb' },
        { kind: 'term', text: 'Kubernetes', proofs: [{ path: 'experience.0.bullets.0', line: 4 }] },
      ],
    });
  });
  it('names first what the job asks for', () =>
    expect(of('experience.0.bullets.1')?.after).toBe(
      'Cut deployment time from 50 to 12 minutes with Terraform, Bash and GitLab CI.',
    ));
  it('leaves a line alone that begins in the middle of a sentence', () => {
    const [first, ...others] = resume.experience;
    const broken = first
      ? {
          ...resume,
          experience: [
            {
              ...first,
              bullets: first.bullets.map((text, index) =>
                index === 1 ? text.charAt(0).toLowerCase() + text.slice(1) : text,
              ),
            },
            ...others,
          ],
        }
      : resume;
    expect(
      tailor({ resume: broken, job, language: 'en' }).proposals.map(({ path }) => path),
    ).not.toContain('experience.0.bullets.1');
  });
  it('brings listed skills forward and proves each', () => {
    expect(of('headline')).toMatchObject({
      after: 'Platform Engineer | k8s, Terraform and Linux',
      changes: [
        {
          kind: 'skill',
          proofs: [{ path: 'skills.1' }, { path: 'skills.0' }, { path: 'skills.2' }],
        },
      ],
    });
  });
  it('never makes help into more, and never adds what is not there', () => {
    expect(of('experience.0.bullets.2')).toBeUndefined();
    expect(reply.open).toEqual(['Kafka']);
    expect(JSON.stringify(reply.proposals)).not.toContain('Kafka');
  });
  it('passes its own checks; an invented number, skill or proof does not', () => {
    const input = { resume, job, language: 'en' as const };
    expect(tasks.tailorResume.checks(input, tasks.tailorResume.reply.parse(reply))).toEqual([]);
    const bad = structuredClone(reply);
    const [first] = bad.proposals[0]?.changes ?? [];
    if (first) {
      first.text += ' Kafka';
      if (bad.proposals[0])
        bad.proposals[0].after = applyChanges(bad.proposals[0].before, bad.proposals[0].changes);
    }
    expect(tasks.tailorResume.checks(input, bad).join()).toContain('Kafka');
  });
});

describe('titles', () => {
  const titled = {
    ...resume,
    headline: 'QA Engineer and JS developer',
    experience: resume.experience.map((entry, index) =>
      index === 0
        ? {
            ...entry,
            title: 'QA Engineer',
            bullets: ['Promoted to QA Lead and kept QA of eight apps going'],
          }
        : entry,
    ),
  };
  const asked = { ...job, mustHave: ['Quality assurance', 'JavaScript', 'Terraform', 'Linux'] };
  const input = { resume: titled, job: asked, language: 'en' as const };
  it('are never rewritten: neither the headline nor a title inside a line', () => {
    const made = tailor(input);
    expect(made.proposals.find(({ path }) => path === 'headline')?.after).toMatch(
      /^QA Engineer and JS developer \| /,
    );
    expect(JSON.stringify(made.proposals)).not.toContain('Quality assurance Lead');
    expect(made.proposals.every(({ path }) => !path.endsWith('.title'))).toBe(true);
  });
  it('that were rewritten are refused', () => {
    const before = titled.headline;
    const change = {
      kind: 'term' as const,
      start: 16,
      end: 18,
      text: 'JavaScript',
      proofs: [{ path: 'headline', line: null, text: before }],
    };
    const reworded = {
      proposals: [
        {
          path: 'headline',
          line: null,
          before,
          after: applyChanges(before, [change]),
          changes: [change],
        },
      ],
      order: [],
      skills: [],
      open: [],
      unshown: [],
    };
    expect(tasks.tailorResume.checks(input, reworded).join()).toContain('the headline is a title');
  });
});

it('keeps a line of a job one still has in the present', () => {
  const current = {
    ...resume,
    experience: resume.experience.map((entry, index) =>
      index === 0 ? { ...entry, end: null, current: true } : entry,
    ),
  };
  expect(
    tailor({ resume: current, job, language: 'en' }).proposals.find(
      ({ path }) => path === 'experience.0.bullets.0',
    )?.after,
  ).toBe('Manage 14 Kubernetes clusters for three product teams.');
});

describe('the action verb first', () => {
  it.each([
    ['Responsible for carrying out audits.', 'Carried out audits.'],
    ['My duties included answering 60 calls a day.', 'Answered 60 calls a day.'],
    ['I built a shed.', 'Built a shed.'],
    ['Made improvements to the night rota.', 'Improved the night rota.'],
    ['Responsable de gestionar 12 pedidos.', 'Gestioné 12 pedidos.'],
    ['Encargada de organizar el almacén.', 'Organicé el almacén.'],
  ])('%s', (line, expected) => {
    const edit = putVerbFirst(line);
    expect(edit && applyChanges(line, [edit])).toBe(expected);
  });
  it.each([
    'Helped to build a shed.',
    'Responsible for managing orders and training staff.',
    'I was on call.',
    'Built a shed.',
    'Involved in planning.',
    'I take vacancies to the first day of work. I keep the leave records.',
  ])('leaves alone: %s', (line) => {
    expect(putVerbFirst(line)).toBeNull();
  });
});
