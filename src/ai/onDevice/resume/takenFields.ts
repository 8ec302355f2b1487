// The fields of a resume as they are taken from its lines, and where each of them was found.
import {
  resumeLimits,
  type Employment,
  type ParsedResume,
  type ReadFrom,
} from '#domain/resume/resume.ts';
import { findStudies } from './fields/education.ts';
import { findJobs } from './fields/experience.ts';
import { jobLinesOf } from './shape/oneLine.ts';
import type { Found, Line } from './shape/pieces.ts';

export const cut = (text: string, max: number): string => text.slice(0, max);

/** The words of a field as they are written in the resume: those of a person who writes no capitals were read with some. */
function readAsWritten(
  { text, from: { line, start, end } }: Found,
  texts: readonly string[],
): string {
  const own = (texts[line] ?? '').slice(start, end);
  return own.toLowerCase() === text.toLowerCase() ? own : text;
}

export class TakenFields {
  readonly from: Record<string, ReadFrom> = {};
  private readonly texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }

  take(path: string, found: Found | null, max: number = resumeLimits.short): string | null {
    if (!found) return null;
    this.from[path] = { ...found.from, end: Math.min(found.from.end, found.from.start + max) };
    return cut(readAsWritten(found, this.texts), max);
  }

  takeList(path: string, items: readonly Found[], max: number): string[] {
    return items.slice(0, max).map((item, index) => this.take(`${path}.${index}`, item) ?? '');
  }

  takeJobs(lines: readonly Line[]): Employment[] {
    return findJobs(lines.flatMap(jobLinesOf), this.texts).map((job, index): Employment => {
      const path = `experience.${index}`;
      if (job.start) this.from[`${path}.start`] = job.start.from;
      if (job.end) this.from[`${path}.end`] = job.end.from;
      return {
        employer: this.take(`${path}.employer`, job.employer) ?? '',
        title: this.take(`${path}.title`, job.title) ?? '',
        start: job.start?.value ?? null,
        end: job.end?.value ?? null,
        current: job.current,
        bullets: job.bullets
          .slice(0, resumeLimits.bullets)
          .map(
            (bullet, at) => this.take(`${path}.bullets.${at}`, bullet, resumeLimits.bullet) ?? '',
          ),
      };
    });
  }

  takeStudies(lines: readonly Line[]): ParsedResume['education'] {
    return findStudies(lines, this.texts).map((study, index) => {
      const path = `education.${index}`;
      if (study.start) this.from[`${path}.startYear`] = study.start.from;
      if (study.end) this.from[`${path}.endYear`] = study.end.from;
      return {
        school: this.take(`${path}.school`, study.school) ?? '',
        degree: this.take(`${path}.degree`, study.degree) ?? '',
        startYear: study.start?.year ?? null,
        endYear: study.end?.year ?? null,
      };
    });
  }

  /** What an employer or a school is called is no skill. */
  private isName({ from: { line, start, end } }: Found): boolean {
    return Object.entries(this.from).some(
      ([path, name]) =>
        /\.(?:employer|school)$/.test(path) &&
        name.line === line &&
        name.start < end &&
        name.end > start,
    );
  }

  withoutNames(skills: readonly Found[]): Found[] {
    return skills.filter((skill) => !this.isName(skill));
  }
}
