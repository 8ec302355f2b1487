// Whether a resume carries a driving licence of the category asked for, a car, or both.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Clause } from '#ai/onDevice/match/clauses.ts';
import {
  missing,
  selectAffirmed,
  buildVerdict,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';
import {
  driving,
  drivingLicenceWords,
  lesserDriving,
  mopedCategory,
  anyDriving,
  includesCategory,
  listCategories,
  readMostPoints,
  readPoints,
} from './drivingLicence.ts';
import { hasRunOut } from './certificateTerms.ts';

const ownCar = inWords(
  /\b(?:(?:veh[ií]culo|coche|auto|movilidad|moto) propi[oa]|own (?:car|vehicle|transport|van)|(?:use|access) (?:of|to) a (?:car|vehicle))\b/iu,
);
const hasCar = inWords(
  /\b(?:drivers?,? (?:with )?own (?:car|vehicle)|own vehicle|(?:veh[ií]culo|coche|auto|movilidad|moto|furgoneta) propi[oa]|(?:my|own|have a) (?:\p{L}+ )?(?:car|vehicle|transport|van)|(?:tengo|con|dispongo de) (?:mi )?(?:coche|veh[ií]culo|auto|moto|furgoneta)|(?:coche|veh[ií]culo) y (?:carn[eé]t?|permiso|licencia)|(?:carn[eé]t?|permiso|licencia)(?: \p{L}+){0,3} y (?:coche|veh[ií]culo|auto)|car owner|(?:licen[cs]e|driver)(?: and|,) (?:own )?car)\b/iu,
);
/** Leave to learn, or the test still to come. */
const underWay = inWords(
  /\b(?:provisional (?:driving )?licen[cs]e|learner|learning to drive|(?:driving )?test (?:on|in|booked)|sac[aá]ndome el (?:carn[eé]t?|permiso)|te[oó]rico aprobado|licen[cs]e \(?provisional)\b/iu,
);

/** Leave to learn is a licence of its own; a test that is booked is none. */
const lesserLicence = inWords(
  /\b(?:provisional|learner['’]?s?) (?:driving )?(?:licen[cs]e|permit)\b/iu,
);

/** A driving licence: of the category asked for, or in part a provisional one. */
function judgeDriving(
  text: string,
  stated: readonly Clause[],
  wanted: readonly string[],
  asOf: string,
): Verdict {
  const held = stated.filter(
    (clause) =>
      !underWay.test(clause.text) &&
      (drivingLicenceWords.test(clause.text) ||
        /(?<![\p{L}])(?:C\+E|carn[eé]s?)/u.test(clause.text)),
  );
  const asked = wanted.length === 0 ? ['B'] : wanted;
  const isFit = (clause: Clause): boolean => {
    const own = listCategories(clause.text);
    // Where no category is named, a car's is meant, on both sides.
    return own.length === 0
      ? asked.includes('B') &&
          !lesserDriving.test(clause.text) &&
          !mopedCategory.test(clause.text) &&
          drivingLicenceWords.test(clause.text)
      : own.some((one) =>
          (includesCategory[one] ?? one).split(' ').some((part) => asked.includes(part)),
        );
  };
  const fit = held.filter(isFit);
  const lesser = asked.includes('B')
    ? stated.filter((clause) => lesserLicence.test(clause.text))
    : held.filter((clause) =>
        listCategories(clause.text).some((own) => asked.some((one) => own[0] === one[0])),
      );
  if (fit.length === 0) return buildVerdict('partial', lesser, 'name');
  const most = readMostPoints(text);
  const isOver = ({ text: own }: Clause): boolean => most !== null && (readPoints(own) ?? 0) > most;
  return buildVerdict(
    fit.some((clause) => !hasRunOut(clause, text, asOf) && !isOver(clause)) ? 'met' : 'partial',
    fit,
    'name',
  );
}

/** A certificate of a category that is named; null where none is named. */
function judgeCategory(text: string, stated: readonly Clause[], asOf: string): Verdict | null {
  const category = inWords(/\bcategory ([A-D][1E+]*)\b/iu).exec(text)?.[1];
  if (!category) return null;
  const found = stated.filter((clause) =>
    listCategories(clause.text).some((own) =>
      (includesCategory[own] ?? own).split(' ').includes(category),
    ),
  );
  return found.length === 0
    ? null
    : buildVerdict(
        found.some((clause) => !hasRunOut(clause, text, asOf)) ? 'met' : 'partial',
        found,
        'name',
      );
}

/** The verdict where driving, a category or a car is asked for; null where none of them is. */
export function judgeDrivingOrCar(
  text: string,
  clauses: readonly Clause[],
  asOf: string,
): Verdict | null {
  const stated = selectAffirmed(clauses);
  const wanted = listCategories(text);
  const most = readMostPoints(text);
  if (most !== null && inWords(/\bpoints\b/iu).test(text) && !anyDriving.test(text)) {
    const told = stated.filter((clause) => readPoints(clause.text) !== null);
    return buildVerdict(
      told.every((clause) => (readPoints(clause.text) ?? 0) <= most) ? 'met' : 'partial',
      told,
    );
  }
  const car = ownCar.test(text)
    ? buildVerdict(
        'met',
        stated.filter((clause) => hasCar.test(clause.text)),
      )
    : null;
  const isDriving =
    (driving.test(text) && (wanted.length > 0 || anyDriving.test(text))) ||
    (wanted.length > 0 &&
      inWords(/\b(?:CDL|[HL]GV|PCV|(?:C1|D1|C\+E|D\+E|C|D) licen[cs]e)\b/u).test(text));
  if (!isDriving) return car ?? judgeCategory(text, stated, asOf);
  const licence = judgeDriving(text, stated, wanted, asOf);
  if (!car || inWords(/\b(?:or|o|u)\b/iu).test(text)) return licence;
  if (car.state === licence.state) return licence;
  const best = licence.state === 'missing' ? car : licence;
  return best.state === 'missing' ? missing : { ...best, state: 'partial' };
}
