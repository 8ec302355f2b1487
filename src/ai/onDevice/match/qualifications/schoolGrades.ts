// School subjects with grades: "GCSE English and maths at grade C/4" beside "GCSEs: Maths B, English 5".
import { inWords } from '#domain/text/wordLimits.ts';
import type { Clause } from '#ai/onDevice/match/clauses.ts';
import {
  buildVerdict,
  missing,
  selectAffirmed,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';

const asksForGrades = inWords(/\b(?:GCSEs?|O[- ]levels?)\b/iu);
const subjects = [
  inWords(/\bmath(?:s|ematics)?\b/iu),
  inWords(/\benglish\b/iu),
  inWords(/\bscience\b/iu),
] as const;
/** The letters as numbers of the newer scale. */
const letters: Readonly<Record<string, number>> = {
  'A*': 8,
  A: 7,
  B: 5,
  C: 4,
  D: 3,
  E: 2,
  F: 1,
  G: 1,
};

/** A grade as a number of the newer scale; null where none is beside the subject. */
function readGrade(text: string, subject: RegExp): number | null {
  const found = subject.exec(text);
  if (!found) return null;
  const after = text.slice(found.index + found[0].length);
  const mark =
    /^[\s:(–-]*(?:language |literature |lang )?(?:grade )?([A-G]\*?|[1-9])(?![\p{L}\d])/u.exec(
      after,
    )?.[1];
  if (mark === undefined) return null;
  return letters[mark] ?? Number(mark);
}

/** The least grade that is asked for: "grade C/4 or above". */
function readAskedGrade(text: string): number {
  const mark =
    /\b(?:grades? )?([A-G]|[1-9])(?:\s?\/\s?[1-9])?(?: or (?:above|higher|better)|\s*[-–]|\s*$|\))/u.exec(
      text.replace(/^.*?\b(?:grades?|at)\b/iu, ''),
    )?.[1];
  if (mark === undefined) return 0;
  return letters[mark] ?? Number(mark);
}

/** The verdict where subjects of school are asked for; null where they are not. */
export function judgeSchoolGrades(text: string, clauses: readonly Clause[]): Verdict | null {
  if (!asksForGrades.test(text)) return null;
  const wanted = subjects.filter((subject) => subject.test(text));
  const least = readAskedGrade(text);
  const own = selectAffirmed(clauses).filter((clause) => asksForGrades.test(clause.text));
  if (own.length === 0) return null;
  if (wanted.length === 0) return buildVerdict('met', own);
  const whole = own.map(({ text: line }) => line).join(' ');
  const named = wanted.filter((subject) => subject.test(whole));
  if (named.length === 0) return missing;
  const isLow = named.some((subject) => {
    const grade = readGrade(whole, subject);
    return grade !== null && grade < least;
  });
  return buildVerdict(isLow || named.length < wanted.length ? 'partial' : 'met', own);
}
