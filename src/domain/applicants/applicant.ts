/** Resumes of people a company has not invited yet, with what each says about the job's requirements. Never a total, never a rank. */
import { z } from 'zod';
import { Finding, findingLimits } from '#domain/resume/finding.ts';
import { Provenance } from '#domain/jobs/kit.ts';
import { Moment } from '#domain/base/moment.ts';

/** Bounds that the rules repeat. */
export const applicantLimits = {
  bytes: 10 * 1024 * 1024,
  notes: 20,
  note: findingLimits.line,
  besides: 20,
  schools: 20,
  links: 20,
  field: 300,
  lines: 200,
} as const;

/** interviews/{i}/applicants/{id}: its id is the SHA-256 of the file, so that the same file is one applicant. Without names, contact data, schools and links. */
export const Applicant = z.object({
  /** Its name in storage. */
  file: z.string(),
  /** Bytes, and what they count of the storage for documents: started megabytes (1,048,576 bytes). */
  size: z.number().int(),
  megabytes: z.number().int(),
  pages: z.number().int(),
  findings: z.array(Finding).max(findingLimits.findings),
  /** Words nobody can see, and sentences that speak to a machine: shown, never used. */
  hidden: z.array(z.string()),
  orders: z.array(z.string()),
  /** For finding near-same texts; empty for very short ones. */
  likeness: z.string(),
  /** Of the e-mail address within this job, for finding the same person without reading the address. */
  mailHash: z.string().nullish(),
  /** As the interview: then identity and file are for editors alone. */
  blind: z.boolean(),
  origin: Provenance.nullish(),
  /** Applicants that look the same and are meant to stay beside this one. */
  besides: z.array(z.string()).default([]),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  /** When the file was there, too. */
  arrivedAt: Moment.nullish(),
  invitedAt: Moment.nullish(),
  invitedBy: z.string().nullish(),
  rev: z.number().int(),
});
export type Applicant = z.infer<typeof Applicant>;

/** applicants/{id}/identity/current: who it is. */
export const ApplicantIdentity = z.object({
  fileName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  links: z.array(z.string()),
  schools: z.array(z.string()),
  /** The lines of the evidence as they stand, where they were blacked out: by the number of the line. */
  lines: z.record(z.string(), z.string()),
});
export type ApplicantIdentity = z.infer<typeof ApplicantIdentity>;

/** Started megabytes: what a file counts. */
export function megabytesOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1_048_576));
}

/** What an applicant is called while names are hidden: four characters of the file's hash. */
export function codeOf(id: string): string {
  return id.slice(0, 4).toUpperCase();
}

const marks = 64;
const shingle = 3;

function hashText(text: string, seed: number): number {
  // FNV-1a with a seed, mixed at the end (public domain; Fowler, Noll, Vo; finaliser of MurmurHash3).
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A sketch of a text by which near-same texts are recognised (MinHash over groups of three words; Broder 1997): 64 marks of four hex digits. Empty for texts under 30 words. */
export function normalizeForComparison(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 30) return '';
  const groups = [
    ...new Set(
      words
        .slice(0, words.length - shingle + 1)
        .map((_, at) => words.slice(at, at + shingle).join(' ')),
    ),
  ].map((group) => hashText(group, 0));
  return Array.from({ length: marks }, (_, mark) => {
    const [by, plus] = [hashText('by', mark + 1) | 1, hashText('plus', mark + 1)];
    let least = 0xffffffff;
    for (const group of groups) least = Math.min(least, (Math.imul(group, by) + plus) >>> 0);
    return (hashText(String(least), mark) & 0xffff).toString(16).padStart(4, '0');
  }).join('');
}

/** How much two texts share, 0 to 1, by their sketches; 0 where one has none. */
export function computeSimilarity(a: string, b: string): number {
  if (a.length !== marks * 4 || b.length !== marks * 4) return 0;
  let same = 0;
  for (let at = 0; at < a.length; at += 4)
    if (a.slice(at, at + 4) === b.slice(at, at + 4)) same += 1;
  return same / marks;
}

/** From here on two texts are shown as a pair. */
export const nearSame = 0.5;

export interface Pair<T> {
  older: T;
  newer: T;
  /** mail: the same address. text: much of the same text. */
  why: 'mail' | 'text';
  similarity: number;
}
interface Known {
  id: string;
  data: Pick<Applicant, 'likeness' | 'mailHash' | 'besides' | 'createdAt'>;
}

/** Applicants that look like one person twice and were not distinguished yet. */
export function findPairs<T extends Known>(applicants: readonly T[]): Pair<T>[] {
  const byAge = [...applicants].sort(
    (a, b) =>
      (a.data.createdAt?.getTime() ?? Infinity) - (b.data.createdAt?.getTime() ?? Infinity) ||
      (a.id < b.id ? -1 : 1),
  );
  return byAge.flatMap((newer, index) =>
    byAge.slice(0, index).flatMap((older): Pair<T>[] => {
      if (newer.data.besides.includes(older.id) || older.data.besides.includes(newer.id)) return [];
      const similarity = computeSimilarity(older.data.likeness, newer.data.likeness);
      const sameMail = newer.data.mailHash != null && newer.data.mailHash === older.data.mailHash;
      return sameMail || similarity >= nearSame
        ? [{ older, newer, why: sameMail ? 'mail' : 'text', similarity }]
        : [];
    }),
  );
}
