// Whether a resume carries a requirement that is no skill: years, degree, licence, language, working times, place, travel, people led.
import { inWords } from '#domain/text/wordLimits.ts';
import { findDegree } from '#ai/onDevice/qualifications/degrees.ts';
import type { QualificationKind } from '#ai/onDevice/qualifications/qualification.ts';
import type { Grounds, Verdict } from '#ai/onDevice/match/verdicts.ts';
import { judgeLanguage } from './languageVerdict.ts';
import { judgeLeading } from './leadVerdict.ts';
import { judgeLocation } from './locationVerdict.ts';
import { judgeShift } from './shiftVerdict.ts';
import { judgeTravel } from './travelVerdict.ts';
import { judgeYears } from './yearsVerdict.ts';
import { judgeDegree } from './degreeVerdict.ts';
import { judgeLicence } from './licenceVerdict.ts';

/** A degree asked for in the same breath: instead of the years, or beside them. */
function judgeYearsAndDegree(text: string, grounds: Grounds): Verdict {
  const years = judgeYears(text, grounds);
  const degree = findDegree(text);
  if (!degree || degree.isVague) return years;
  const both = [years, judgeDegree(text, grounds)];
  const best = both.reduce((top, one) => (rankOf(one) > rankOf(top) ? one : top));
  if (oneWillDo.test(text) || best.state === 'missing') return best;
  return both.every(({ state }) => state === 'met')
    ? { ...best, evidence: both.flatMap(({ evidence }) => evidence.slice(0, 1)) }
    : { ...best, state: 'partial' };
}
const rankOf = ({ state }: Verdict): number => ['missing', 'partial', 'met'].indexOf(state);
const oneWillDo = inWords(/\b(?:or|o|u)\b|\//iu);

const verdicts: Readonly<Record<QualificationKind, (text: string, grounds: Grounds) => Verdict>> = {
  years: judgeYearsAndDegree,
  degree: judgeDegree,
  licence: judgeLicence,
  language: judgeLanguage,
  shift: judgeShift,
  place: judgeLocation,
  travel: judgeTravel,
  lead: judgeLeading,
};

/** The verdict on a requirement of one of these kinds. */
export function judgeQualification(
  kind: QualificationKind,
  text: string,
  grounds: Grounds,
): Verdict {
  return verdicts[kind](text, grounds);
}
