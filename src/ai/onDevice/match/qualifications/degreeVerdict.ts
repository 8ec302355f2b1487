// Whether a resume carries a degree: as high, finished, and in a subject that will do.
import { inWords } from '#domain/text/wordLimits.ts';
import {
  findDegree,
  findHeldDegree,
  isOnTheWay,
  type Degree,
} from '#ai/onDevice/qualifications/degrees.ts';
import { isSubjectOf } from '#ai/onDevice/qualifications/degreeSubjects.ts';
import { listContentStems, type Clause } from '#ai/onDevice/match/clauses.ts';
import { missing, buildVerdict, type Grounds, type Verdict } from '#ai/onDevice/match/verdicts.ts';
import { judgeYears } from './yearsVerdict.ts';
import { isEnough } from './certificateAmounts.ts';
import { judgeSchoolGrades } from './schoolGrades.ts';
import { awaitsRecognition, isUnfinished } from './unfinishedStudies.ts';

const trade = inWords(
  /\b(?:(?:level|nivel|[ns]?vq) \d|certificad[oa]s?(?: de)?|certificates? in|certificate)\b/iu,
);
/** A certificate of a trade by its level or name alone: "Level 2 Plumbing, Gateshead College". */
function tradeCertificateOf({ text, kind }: Clause): { level: number } | null {
  return trade.test(text) && (kind !== 'work' || text.split(/\s+/).length <= 14)
    ? { level: 1 }
    : null;
}

/** A degree that a clause of the resume names. */
interface Held {
  clause: Clause;
  degree: { level: number };
}

function listHeld(text: string, asked: Degree, clauses: readonly Clause[]): Held[] {
  return clauses.flatMap((clause) => {
    const degree =
      clause.status === 'denied' || clause.status === 'wished'
        ? null
        : (findHeldDegree(clause.text) ??
          (asked.level <= 1 && trade.test(text) ? tradeCertificateOf(clause) : null));
    return degree ? [{ clause, degree }] : [];
  });
}

/** A degree: as high, and in a subject that will do; in part when it is not finished, lower, or in another subject. */
export function judgeDegree(text: string, grounds: Grounds): Verdict {
  const { clauses, language } = grounds;
  const asked = findDegree(text);
  if (!asked) return missing;
  const graded = judgeSchoolGrades(text, clauses);
  if (graded) return graded;
  const own = listHeld(text, asked, clauses);
  const inSubject = own.filter(
    ({ clause }) =>
      isSubjectOf(listContentStems(clause.text, language), asked) ||
      isSubjectOf(listContentStems(clause.text, 'en'), asked),
  );
  const isOver = ({ clause }: Held): boolean =>
    asked.orUnfinished ||
    (clause.status === 'done' &&
      !isUnfinished(clause.text, grounds.asOf) &&
      !isOnTheWay(clause.text) &&
      !awaitsRecognition.test(grounds.resume.lines[clause.line] ?? ''));
  const full = inSubject.filter(
    (held) => isOver(held) && held.degree.level >= asked.level && isEnough(held.clause.text, text),
  );
  if (full.length > 0)
    return buildVerdict(
      'met',
      full.map(({ clause }) => clause),
    );
  if (asked.orExperience) {
    const years = judgeYears(/\d/.test(text) ? text : '2 years', grounds);
    if (years.state === 'met') return years;
  }
  if (inSubject.length > 0)
    return buildVerdict(
      'partial',
      inSubject.map(({ clause }) => clause),
    );
  return asked.orRelated
    ? buildVerdict(
        'partial',
        own.filter(({ degree }) => degree.level >= asked.level).map(({ clause }) => clause),
      )
    : missing;
}
