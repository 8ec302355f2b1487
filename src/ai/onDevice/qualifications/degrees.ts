// Degrees and schooling in a text: how high, in what, and what else will do.
import { inWords } from '#domain/text/wordLimits.ts';
import {
  asksForStudies,
  degreeKinds,
  heldByRole,
  heldSchooling,
  heldStudies,
  lowestWillDo,
  schooling,
  type DegreeKind,
} from './degreeKinds.ts';
import { listSubjectStems } from './degreeSubjects.ts';
import { numberWords } from './numbers.ts';

export interface Degree {
  level: number;
  /** Stems of what it is in; empty: in anything. */
  subject: string[];
  /** A word such as "diploma", which may be anything. */
  isVague: boolean;
  orExperience: boolean;
  orRelated: boolean;
  /** Studies that are not over will do: "a final-year student". */
  orUnfinished: boolean;
  start: number;
  end: number;
}

const oneWillDo = inWords(/\b(?:or|o|u)\b|\//iu);
const onlyWished = inWords(
  /\b(?:preferred|preferable|preferably|ideally|desirable|a plus|an asset|advantage(?:ous)?|deseable|valorable|se valorar[aá]|preferente(?:mente)?)\b/iu,
);
const unfinishedWillDo = inWords(
  /\b(?:students?|studying|pursuing|enrolled|in progress|final[- ]year|working towards|undergraduates|estudiantes?|pasantes?|trunc[ao]s?|inconclus[ao]s?|en curso|cursando|avanzad[oa]|[uú]ltimos (?:cursos|años|semestres))\b/iu,
);

/** What a requirement asks for before what it only wishes: "bachelor's (master's preferred)". */
function withoutWishes(text: string): string {
  const parts = text.split(/(?<=[;.(),])/u);
  const kept = parts.filter((part) => !onlyWished.test(part)).join('');
  return kept !== text && degreeKinds.some(([, words]) => words.test(kept)) ? kept : text;
}

/** True for studies that are told by what somebody is or was doing: an apprentice, a doctoral student. */
export const isOnTheWay = (text: string): boolean =>
  heldByRole.some(([, words]) => words.test(text)) && findDegree(text)?.isVague !== false;

/** The degree that a line on studies names, also by the name of the studies or the school alone. */
export function findHeldDegree(text: string): Degree | null {
  const found = findDegree(text);
  if (found && !found.isVague) return found;
  const role = heldByRole.find(([, words]) => words.test(text));
  if (role) return buildDegree(role, text);
  if (heldStudies[1].test(text)) return buildDegree(heldStudies, text);
  return found ?? (heldSchooling[1].test(text) ? buildDegree(heldSchooling, text) : null);
}

/** The degree a text names; null when it names none. Of several of which one will do, the lowest. */
export function findDegree(text: string): Degree | null {
  const asked = withoutWishes(text);
  const named = [...degreeKinds, asksForStudies].filter(([, words]) => words.test(asked));
  const [first] = named;
  if (!first) return null;
  const sure = named.filter(([, , isVague]) => isVague === first[2]);
  const kind = oneWillDo.test(asked)
    ? sure.reduce((lowest, one) => (one[0] < lowest[0] ? one : lowest))
    : first;
  return { ...buildDegree(kind, asked), ...positionOf(kind, text) };
}

/** "Lic. en Contaduría", "B.S. Geology": the stop ends no clause. */
const shortTitle = inWords(/^\W*lic\. en\b|\b(?:\p{Lu}\.){2,3}/iu);
/** What is in brackets, and behind a stop, is not the subject. */
const clauseOf = (text: string): string =>
  text.replace(shortTitle, ' ').replace(experience, ' ').split(/[.;(]/)[0] ?? text;
/** Years asked for beside the degree, or instead of it. */
const experience = new RegExp(
  inWords(
    /(?:\s|^)(?:or|and|plus|with|o|y|con|más)? ?(?:at least |m[ií]nimo |over )?(?:\d{1,2}|NUMBERS)\+? (?:or more |o más )?(?:years?|años?)\b.*$/iu,
  ).source.replace('NUMBERS', numberWords),
  'iu',
);

function positionOf([, words]: DegreeKind, text: string): Pick<Degree, 'start' | 'end'> {
  const found = words.exec(text);
  const start = found?.index ?? 0;
  return { start, end: start + (found?.[0].length ?? 0) };
}

function buildDegree(kind: DegreeKind, text: string): Degree {
  const isSchool = kind[0] <= 1 && schooling.test(text);
  return {
    level: lowestWillDo.test(text) ? 1 : kind[0],
    subject: isSchool ? [] : listSubjectStems(clauseOf(text)),
    isVague: kind[2],
    orExperience: inWords(
      /\b(?:or|o)\b.{0,30}\b(?:experience|experiencia|equivalent|equivalente)\b|\b(?:in lieu|instead of|en lugar) (?:of|de)\b/iu,
    ).test(text),
    orRelated: inWords(
      /\b(?:related|similar|relevant|quantitative|any|af[ií]n(?:es)?|relacionad[oa])\b/iu,
    ).test(text),
    orUnfinished: unfinishedWillDo.test(text),
    ...positionOf(kind, text),
  };
}
