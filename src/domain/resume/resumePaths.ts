/** The fields of a resume by path: their values, labels and constraints. */
import { YearMonth, resumeLimits, type ParsedResume } from './resume.ts';

/** Paths of lists that an entry can be added to: the parts, and the lines of a job ("experience.0.bullets"). */
export const listPath =
  /^(?:links|experience|education|skills|languages|certifications|experience\.\d+\.bullets)$/;
export const entryPath =
  /^((?:links|experience|education|skills|languages|certifications)|experience\.\d+\.bullets)\.(\d+)$/;
export const most: Readonly<Record<string, number>> = {
  links: resumeLimits.links,
  skills: resumeLimits.skills,
  experience: resumeLimits.entries,
  education: resumeLimits.entries,
  languages: resumeLimits.entries,
  certifications: resumeLimits.entries,
  bullets: resumeLimits.bullets,
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readKey = (node: unknown, key: string): unknown =>
  Array.isArray(node) ? node[Number(key)] : isNode(node) ? node[key] : undefined;
export const readRawAt = (resume: ParsedResume, path: string): unknown =>
  path.split('.').reduce<unknown>(readKey, resume);

/** What a field says, as it is typed: dates "2021-03" or "2021", years "2021", "true" for a present job; empty when there is nothing. */
export function readWordsAt(resume: ParsedResume, path: string): string {
  const value = readRawAt(resume, path);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value === true ? 'true' : '';
}

/** An entry in a word, to know it again: its own text, or title and employer, degree and school. */
export function readLabel(resume: ParsedResume, path: string): string {
  const value = readRawAt(resume, path);
  if (!isNode(value)) return readWordsAt(resume, path);
  return ['title', 'employer', 'degree', 'school', 'start', 'startYear']
    .map((key) => {
      const part = readKey(value, key);
      return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
    })
    .filter(Boolean)
    .join(' | ');
}

/** The longest text a field may hold. */
export function readLongestAt(path: string): number {
  return path === 'summary'
    ? 2_000
    : /\.bullets(?:\.\d+)?$/.test(path)
      ? resumeLimits.bullet
      : resumeLimits.short;
}

export const tidy = (path: string, value: string): string =>
  value.replaceAll(/[^\P{Cc}]/gu, ' ').slice(0, readLongestAt(path));

/** What is wrong with the words for a field; null when they can be kept. */
export function findFieldProblem(path: string, value: string): 'month' | 'year' | null {
  if (value.trim() === '') return null;
  if (/\.(?:start|end)$/.test(path))
    return YearMonth.safeParse(value.trim()).success ? null : 'month';
  if (path.endsWith('Year')) return /^(?:19|20)\d{2}$/.test(value.trim()) ? null : 'year';
  return null;
}

/** A copy with a value at a path. */
export function put(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((item: unknown, index) =>
      index === Number(key) ? put(item, rest, value) : item,
    );
  return isNode(node) ? { ...node, [key]: put(readKey(node, key), rest, value) } : node;
}

export const parseField = (path: string, value: string): unknown => {
  if (path.endsWith('.current')) return value === 'true';
  if (path.endsWith('Year')) return value === '' ? null : Number(value);
  if (
    /\.(?:start|end)$/.test(path) ||
    ['name', 'email', 'phone', 'location', 'headline', 'summary'].includes(path)
  )
    return value === '' ? null : value;
  return value;
};
