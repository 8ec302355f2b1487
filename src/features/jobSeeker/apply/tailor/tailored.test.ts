import { describe, expect, it } from 'vitest';
import { createAiWith } from '#ai/port.ts';
import { jobFixture as job, resumeFixture as master } from '#ai/trace/resume.fixture.ts';
import { compareParts } from '#features/jobSeeker/apply/versions/compareParts.ts';
import {
  listChangeNames,
  getOrderName,
  skillsName,
  buildTailoredLines,
  buildTailoredResume,
  findUnsupportedLines,
  removeRanges,
  type Choices,
} from './tailored.ts';

const { reply: tailored } = await createAiWith({ prefer: 'onDevice' }).ask('tailorResume', {
  resume: master,
  job,
  language: 'en',
});
const choose = (more: Partial<Choices> = {}): Choices => ({
  tailored,
  left: new Set(),
  edits: [],
  ...more,
});
const bullet = 'experience.0.bullets.0';

describe('a fitted resume', () => {
  it('takes every change that was not left out', () => {
    expect(buildTailoredResume(master, choose()).experience[0]?.bullets[0]).toBe(
      'Managed 14 Kubernetes clusters for three product teams.',
    );
    const left = new Set([`${bullet}/1`]);
    expect(buildTailoredResume(master, choose({ left })).experience[0]?.bullets[0]).toBe(
      'Managed 14 k8s clusters for three product teams.',
    );
    expect(
      buildTailoredResume(master, choose({ left: new Set(listChangeNames(master, tailored)) })),
    ).toEqual(master);
  });
  it('holds nothing that the job asks for and the master does not have', () => {
    expect(tailored.open).toEqual(['Kafka']);
    expect(JSON.stringify(buildTailoredResume(master, choose()))).not.toContain('Kafka');
    expect(findUnsupportedLines(master, choose())).toEqual([]);
  });
  it('passes over proposals for lines that are others by now', () => {
    const now = {
      ...master,
      experience: master.experience.map((one, index) =>
        index === 0 ? { ...one, bullets: ['Ran 15 clusters.', ...one.bullets.slice(1)] } : one,
      ),
    };
    expect(buildTailoredResume(now, choose()).experience[0]?.bullets).toContain('Ran 15 clusters.');
    expect(listChangeNames(now, tailored)).not.toContain(`${bullet}/0`);
  });
  it('puts lines in another order only with all of them, and each keeps its place in the master', () => {
    const ordered = {
      ...tailored,
      order: [{ entry: 0, bullets: [2, 0, 1] }],
      skills: ['Python', 'k8s', 'Linux', 'Terraform'],
    };
    const resume = buildTailoredResume(master, choose({ tailored: ordered }));
    expect(resume.experience[0]?.bullets[0]).toBe(master.experience[0]?.bullets[2]);
    expect(resume.from['experience.0.bullets.0']).toEqual(master.from['experience.0.bullets.2']);
    expect([resume.skills[0], resume.from['skills.0']]).toEqual([
      'Python',
      master.from['skills.3'],
    ]);
    const kept = buildTailoredResume(
      master,
      choose({ tailored: ordered, left: new Set([getOrderName(0), skillsName]) }),
    );
    expect([kept.skills, kept.from['experience.0.bullets.0']]).toEqual([
      master.skills,
      master.from['experience.0.bullets.0'],
    ]);
    expect(
      listChangeNames(master, {
        ...tailored,
        order: [
          { entry: 0, bullets: [2, 0] },
          { entry: 0, bullets: [0, 0, 1] },
        ],
      }).filter((name) => name.startsWith('order/')),
    ).toEqual([]);
  });
  it('says what was written by hand, lets lines go and come, and cuts typed skills at commas', () => {
    const edits = [
      { path: bullet, text: '' },
      { path: 'experience.1.bullets.+1', text: 'Moved the mail.' },
      { path: 'skills', text: 'Linux, Kafka; Bash' },
      { path: 'summary', text: 'I run clusters.' },
    ];
    const resume = buildTailoredResume(master, choose({ edits }));
    expect(resume.experience.map(({ bullets }) => bullets.length)).toEqual([2, 2]);
    expect(resume.skills).toEqual(['Linux', 'Kafka', 'Bash']);
    expect(resume.summary).toBe('I run clusters.');
    expect(
      buildTailoredLines(master, choose({ edits })).entries[1]?.lines.map(({ by }) => by),
    ).toEqual(['master', 'hand']);
  });
  it('says an added line once, when the master holds it too', () => {
    const text = master.experience[1]?.bullets[0] ?? '';
    expect(
      buildTailoredResume(master, choose({ edits: [{ path: 'experience.1.bullets.+1', text }] }))
        .experience[1]?.bullets,
    ).toEqual([text]);
  });
  it.each([
    ['a number', 'Administered 400 Linux servers.', ['400']],
    ['a name', 'Administered 90 Linux servers with Kafka.', ['Kafka']],
    ['a title', 'As Head of Platform, administered 90 Linux servers.', ['Head']],
    [
      'an employer',
      'Cut deployment time from 50 to 12 minutes with Bash, Terraform and GitLab CI at Brightwell College.',
      ['Brightwell College'],
    ],
  ])('marks %s that the master does not hold', (_what, text, marked) => {
    const found = findUnsupportedLines(
      master,
      choose({ edits: [{ path: 'experience.1.bullets.0', text }] }),
    ).flatMap((one) => one.found.map((source) => source.text));
    expect(found).toEqual(expect.arrayContaining(marked));
  });
  it('has nothing to mark once the words are taken out', () => {
    const text = 'Administered 90 Linux servers and automated patching with Ansible, Kafka.';
    const [line] = findUnsupportedLines(
      master,
      choose({ edits: [{ path: 'experience.1.bullets.0', text }] }),
    );
    expect(removeRanges(text, line?.found ?? [])).toBe(
      'Administered 90 Linux servers and automated patching with Ansible.',
    );
    expect(
      findUnsupportedLines(
        master,
        choose({
          edits: [{ path: 'experience.1.bullets.0', text: removeRanges(text, line?.found ?? []) }],
        }),
      ),
    ).toEqual([]);
  });
});

it('a version is compared with its master part by part, by employment', () => {
  const version = buildTailoredResume(
    { ...master, experience: [...master.experience].reverse() },
    choose({ tailored: null }),
  );
  expect(compareParts(master, version).filter(({ before, after }) => before !== after)).toEqual([]);
  const fitted = compareParts(master, buildTailoredResume(master, choose())).filter(
    ({ before, after }) => before !== after,
  );
  expect(fitted.map(({ where }) => where)).toContain('Platform Engineer · Harbour Freight Lines');
});
