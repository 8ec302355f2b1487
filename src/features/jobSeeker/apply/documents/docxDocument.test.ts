import { describe, expect, it } from 'vitest';
import { readLayout } from '#ai/documents/readDocument.ts';
import { createAiWith } from '#ai/port.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { designs, paperSizes } from './design.ts';
import { docxType, createLetterDocx, createResumeDocx } from './docxDocument.ts';
import { createLetterDocument } from './letterDocument.ts';
import {
  detectResumeLanguage,
  formatDocumentText,
  createResumeDocument,
} from './resumeDocument.ts';
import { spanishResume, supportResume } from './resumes.fixture.ts';

/** What must come back, whatever it was written into. */
function fields({
  name,
  email,
  phone,
  location,
  links,
  headline,
  summary,
  experience,
  education,
  skills,
  languages,
  certifications,
}: ParsedResume): object {
  return {
    name,
    email,
    phone,
    location,
    links,
    headline,
    summary,
    experience,
    education,
    skills,
    languages,
    certifications,
  };
}

async function readAgain(file: Blob, name = 'resume.docx'): Promise<ParsedResume> {
  const { lines, hidden } = await readLayout(file, name);
  const { reply } = await createAiWith({ prefer: 'onDevice' }).ask('parseResume', {
    lines,
    hidden,
  });
  return reply;
}

describe.each([
  ['English', supportResume, 'en'],
  ['Spanish', spanishResume, 'es'],
] as const)('a resume in %s', (_name, resume, language) => {
  it.each(designs.flatMap((design) => paperSizes.map((size) => [design, size] as const)))(
    'as a Word file (%s, %s) is read again as it was written',
    async (design, size) => {
      expect(detectResumeLanguage(resume)).toBe(language);
      const file = await createResumeDocx(createResumeDocument(resume), {
        design,
        size,
        title: 'Resume',
      });
      expect(file.type).toBe(docxType);
      expect(fields(await readAgain(file))).toEqual(fields(resume));
    },
  );
  it('as plain text is read again as well', async () => {
    const { experience, education, skills, email } = await readAgain(
      new Blob([formatDocumentText(createResumeDocument(resume))], { type: 'text/plain' }),
      'resume.txt',
    );
    expect({ experience, education, skills, email }).toEqual({
      experience: resume.experience,
      education: resume.education,
      skills: resume.skills,
      email: resume.email,
    });
  });
});

describe('a document', () => {
  it('takes no room for what is not there', () => {
    const bare = createResumeDocument({
      ...supportResume,
      headline: null,
      summary: null,
      education: [],
      skills: [],
      languages: [],
      certifications: [],
      phone: null,
      links: [],
    });
    expect(bare.sections.map(({ part }) => part)).toEqual(['experience']);
    expect(bare.contact).toEqual([supportResume.email, supportResume.location]);
  });
  it('leaves out lines that begin in the middle of a sentence', () => {
    const [first] = supportResume.experience;
    const resume = createResumeDocument({
      ...supportResume,
      experience: first
        ? [
            {
              ...first,
              bullets: ['Led a team of', 'six people in two shifts', 'Cut waiting time.'],
            },
          ]
        : [],
    });
    expect(
      resume.sections
        .find(({ part }) => part === 'experience')
        ?.entries.map(({ bullets }) => bullets),
    ).toEqual([['Led a team of', 'Cut waiting time.']]);
    expect(formatDocumentText(resume)).not.toContain('six people');
  });
  it('keeps skills apart that hold a comma', () => {
    expect(
      createResumeDocument({
        ...supportResume,
        skills: ['Planning, monthly', 'Excel'],
      }).sections.find(({ part }) => part === 'skills')?.text,
    ).toBe('Planning, monthly • Excel');
  });
});

it('a letter as a Word file says every paragraph once, with its blanks', async () => {
  const text = 'Dear team,\n\nI cut waiting time.\nIn a year.\n\n[Say why.]\n\nJo';
  const file = await createLetterDocx(
    createLetterDocument({
      kind: 'cover',
      text,
      resume: supportResume,
      recipient: 'Ida Moreau',
      company: 'Northgate',
      language: 'en',
      at: new Date('2026-11-22T12:00:00Z'),
    }),
    { design: 'clear', size: 'a4', title: 'Letter' },
  );
  const read = await readLayout(file, 'letter.docx');
  expect(read.text.split('\n')).toEqual([
    supportResume.name,
    `${supportResume.email} | ${supportResume.phone} | ${supportResume.location}`,
    'November 22, 2026',
    'Ida Moreau',
    'Northgate',
    'Dear team,',
    'I cut waiting time.',
    'In a year.',
    '[Say why.]',
    'Jo',
  ]);
});
