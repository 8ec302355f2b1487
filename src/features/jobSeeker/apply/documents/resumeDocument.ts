// A resume as a document: one column, usual headings, dates at the right of their line. Screen, print and Word are made from this.
import { languageOfText } from '#domain/text/functionWords.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { fragmentTest } from '#domain/resume/resumeFragments.ts';
import {
  formatDocumentPeriod,
  documentLabels,
  type DocumentLanguage,
  type DocumentPart,
} from './documentLabels.ts';

interface DocumentEntry {
  /** What comes first, bold. */
  main: string;
  period: string;
  below: string;
  bullets: readonly string[];
}
interface DocumentSection {
  part: DocumentPart;
  title: string;
  text: string;
  entries: readonly DocumentEntry[];
}
export interface ResumeDocument {
  language: DocumentLanguage;
  name: string;
  headline: string;
  contact: readonly string[];
  sections: readonly DocumentSection[];
}

/** The language a resume is written in, by its own words. */
export function detectResumeLanguage(resume: ParsedResume): DocumentLanguage {
  const text = [
    resume.headline,
    resume.summary,
    ...resume.experience.flatMap(({ title, bullets }) => [title, ...bullets]),
    ...resume.lines.slice(0, 60),
  ]
    .filter(Boolean)
    .join(' ');
  return languageOfText(text);
}

const flat = (text: string | null): string => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
/** Names side by side; apart by a dot where one of them holds a comma itself. */
const listed = (items: readonly string[]): string => {
  const names = items.map(flat).filter(Boolean);
  return names.join(names.some((name) => name.includes(',')) ? ' • ' : ', ');
};

/** The document of a resume. Empty fields take no room, lines that begin in the middle of a sentence are left out; nothing is added. */
export function createResumeDocument(
  resume: ParsedResume,
  language: DocumentLanguage = detectResumeLanguage(resume),
): ResumeDocument {
  const { parts } = documentLabels[language];
  const section = (
    part: DocumentPart,
    text: string,
    entries: readonly DocumentEntry[] = [],
  ): DocumentSection[] =>
    text === '' && entries.length === 0 ? [] : [{ part, title: parts[part], text, entries }];
  const isBroken = fragmentTest(resume);
  const jobs = resume.experience.map(
    ({ title, employer, start, end, current, bullets }): DocumentEntry => {
      const [main = '', below = ''] = [flat(title), flat(employer)].filter(Boolean);
      return {
        main,
        below,
        period: formatDocumentPeriod(start, end, current, language),
        bullets: bullets.map(flat).filter((text) => text !== '' && !isBroken(text)),
      };
    },
  );
  const studies = resume.education.map(({ degree, school, startYear, endYear }): DocumentEntry => {
    const [main = '', below = ''] = [flat(degree), flat(school)].filter(Boolean);
    return {
      main,
      below,
      period: [startYear, endYear].filter((year) => year !== null).join(' – '),
      bullets: [],
    };
  });
  return {
    language,
    name: flat(resume.name),
    headline: flat(resume.headline),
    contact: [resume.email, resume.phone, resume.location, ...resume.links]
      .map(flat)
      .filter(Boolean),
    sections: [
      ...section('summary', flat(resume.summary)),
      ...section('experience', '', jobs),
      ...section('education', '', studies),
      ...section('skills', listed(resume.skills)),
      ...section('languages', listed(resume.languages)),
      ...section('certifications', listed(resume.certifications)),
    ],
  };
}

/** The document as plain text, for forms that take no file. */
export function formatDocumentText({ name, headline, contact, sections }: ResumeDocument): string {
  const parts = sections.map(({ title, text, entries }) =>
    [
      title.toUpperCase(),
      ...(text ? [text] : []),
      ...entries.flatMap(({ main, period, below, bullets }, index) => [
        ...(index > 0 ? [''] : []),
        [main, below].filter(Boolean).join(', ') + (period ? ` (${period})` : ''),
        ...bullets.map((bullet) => `- ${bullet}`),
      ]),
    ].join('\n'),
  );
  return [[name, headline, contact.join(' | ')].filter(Boolean).join('\n'), ...parts].join('\n\n');
}
