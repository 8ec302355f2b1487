/** A parsed resume: its fields, and for every field the line of the document it came from. */
import { z } from 'zod';

/** `letters`: of all lines together; nobody's resume is longer. */
export const resumeLimits = {
  lines: 2_000,
  line: 2_000,
  letters: 100_000,
  short: 200,
  bullet: 1_000,
  entries: 40,
  bullets: 40,
  skills: 120,
  links: 20,
} as const;

/** Year and month, or only the year: "2021-11", "2021". */
export const YearMonth = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/);

const short = z.string().max(resumeLimits.short);

/** A line as it is in the document: text (a tab between parts that are apart in a row), and what its type says about it. */
export const ReadLine = z.object({
  text: z.string().max(resumeLimits.line),
  /** From 1. */
  page: z.number().int().positive(),
  /** Points from the left and from the top of the page; in files without places 0 and the number of the line. */
  x: z.number(),
  y: z.number(),
  /** Height of the letters in points; 0 where the file says none. */
  size: z.number().nonnegative(),
  bold: z.boolean(),
  /** Lines of the same column, box or cell carry the same number. */
  block: z.number().int().nonnegative(),
});
export type ReadLine = z.infer<typeof ReadLine>;

/** Why words of a file cannot be seen. */
const hiddenReasons = [
  'background',
  'tiny',
  'invisible',
  'transparent',
  'outside',
  'covered',
] as const;
export const HiddenText = z.object({
  text: z.string().max(resumeLimits.line),
  page: z.number().int().positive(),
  reason: z.enum(hiddenReasons),
});
export type HiddenText = z.infer<typeof HiddenText>;

export const Employment = z.object({
  employer: short,
  title: short,
  start: YearMonth.nullable(),
  end: YearMonth.nullable(),
  current: z.boolean(),
  bullets: z.array(z.string().max(resumeLimits.bullet)).max(resumeLimits.bullets),
});
export type Employment = z.infer<typeof Employment>;

const Education = z.object({
  school: short,
  degree: short,
  startYear: z.number().int().nullable(),
  endYear: z.number().int().nullable(),
});
type Education = z.infer<typeof Education>;

export const resumeSections = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'other',
] as const;
/** hiddenText: words a reader cannot see; instructionLike: sentences that address a machine; noDates, fewFields: read with gaps. */
const resumeFlags = ['hiddenText', 'instructionLike', 'noDates', 'fewFields'] as const;

/** Where a field was read: the line of `lines`, and UTF-16 offsets into that line. */
export const ReadFrom = z.object({
  line: z.number().int().nonnegative(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type ReadFrom = z.infer<typeof ReadFrom>;

export const ParsedResume = z.object({
  /** The visible text in reading order; what is hidden is not in it. */
  lines: z.array(z.string().max(resumeLimits.line)).max(resumeLimits.lines),
  name: short.nullable(),
  email: short.nullable(),
  phone: short.nullable(),
  location: short.nullable(),
  links: z.array(short).max(resumeLimits.links),
  headline: short.nullable(),
  summary: z.string().max(4_000).nullable(),
  sections: z.array(z.enum(resumeSections)),
  experience: z.array(Employment).max(resumeLimits.entries),
  education: z.array(Education).max(resumeLimits.entries),
  skills: z.array(short).max(resumeLimits.skills),
  languages: z.array(short).max(resumeLimits.entries),
  certifications: z.array(short).max(resumeLimits.entries),
  /** Keyed by the path of a field: "name", "experience.0.title", "experience.0.bullets.2", "skills.4", "education.1.school". */
  from: z.record(z.string(), ReadFrom),
  /** Words that were in the file but could not be seen; shown to people, never used. */
  hidden: z.array(z.string().max(resumeLimits.line)).max(100),
  flags: z.array(z.enum(resumeFlags)),
});
export type ParsedResume = z.infer<typeof ParsedResume>;
