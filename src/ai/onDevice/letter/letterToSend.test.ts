// What a letter must be to be sent as it is: the tenses of the work, one blank at most, names as people write them.
import { describe, expect, it } from 'vitest';
import { tasks } from '#ai/tasks/tasks.ts';
import { jobFixture as job, resumeFixture as resume } from '#ai/trace/resume.fixture.ts';
import { joinLetterText } from '#domain/seeker/letterText.ts';
import { writeLetter } from './writeLetter.ts';

const posting = [
  job.title,
  job.company,
  ...job.responsibilities,
  ...job.mustHave,
  ...job.niceToHave,
].join('\n');
const input = {
  resume,
  job,
  posting,
  language: 'en' as const,
  kind: 'cover' as const,
  recipient: null,
};

describe('a letter that can be sent', () => {
  const bullets = (...lines: string[]) => lines;
  const nurse = {
    ...resume,
    name: 'GRETA OSTROWICK',
    experience: [
      {
        employer: 'Redmoor House Ltd',
        title: 'Care Assistant',
        start: '2022-01',
        end: null,
        current: true,
        bullets: bullets(
          'Look after nine residents with their meals',
          'Keep the daily records up to date',
        ),
      },
      {
        employer: 'Northbank Infirmary',
        title: 'Surgical Nurse',
        start: '2018-01',
        end: '2021-12',
        current: false,
        bullets: bullets(
          'Give medicines and IV therapy to eight patients on a surgical ward',
          'Responsible for planning safe discharges with physiotherapists',
        ),
      },
    ],
    skills: ['Wound dressings', 'IV therapy'],
    certifications: ['Advanced Life Support', 'expired'],
    lines: [],
    from: {},
  };
  const ward = {
    title: 'Staff Nurse',
    company: 'St. Orrin Clinic GmbH',
    mustHave: ['IV therapy', 'Advanced Life Support'],
    niceToHave: [],
    responsibilities: [
      'Give medicines and IV therapy to patients on the surgical ward',
      'Plan safe discharges with physiotherapists',
    ],
  };
  const asked = {
    ...input,
    resume: nurse,
    job: ward,
    posting: [ward.title, ...ward.mustHave, ...ward.responsibilities].join('\n'),
  };
  const text = joinLetterText(writeLetter(asked).sentences);
  it('tells the present job in the present and the past one in the past', () => {
    expect(text).toMatch(/work(?:ed)? as a Care Assistant at Redmoor House/);
    expect(text).toMatch(/look after nine residents/);
    expect(text).toMatch(/I gave medicines and IV therapy to eight patients/);
    expect(text).toMatch(/planned safe discharges/);
  });
  it('tells the most fitting work first, though it is older', () =>
    expect(text.indexOf('gave medicines')).toBeLessThan(text.indexOf('look after nine')));
  it('asks one thing of the person at most, whatever is missing', () => {
    const blanks = (changes: object, kind: 'cover' | 'outreach' | 'thanks' = 'cover') =>
      writeLetter({ ...asked, ...changes, kind })
        .sentences.filter((sentence) => sentence.kind === 'blank')
        .map((sentence) => sentence.text);
    expect(blanks({})).toEqual([
      '[Say in one or two sentences why you want this job at St. Orrin Clinic.]',
    ]);
    expect(blanks({ resume: { ...nurse, name: null } })).toEqual(['[Your name]']);
    expect(blanks({ job: { ...ward, title: '', company: null } })).toHaveLength(1);
    for (const kind of ['outreach', 'thanks'] as const)
      expect(
        blanks({ resume: { ...nurse, name: null }, job: { ...ward, title: '' } }, kind),
      ).toEqual(['[Your name]']);
    expect(
      tasks.coverLetter
        .checks(asked, {
          sentences: [
            ...writeLetter(asked).sentences,
            { paragraph: 4, kind: 'blank', text: '[When can you start?]', traces: [] },
          ],
          refused: [],
        })
        .join(),
    ).toContain('2 blanks');
  });
  it('asks for the work where the resume could not be read, instead of telling what it is not sure of', () => {
    const unread = {
      ...nurse,
      experience: [
        {
          employer: 'valid',
          title: 'Reach truck, lapsed',
          start: null,
          end: '2026-02',
          current: false,
          bullets: [],
        },
      ],
    };
    const sentences = writeLetter({ ...asked, resume: unread }).sentences;
    expect(joinLetterText(sentences)).not.toContain('Reach truck');
    expect(
      sentences.filter((sentence) => sentence.kind === 'blank').map((sentence) => sentence.text),
    ).toEqual(['[Say in two or three sentences which parts of your experience fit this job.]']);
  });
  it('names people and companies as people do, and claims no certificate that has lapsed', () => {
    expect(text).toMatch(/^Dear St\. Orrin Clinic team,/);
    expect(text).toMatch(/Greta Ostrowick$/);
    expect(text).not.toMatch(/GmbH|Ltd|Life Support|expired/);
  });
  it('quotes neither the resume nor the posting at the reader', () =>
    expect(text).not.toMatch(/[“”«»]|my resume says|the posting says/i));
  it('goes to a person who is named', () =>
    expect(joinLetterText(writeLetter({ ...asked, recipient: 'Ida Moreau' }).sentences)).toMatch(
      /^Dear Ida Moreau,/,
    ));
});

it('tells no work that it cannot place beside work that it can', () => {
  const placed = resume.experience.map((entry, index) =>
    index === 1 ? { ...entry, employer: 'and' } : entry,
  );
  expect(
    joinLetterText(writeLetter({ ...input, resume: { ...resume, experience: placed } }).sentences),
  ).not.toMatch(/90 Linux servers|In my work/);
});
