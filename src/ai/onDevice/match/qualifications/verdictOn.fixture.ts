// The verdict on one requirement for a resume of a few lines, as the tables of verdicts need it.
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { readGrounds } from '#ai/onDevice/match/grounds.ts';
import { judgeRequirement } from '#ai/onDevice/match/requirements.ts';

type Language = 'en' | 'es';
const headings = {
  en: {
    job: ['Experience', 'Clerk, Kestrel Ltd, 2020 - 2024', '- Filed letters and kept the register'],
    work: 'Experience',
    studies: 'Education',
    papers: 'Certificates',
    languages: 'Languages',
    other: 'Other',
  },
  es: {
    job: ['Experiencia', 'Conserje, Casa Alba, 2020 - 2024', '- Abría y cerraba el edificio'],
    work: 'Experiencia',
    studies: 'Formación',
    papers: 'Certificados',
    languages: 'Idiomas',
    other: 'Otros datos',
  },
} as const;

/** Judges a requirement by the lines of one part of an invented resume, in November 2026. */
export function computeVerdictOn(
  requirement: string,
  lines: string,
  part: 'work' | 'studies' | 'papers' | 'languages' | 'other',
  { language = 'en', title = '' }: { language?: Language; title?: string } = {},
): string {
  const words = headings[language];
  const text = [
    'Nora Vidal',
    '',
    ...(part === 'work' ? [] : [...words.job, '']),
    words[part],
    ...lines.split(' // '),
  ].join('\n');
  const grounds = readGrounds(resumeFrom(readTextLines(text)), {
    jobTitle: title,
    asOf: '2026-11',
    words: null,
  });
  return judgeRequirement(requirement, 'must', grounds).state;
}
