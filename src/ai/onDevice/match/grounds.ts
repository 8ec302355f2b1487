// What verdicts on a resume rest on, read once, and what the ways of looking for a requirement share.
import { inWords } from '#domain/text/wordLimits.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { detectLanguage } from '#domain/text/functionWords.ts';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { listLinesToSearch, listVisibleLines, type Seen } from './resumeLines.ts';
import type { Grounds as BaseGrounds } from './verdicts.ts';

export type Requirement = ResumeMatch['requirements'][number];
export type EvidenceSpan = Requirement['evidence'][number];

/** The input of verdicts: the resume's lines and clauses, and the job it is matched with. */
export interface Grounds extends BaseGrounds {
  seen: readonly Seen[];
  /** The clauses of what was done, without names of firms. */
  done: readonly Clause[];
}

/** Reads a resume once for all verdicts on it. `asOf`: the month up to which a present job counts. */
export function readGrounds(
  resume: ParsedResume,
  { jobTitle, asOf, words }: Pick<Grounds, 'jobTitle' | 'asOf' | 'words'>,
): Grounds {
  const language = detectLanguage(resume.lines.join('\n'));
  // Where an instruction to a machine was blanked out, a clause that runs over the gap is no quotation.
  const clauses = clausesOf(listVisibleLines(resume), language).filter(
    ({ line, start, end, text }) => resume.lines[line]?.slice(start, end) === text,
  );
  const seen = listLinesToSearch(resume);
  const visible = new Map(listVisibleLines(resume).map(({ line, text }) => [line, text]));
  const done = clausesOf(seen, language).filter(
    ({ status, line, start, end }) =>
      status !== 'denied' &&
      status !== 'wished' &&
      status !== 'expired' &&
      resume.lines[line]?.slice(start, end) === visible.get(line)?.slice(start, end),
  );
  return { seen, done, clauses, resume, language, jobTitle, asOf, words };
}

/** A verdict without its requirement. */
export type Judged = Pick<Requirement, 'state' | 'by' | 'evidence'>;
export const none: Judged = { state: 'missing', by: null, evidence: [] };
export const rank: Record<Requirement['state'], number> = { met: 2, partial: 1, missing: 0 };

/** A clause as written in the resume; names of firms were blanked out only for the search. */
export function quoteClause({ line, start, end }: Clause, resume: ParsedResume): EvidenceSpan {
  return { line, start, end, text: resume.lines[line]?.slice(start, end) ?? '' };
}

/** Several things of which one will do: "Power BI or Tableau". */
export const oneWillDo = inWords(
  /\b(?:or|o|u)\b|\/|\b(?:such as|like|similar(?:es)?|equivalent|e\.? ?g|for example|for instance|p\.? ?ej|por ejemplo|tipo|como|parecid[oa]s?|equivalentes?|(?:any|another|one|some) (?:package|tool|system|program(?:me)?|software)s?(?: is fine| will do)?|one of the|alg[uú]n(?:a|o)? (?:herramienta|programa|sistema|software|plataforma)|(?:la|el) que (?:uses|manejes|utilices|conozcas)|cualquier (?:otr[oa]|herramienta|programa|sistema))\b/iu,
);
export const orSimilar = inWords(
  /\b(?:such as|like|similar(?:es)?|equivalent|comparable|e\.? ?g|for example|for instance|p\.? ?ej|por ejemplo|tipo|como|parecid[oa]s?|equivalentes?|(?:any|another|one|some) (?:package|tool|system|program(?:me)?|software)s?(?: is fine| will do)?|one of the|alg[uú]n(?:a|o)? (?:herramienta|programa|sistema|software|plataforma)|(?:la|el) que (?:uses|manejes|utilices|conozcas)|cualquier (?:otr[oa]|herramienta|programa|sistema))\b/iu,
);
