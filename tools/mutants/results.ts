// The results of a mutation run, as the engine wrote them.
import { readdirSync, readFileSync } from 'node:fs';

/** What is mutated. */
export const rulesFiles = ['firestore.rules', 'storage.rules'] as const;

export interface Mutant {
  line: number;
  column: number;
  where: string;
  kind: string;
  before: string;
  after: string;
  /** Requests that could have met the change while it lived. */
  met: number;
  killer?: string;
}
interface Condition {
  condition: string;
  line: number;
  column: number;
  seen: boolean;
  yes: boolean;
  no: boolean;
}
export interface Found {
  file: string;
  requests: number;
  strays: number;
  mutants: Mutant[];
  conditions: Condition[];
}
/** Why a mutant survives: it is equivalent, or its code is unreachable. */
export type Explained =
  | { file: string; where: string; before: string; after: string; why: string }
  | LikeOthers;
/** Many of one kind: `like` is a pattern for what was before. */
interface LikeOthers {
  kind: string;
  like: string;
  why: string;
}

const explanations = new URL('./explained/', import.meta.url);

/** All explanations: a file for each part of the rules. */
export function readExplained(): Explained[] {
  return readdirSync(explanations)
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => JSON.parse(readFileSync(new URL(name, explanations), 'utf8')) as Explained[],
    );
}

/** Reads a file of results: a line each, by what it holds. */
export function readFound(path: string): Found {
  const found: Found = { file: '', requests: 0, strays: 0, mutants: [], conditions: [] };
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as Record<string, unknown>;
    if ('file' in row) Object.assign(found, row);
    else if ('condition' in row) found.conditions.push(row as unknown as Condition);
    else found.mutants.push(row as unknown as Mutant);
  }
  return found;
}

/** A share in per cent; of nothing, all. */
export function shareOf(part: number, all: number): number {
  return all === 0 ? 100 : (100 * part) / all;
}

const matchesExplanation =
  (file: string, { where, kind, before, after }: Mutant) =>
  (one: Explained): boolean =>
    'like' in one
      ? one.kind === kind && new RegExp(one.like).test(before)
      : one.file === file && one.where === where && one.before === before && one.after === after;

/** Which survivors an explanation knows, and which it does not. */
export function splitSurvivors(
  found: Found,
  explained: readonly Explained[],
): { explained: Mutant[]; open: Mutant[] } {
  const living = found.mutants.filter(({ killer }) => killer === undefined);
  return {
    explained: living.filter((one) => explained.some(matchesExplanation(found.file, one))),
    open: living.filter((one) => !explained.some(matchesExplanation(found.file, one))),
  };
}

/** What is explained though it does not live: a test kills it, or the rules have no such place any more. */
export function findNeedless(found: Found, explained: readonly Explained[]): string[] {
  return explained.flatMap((one) => {
    if ('like' in one || one.file !== found.file) return [];
    const mutants = found.mutants.filter((mutant) => matchesExplanation(found.file, mutant)(one));
    const isLiving = mutants.some(({ killer }) => killer === undefined);
    const why = mutants.length === 0 ? 'there is no such mutant' : 'a test kills it';
    return isLiving
      ? []
      : [
          `${one.file} ${one.where} explained, but ${why}: ${short(one.before)}  →  ${short(one.after)}`,
        ];
  });
}

const short = (text: string): string =>
  text.length > 150 ? `${text.slice(0, 100)} … ${text.slice(-45)}` : text;

/** Which values of a condition were never seen. */
function nameGap({ seen, yes, no }: Pick<Condition, 'seen' | 'yes' | 'no'>): string {
  if (yes) return 'never false';
  if (no) return 'never true';
  return seen ? 'never true, never false' : 'never asked';
}

/** The report on one file, as lines; of a run of all mutants also what is explained without need. */
export function report(found: Found, explained: readonly Explained[], isWhole = false): string[] {
  const { mutants, conditions, file } = found;
  const survivors = splitSurvivors(found, explained);
  const killed = mutants.filter(({ killer }) => killer !== undefined).length;
  const both = conditions.filter(({ yes, no }) => yes && no).length;
  const kinds = [...new Set(mutants.map(({ kind }) => kind))].toSorted();
  return [
    ...survivors.open.map(
      ({ line, column, where, kind, before, after, met }) =>
        `${file}:${line}:${column} ${where} [${kind}] ${met ? `met by ${met}` : 'met by none'}: ${short(before)}  →  ${short(after)}`,
    ),
    ...(isWhole ? findNeedless(found, explained) : []),
    ...conditions
      .filter(({ yes, no }) => !yes || !no)
      .map(
        ({ condition, line, column, seen, yes, no }) =>
          `${file}:${line}:${column} ${nameGap({ seen, yes, no })}: ${short(condition)}`,
      ),
    ...kinds.map((kind) => {
      const ones = mutants.filter((one) => one.kind === kind);
      return `  ${kind.padEnd(12)}${String(ones.filter(({ killer }) => killer !== undefined).length).padStart(5)} of ${ones.length}`;
    }),
    `${file}: ${killed} of ${mutants.length} mutants killed (${shareOf(killed, mutants.length).toFixed(1)} %), ${survivors.explained.length} survivors explained, ${survivors.open.length} not; ${both} of ${conditions.length} conditions seen both true and false (${shareOf(both, conditions.length).toFixed(1)} %); ${found.requests} requests${found.strays ? `, ${found.strays} answered otherwise the second time` : ''}.`,
  ];
}
