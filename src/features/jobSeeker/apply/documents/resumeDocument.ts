// A resume as a document: one column, usual headings, dates at the right of their line. Screen, print and Word are made from this.
import { detectLanguage } from '#domain/text/functionWords.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { createFragmentTest } from '#domain/resume/resumeFragments.ts';
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
  return detectLanguage(text);
}

const flattenText = (text: string | null): string => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
/** Names side by side; apart by a dot where one of them holds a comma itself. */
const joinNames = (items: readonly string[]): string => {
  const names = items.map(flattenText).filter(Boolean);
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
  const isBroken = createFragmentTest(resume);
  const jobs = resume.experience.map(
    ({ title, employer, start, end, current, bullets }): DocumentEntry => {
      const [main = '', below = ''] = [flattenText(title), flattenText(employer)].filter(Boolean);
      return {
        main,
        below,
        period: formatDocumentPeriod(start, end, current, language),
        bullets: bullets.map(flattenText).filter((text) => text !== '' && !isBroken(text)),
      };
    },
  );
  const studies = resume.education.map(({ degree, school, startYear, endYear }): DocumentEntry => {
    const [main = '', below = ''] = [flattenText(degree), flattenText(school)].filter(Boolean);
    return {
      main,
      below,
      period: [startYear, endYear].filter((year) => year !== null).join(' – '),
      bullets: [],
    };
  });
  return {
    language,
    name: flattenText(resume.name),
    headline: flattenText(resume.headline),
    contact: [resume.email, resume.phone, resume.location, ...resume.links]
      .map(flattenText)
      .filter(Boolean),
    sections: [
      ...section('summary', flattenText(resume.summary)),
      ...section('experience', '', jobs),
      ...section('education', '', studies),
      ...section('skills', joinNames(resume.skills)),
      ...section('languages', joinNames(resume.languages)),
      ...section('certifications', joinNames(resume.certifications)),
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
