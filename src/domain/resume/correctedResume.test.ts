import { describe, expect, it } from 'vitest';
import {
  applyResumeEdit,
  isCorrected,
  type Corrected,
  type ResumeEdit,
} from './correctedResume.ts';
import { readLabel, findFieldProblem, readWordsAt } from './resumePaths.ts';
import { ParsedResume } from './resume.ts';

const lines = [
  'Ada Mint',
  'Baker at Crumb, March 2020 – 2022',
  '- Baked bread',
  'Clerk at Post, 2018',
  'Skills: Baking, Pyhton',
  'I bake',
  'and I write.',
];
const from = (line: number, words: string) => {
  const start = lines[line]?.indexOf(words) ?? -1;
  return { line, start, end: start + words.length };
};
const read: Corrected = {
  corrected: [],
  was: {},
  resume: {
    lines,
    name: 'Ada Mint',
    email: null,
    phone: null,
    location: null,
    links: [],
    headline: null,
    summary: 'I bake and I write.',
    sections: ['experience', 'skills'],
    experience: [
      {
        title: 'Baker',
        employer: 'Crumb',
        start: '2020-03',
        end: '2022',
        current: false,
        bullets: ['Baked bread'],
      },
      { title: 'Clerk', employer: 'Post', start: '2018', end: null, current: false, bullets: [] },
    ],
    education: [],
    skills: ['Baking', 'Pyhton'],
    languages: [],
    certifications: [],
    hidden: [],
    flags: [],
    from: {
      name: from(0, 'Ada Mint'),
      'experience.0.title': from(1, 'Baker'),
      'experience.0.employer': from(1, 'Crumb'),
      'experience.0.start': from(1, 'March 2020'),
      'experience.0.end': from(1, '2022'),
      'experience.0.bullets.0': from(2, 'Baked bread'),
      'experience.1.title': from(3, 'Clerk'),
      'experience.1.employer': from(3, 'Post'),
      'experience.1.start': from(3, '2018'),
      'skills.0': from(4, 'Baking'),
      'skills.1': from(4, 'Pyhton'),
      summary: from(5, 'I bake'),
    },
  },
};
const set = (path: string, value: string, was = readWordsAt(read.resume, path)): ResumeEdit => ({
  id: path,
  do: 'set',
  path,
  was,
  value,
});
const after = (...edits: ResumeEdit[]): Corrected => edits.reduce(applyResumeEdit, read);
/** Every field with a source is found there, word for word (dates and the summary aside). */
const expectSound = ({ resume }: Corrected): void => {
  expect(ParsedResume.safeParse(resume).success).toBe(true);
  for (const [path, source] of Object.entries(resume.from))
    if (!/start|end|summary/.test(path))
      expect(resume.lines[source.line]?.slice(source.start, source.end), path).toBe(
        readWordsAt(resume, path),
      );
};

describe('a resume that is set right', () => {
  it('changes the line with the field, and keeps the other fields of that line in place', () => {
    const now = after(set('experience.0.title', 'Master baker'));
    expect(now.resume.experience[0]?.title).toBe('Master baker');
    expect(now.resume.lines[1]).toBe('Master baker at Crumb, March 2020 – 2022');
    expect(now.corrected).toEqual(['experience.0.title']);
    expect(now.was).toEqual({ 'experience.0.title': 'Baker' });
    expectSound(now);
    expect(read.resume.lines[1]).toBe('Baker at Crumb, March 2020 – 2022');
  });

  it('is as it was when a field is put back', () => {
    const now = after(set('skills.1', 'Python'), set('skills.1', 'Pyhton', 'Python'));
    expect(now).toEqual(read);
  });

  it('writes what was not found below the last line', () => {
    const now = after(set('email', 'ada@mint.example'));
    expect(now.resume.lines.at(-1)).toBe('ada@mint.example');
    expect(now.resume.from['email']).toEqual({ line: 7, start: 0, end: 16 });
    expect(isCorrected(now.corrected, 'email')).toBe(true);
    expectSound(now);
  });

  it('takes only dates for dates', () => {
    expect(findFieldProblem('experience.0.start', 'spring')).toBe('month');
    expect(findFieldProblem('education.0.endYear', '20')).toBe('year');
    expect(after(set('experience.0.start', 'spring'))).toEqual(read);
    const now = after(set('experience.0.start', '2019-11'), set('experience.1.current', 'true'));
    expect(now.resume.experience.map(({ start, current }) => [start, current])).toEqual([
      ['2019-11', false],
      ['2018', true],
    ]);
    expect(now.resume.lines[1]).toBe('Baker at Crumb, 2019-11 – 2022');
  });

  it('lets the rest of a summary go with its first line', () => {
    const now = after(set('summary', 'I bake.'));
    expect(now.resume.lines.slice(5)).toEqual(['I bake.', '']);
  });

  it('adds entries and their fields', () => {
    const now = after(
      { id: 'a', do: 'add', path: 'education', value: '' },
      set('education.0.school', 'Oven School', ''),
      { id: 'b', do: 'add', path: 'experience.1.bullets', value: 'Sold stamps' },
      { id: 'c', do: 'add', path: 'skills', value: 'Kneading' },
    );
    expect(now.resume.education).toEqual([
      { school: 'Oven School', degree: '', startYear: null, endYear: null },
    ]);
    expect(now.resume.experience[1]?.bullets).toEqual(['Sold stamps']);
    expect(
      ['education.0.degree', 'skills.2', 'experience.1.bullets.0'].map((path) =>
        isCorrected(now.corrected, path),
      ),
    ).toEqual([true, true, true]);
    expect(isCorrected(now.corrected, 'skills.1')).toBe(false);
    expectSound(now);
  });

  it('removes an entry with its words, and the numbers behind it fall by one', () => {
    const now = after(set('experience.1.title', 'Postmaster'), {
      id: 'r',
      do: 'remove',
      path: 'experience.0',
      was: readLabel(read.resume, 'experience.0'),
    });
    expect(now.resume.experience.map(({ title }) => title)).toEqual(['Postmaster']);
    expect(now.resume.lines.slice(1, 4)).toEqual([' at ,  – ', '- ', 'Postmaster at Post, 2018']);
    expect(now.corrected).toEqual(['experience.0.title']);
    expect(now.was).toEqual({ 'experience.0.title': 'Clerk' });
    expectSound(now);
    expect(after({ id: 'r', do: 'remove', path: 'skills.0', was: 'Baking' }).resume.skills).toEqual(
      ['Pyhton'],
    );
  });

  it('finds the entry an edit was made for although another tab removed one before it', () => {
    const others = after({
      id: 'r',
      do: 'remove',
      path: 'experience.0',
      was: readLabel(read.resume, 'experience.0'),
    });
    expect(
      applyResumeEdit(others, set('experience.1.employer', 'Royal Post')).resume.experience,
    ).toMatchObject([{ title: 'Clerk', employer: 'Royal Post' }]);
    expect(
      applyResumeEdit(others, set('experience.0.employer', 'Crumb & Co')).resume.experience,
    ).toMatchObject([{ title: 'Clerk', employer: 'Crumb & Co' }]);
    expect(
      applyResumeEdit(others, {
        id: 'x',
        do: 'remove',
        path: 'experience.0',
        was: readLabel(read.resume, 'experience.0'),
      }),
    ).toEqual(others);
    expect(applyResumeEdit(others, set('skills.1', 'Python')).resume.skills).toEqual([
      'Baking',
      'Python',
    ]);
  });

  it('leaves a line alone that carries another field at the same place', () => {
    const shared: Corrected = {
      ...read,
      resume: {
        ...read.resume,
        headline: 'Baker',
        from: { ...read.resume.from, headline: from(1, 'Baker') },
      },
    };
    const now = applyResumeEdit(shared, set('headline', 'Cook', 'Baker'));
    expect([now.resume.lines[1], now.resume.lines.at(-1), now.resume.experience[0]?.title]).toEqual(
      [lines[1], 'Cook', 'Baker'],
    );
    expectSound(now);
  });

  it('keeps to its bounds', () => {
    const full = Array.from({ length: 60 }).reduce<Corrected>(
      (now, _, index) =>
        applyResumeEdit(now, {
          id: String(index),
          do: 'add',
          path: 'languages',
          value: 'x'.repeat(300),
        }),
      read,
    );
    expect(full.resume.languages).toHaveLength(40);
    expectSound(full);
    expect(applyResumeEdit(read, { id: 'x', do: 'add', path: 'from', value: 'x' })).toEqual(read);
  });
});
