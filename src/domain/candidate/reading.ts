/** Fields parsed from a resume, and the candidate's corrections. Both are kept; neither is scored. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';

/** Bounds that the rules repeat: fields, letters of a field's name, letters of all values together. */
export const readingLimits = { fields: 200, key: 40, letters: 60_000 } as const;

/** By the name of a field: "name", "skills", "experience.0.title". Lists have a line for each entry. */
export const ReadFields = z.record(z.string(), z.string());
export type ReadFields = z.infer<typeof ReadFields>;

/** sessions/{c}/readings/{answerId}: beside the answer of the same id. */
export const Reading = z.object({
  /** The file that it was read from: after another one it no longer counts. */
  of: z.string(),
  /** As the candidate's device called it. */
  fileName: z.string().nullish(),
  read: ReadFields,
  /** Only what is another than what was read; an empty text takes a field away. */
  corrected: ReadFields,
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
});
export type Reading = z.infer<typeof Reading>;

/** Fields that stand alone, in the order they are shown. */
export const singleFields = [
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'links',
  'summary',
  'skills',
  'languages',
  'certifications',
] as const;
export const experienceFields = ['title', 'employer', 'start', 'end', 'bullets'] as const;
export const educationFields = ['degree', 'school', 'startYear', 'endYear'] as const;
/** Fields with a line for each entry. */
export const listFields: readonly string[] = [
  'links',
  'skills',
  'languages',
  'certifications',
  'bullets',
];

function listEntries(
  part: string,
  index: number,
  values: Record<string, string | number | readonly string[] | null>,
): [string, string][] {
  return Object.entries(values).map(([field, value]) => [
    `${part}.${index}.${field}`,
    Array.isArray(value) ? value.join('\n') : String(value ?? ''),
  ]);
}

/** Text as the rules take it: without marks that nobody sees. */
export function cleanField(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();
}

/** A parsed resume as fields; empty ones are left out. Too many or too long ones are cut at the end. */
export function fieldsOf(resume: ParsedResume): ReadFields {
  const all: [string, string][] = [
    ...singleFields.map((field): [string, string] => {
      const value = resume[field];
      return [field, Array.isArray(value) ? value.join('\n') : (value ?? '')];
    }),
    ...resume.experience.flatMap(({ title, employer, start, end, bullets }, index) =>
      listEntries('experience', index, { title, employer, start, end, bullets }),
    ),
    ...resume.education.flatMap(({ degree, school, startYear, endYear }, index) =>
      listEntries('education', index, { degree, school, startYear, endYear }),
    ),
  ];
  let left = readingLimits.letters / 2;
  return Object.fromEntries(
    all
      .map(([name, text]): [string, string] => [name, cleanField(text)])
      .filter(([, text]) => text !== '')
      .slice(0, readingLimits.fields / 2)
      .filter(([, text]) => {
        left -= text.length;
        return left >= 0;
      }),
  );
}

/** Where each field was read: its line of the document, by the field's name. */
export function linesOf(resume: ParsedResume): ReadFields {
  return Object.fromEntries(
    Object.entries(resume.from).flatMap(([path, { line }]) => {
      const text = resume.lines[line]?.trim();
      return text ? [[path, text]] : [];
    }),
  );
}

/** The fields that count: what was read with what was put right. */
export function readCountingFields({
  read,
  corrected,
}: Pick<Reading, 'read' | 'corrected'>): ReadFields {
  return Object.fromEntries(
    Object.entries({ ...read, ...corrected }).filter(([, text]) => text !== ''),
  );
}

/** The corrections after one field was changed; a field put back to what was read is none. */
export function withCorrection(
  { read, corrected }: Pick<Reading, 'read' | 'corrected'>,
  field: string,
  text: string,
): ReadFields {
  const { [field]: before, ...rest } = corrected;
  void before;
  return (read[field] ?? '') === text ? rest : { ...rest, [field]: text };
}

/** How many entries a part has: its highest number and one. */
export function countEntries(fields: ReadFields, part: 'experience' | 'education'): number {
  return Object.keys(fields).reduce(
    (most, name) =>
      name.startsWith(`${part}.`) ? Math.max(most, Number(name.split('.')[1]) + 1) : most,
    0,
  );
}

/** The reading, when it belongs to the file that counts. */
export function chooseCurrentReading(
  answer: { storagePath?: string | null | undefined },
  reading: Reading | null | undefined,
): Reading | null {
  return reading && reading.of === answer.storagePath ? reading : null;
}
