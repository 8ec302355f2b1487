// A resume as facts: permitted statements about a person, each with its line.
import type { ParsedResume } from '#domain/resume/resume.ts';

export interface Fact {
  text: string;
  /** The line of `resume.lines`; null when the field's place is not known. */
  line: number | null;
  /** The field it was read from, such as "experience.0.bullets.2"; null for a whole line. */
  path: string | null;
  /** The employment it belongs to. */
  entry: number | null;
  kind: 'line' | 'head' | 'bullet' | 'education' | 'skill' | 'about';
}

/** A year and month as people write it, so that "2021-11" is also the year 2021. */
function joinDates(...values: readonly (string | number | null)[]): string {
  return values
    .flatMap((value) => (value === null ? [] : [String(value), String(value).slice(0, 4)]))
    .join(' ');
}

/** Every fact of a resume. Name, e-mail, phone and links are none: no text has to claim them. */
export function factsOf(resume: ParsedResume): Fact[] {
  const at = (path: string): number | null => resume.from[path]?.line ?? null;
  const fact = (
    kind: Fact['kind'],
    text: string | null,
    path: string,
    entry: number | null = null,
  ): Fact[] => (text?.trim() ? [{ text, line: at(path), path, entry, kind }] : []);
  return [
    ...fact('about', resume.headline, 'headline'),
    ...fact('about', resume.summary, 'summary'),
    ...resume.experience.flatMap(({ employer, title, start, end, bullets }, index) => [
      ...fact(
        'head',
        `${title}, ${employer}, ${joinDates(start, end)}`,
        `experience.${index}.title`,
        index,
      ),
      ...bullets.flatMap((bullet, factIndex) =>
        fact('bullet', bullet, `experience.${index}.bullets.${factIndex}`, index),
      ),
    ]),
    ...resume.education.flatMap(({ school, degree, startYear, endYear }, index) =>
      fact(
        'education',
        `${degree}, ${school}, ${joinDates(startYear, endYear)}`,
        `education.${index}.degree`,
      ),
    ),
    ...resume.skills.flatMap((skill, index) => fact('skill', skill, `skills.${index}`)),
    ...resume.languages.flatMap((language, index) => fact('skill', language, `languages.${index}`)),
    ...resume.certifications.flatMap((certificate, index) =>
      fact('education', certificate, `certifications.${index}`),
    ),
    ...resume.lines.flatMap((text, line): Fact[] =>
      text.trim() ? [{ text, line, path: null, entry: null, kind: 'line' }] : [],
    ),
  ];
}
