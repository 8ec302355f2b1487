// Whether a resume carries a paper that goes by several names or comes in steps.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Clause } from '#ai/onDevice/match/clauses.ts';
import { buildVerdict, type Verdict } from '#ai/onDevice/match/verdicts.ts';
import { isEnough } from './certificateAmounts.ts';
import { hasRunOut } from './certificateTerms.ts';
import { licenceFamilies, readStep, type LicenceFamily } from './licenceFamilies.ts';
import { isPartOfWhole } from './unfinishedStudies.ts';

/** The paper itself is still to come. */
const underWay = inWords(
  /\b(?:awaiting|applied for|application (?:sent|made|pending)|pending|exam (?:booked|on|in|date)|booked|studying|en tr[aá]mite|solicitad[oa]|cursando|overdue)\b/iu,
);

/** Those who issue a paper are no part of its name. */
const issuers = new Set(['AHA', 'ARC', 'NHS', 'USA', 'CIEH', 'RSPH', 'IOSH', 'CITB', 'HSE']);
/** Letters that say which of the papers is meant: "SIA CCTV". */
const listLetters = (text: string, { asked }: LicenceFamily): string[] =>
  (text.match(/(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu) ?? []).filter(
    (one) => !asked.test(one) && !issuers.has(one),
  );

function isFull(clause: Clause, text: string, asked: LicenceFamily, asOf: string): boolean {
  const [wanted, own] = [readStep(text, asked), readStep(clause.text, asked)];
  return (
    clause.status === 'done' &&
    !underWay.test(clause.text) &&
    !isPartOfWhole(clause.text) &&
    !hasRunOut(clause, text, asOf) &&
    isEnough(clause.text, text) &&
    (wanted === null || own === null || own >= wanted) &&
    listLetters(text, asked).every((one) => clause.text.includes(one))
  );
}

/** The verdict on a paper that has a family; null where it has none, or nothing of the family is in the resume. */
export function judgeFamily(text: string, stated: readonly Clause[], asOf: string): Verdict | null {
  const asked = licenceFamilies.find((one) => one.asked.test(text));
  const held = asked ? stated.filter((clause) => asked.held.test(clause.text)) : [];
  if (!asked || held.length === 0) return null;
  const full = held.filter((clause) => isFull(clause, text, asked, asOf));
  return full.length > 0
    ? buildVerdict('met', full, 'name')
    : buildVerdict('partial', held, 'name');
}
