// Whether a resume carries a paper that goes by several names or comes in steps.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Clause } from '#ai/onDevice/match/clauses.ts';
import { isLower } from '#ai/onDevice/match/howWell.ts';
import { partsOf } from '#ai/onDevice/match/requirementParts.ts';
import { buildVerdict, type Verdict } from '#ai/onDevice/match/verdicts.ts';
import { isEnough } from './certificateAmounts.ts';
import { hasRunOut } from './certificateTerms.ts';
import { licenceFamilies, readStep, type LicenceFamily } from './licenceFamilies.ts';
import { isPartOfWhole } from './unfinishedStudies.ts';

/** The paper itself is still to come. */
const underWay = inWords(
  /\b(?:awaiting|applied for|application (?:sent|made|pending)|pending|exam (?:booked|on|in|date)|booked|studying|en tr[aá]mite|solicitad[oa]|cursando|overdue)\b/iu,
);

const oneWillDo = inWords(/\b(?:or|o|u)\b|\//iu);

/** Of several kinds of a paper the one that is asked for: "SIA CCTV". */
function isOfKind(own: string, text: string, { kinds }: LicenceFamily): boolean {
  const asked = kinds.filter((kind) => kind.test(text));
  return (
    asked.length === 0 ||
    (oneWillDo.test(text)
      ? asked.some((kind) => kind.test(own))
      : asked.every((kind) => kind.test(own)))
  );
}

/** True where the requirement names other papers beside it, each of which counts. */
const isOneOfMany = (text: string, { asked }: LicenceFamily): boolean =>
  !oneWillDo.test(text) && partsOf(text).some((part) => !asked.test(part));

function isFull(clause: Clause, text: string, asked: LicenceFamily, asOf: string): boolean {
  const [wanted, own] = [readStep(text, asked), readStep(clause.text, asked)];
  return (
    clause.status === 'done' &&
    !underWay.test(clause.text) &&
    !isPartOfWhole(clause.text) &&
    !hasRunOut(clause, text, asOf) &&
    isEnough(clause.text, text) &&
    (wanted === null || own === null || own >= wanted) &&
    !isLower(text, clause.text) &&
    isOfKind(clause.text, text, asked)
  );
}

/** The verdict on a paper that has a family; null where it has none, or nothing of the family is in the resume. */
export function judgeFamily(text: string, stated: readonly Clause[], asOf: string): Verdict | null {
  const asked = licenceFamilies.find((one) => one.asked.test(text));
  if (!asked || isOneOfMany(text, asked)) return null;
  // A heading alone says nothing.
  const held = stated.filter(
    ({ text: own }) =>
      asked.held.test(own) &&
      (/\d/.test(own) || /\s/.test(own.trim()) || /^\p{Lu}{2,}$/u.test(text.trim())),
  );
  if (held.length === 0) return null;
  const full = held.filter((clause) => isFull(clause, text, asked, asOf));
  return full.length > 0
    ? buildVerdict('met', full, 'name')
    : buildVerdict('partial', held, 'name');
}
