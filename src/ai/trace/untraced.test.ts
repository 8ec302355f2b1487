import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumeFixture as resume } from './resume.fixture.ts';
import { findUntraced } from './untraced.ts';

const found = (text: string, allowed?: string): string[] =>
  findUntraced(text, resume, allowed === undefined ? {} : { allowed }).map(
    (one) => `${one.kind} ${one.text}`,
  );

describe('what a resume does not hold', () => {
  it.each([
    [
      'Cut deployment time from 50 to 10 minutes with Bash, Terraform and GitLab CI.',
      ['number 10'],
    ],
    ['Cut deployment time from 12 to 50 minutes with Bash.', ['number 12', 'number 50']],
    [
      'Cut deployment time from 50 to 14 minutes with Bash, Terraform and GitLab CI.',
      ['number 14'],
    ],
    [
      'Administered 90 Linux servers and automated patching with Ansible and Kafka.',
      ['name Kafka'],
    ],
    ['Administered 90 Linux servers and automated patching with Python.', ['name Python']],
    ['Led 90 Linux servers and automated patching with Ansible.', ['rank Led']],
    ['Senior Platform Engineer at Harbour Freight Lines', ['rank Senior']],
    [
      'At Brightwell College, I cut deployment time from 50 to 12 minutes with Terraform.',
      ['employer Brightwell College'],
    ],
    ['At Google, I administered 90 Linux servers.', ['name Google']],
    ['Platform Engineer at Harbour Freight Lines from 2019', ['number 2019']],
    ['I single-handedly administered 90 Linux servers.', ['claim single-handedly']],
  ])('is named: %s', (text, expected) => {
    expect(found(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ...resume.lines.slice(2),
    'At Harbour Freight Lines, I reduced deployment time from 50 to 12 minutes.',
    'Platform Engineer at Harbour Freight Lines from 2021 to 2024',
    'Skills: Linux, Python, Kubernetes.',
    'I look forward to a conversation about [the role].',
  ])('is not seen in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('allows the words of the job where permitted, but no numbers', () => {
    expect(
      found(
        'I am applying for the role of Site Reliability Engineer at Northgate Mills.',
        'Site Reliability Engineer, Northgate Mills 400',
      ),
    ).toEqual([]);
    expect(found('I have 400 servers.', 'servers 400')).toContain('number 400');
  });

  it('gives places in the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) =>
        findUntraced(text, resume).every((one) => text.slice(one.start, one.end) === one.text),
      ),
      { numRuns: 5 },
    );
  });
});

it('does not take a word inside another, or a function word that was read as a name, for an employer', () => {
  const misread = {
    ...resume,
    experience: resume.experience.flatMap((entry, index) =>
      index === 1
        ? [
            { ...entry, employer: 'and' },
            { ...entry, employer: 'Arbour' },
          ]
        : [entry],
    ),
  };
  expect(
    findUntraced(
      'At Harbour Freight Lines, I cut deployment time from 50 to 12 minutes with Bash, Terraform and GitLab CI.',
      misread,
    ),
  ).toEqual([]);
});
