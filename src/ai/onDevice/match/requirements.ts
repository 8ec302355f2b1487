// Looks for a requirement in a resume: by name, by another name, by what includes it, by its words. Contact lines and sentences to a machine never count.
import { inWords } from '#domain/text/wordLimits.ts';
import { readRequirementKind } from '#ai/onDevice/qualifications/qualification.ts';
import { findSkillNamed, findSkills, type Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { none, oneWillDo, rank, type Grounds, type Judged, type Requirement } from './grounds.ts';
import { asksForTraining, isLower, isOnlyLearned, isSlight, slight } from './howWell.ts';
import { judgeQualification } from '#ai/onDevice/match/qualifications/qualificationVerdicts.ts';
import { findNamedTools } from './relatedTools.ts';
import { choicesOf, listCoreStems, isLight, nameOf, partsOf } from './requirementParts.ts';
import { judgeByActions, judgeByField, judgeByOtherWords } from './skillVerdicts.ts';
import { judgeByWords } from './shownInWords.ts';
import { judgeByTools } from './shownByTools.ts';
import { listStems, isNear, judgeByNames } from './skillVerdict.ts';

/** Kinds whose words are also those of work done for others. */
const mayBeWork: ReadonlySet<string> = new Set(['shift', 'travel', 'place']);
/** Papers that somebody makes out, not ones that somebody holds; customs clear, too. */
const asksToMakeOut = inWords(
  /^\W*(?:(?:issu|prepar|draft|process)(?:e|es|ing)\b|(?:import|export|customs)\b|(?:tramit|elabor|emis|redac|prepar|expedi)\p{L}+ de\b)/iu,
);

/** In part where the resume says that something of it was done by others, or not at all: "the accounts are drawn up by the partner". */
function dropOthers(judged: Judged, text: string, { clauses, language }: Grounds): Judged {
  if (
    judged.state !== 'met' ||
    judged.by === 'name' ||
    judged.by === 'includes' ||
    oneWillDo.test(text)
  )
    return judged;
  const shown = new Set(judged.evidence.flatMap((quote) => listStems(quote.text)));
  const denied = clauses.filter(({ status }) => status === 'denied');
  const isDenied = (stem: string): boolean =>
    denied.some((clause) => clause.stems.includes(stem)) &&
    ![...shown].some((own) => isNear(own, stem));
  const heavy = listCoreStems(text, language).filter((stem) => !isLight(stem, language));
  return heavy.length > 1 && heavy.some(isDenied) ? { ...judged, state: 'partial' } : judged;
}

/** The verdict on one requirement with up to three quotes that carry it. */
export function judgeRequirement(
  text: string,
  need: Requirement['need'],
  grounds: Grounds,
): Requirement {
  const kind = readRequirementKind(text);
  if (kind) {
    const whole = judgeQualification(kind, text, grounds);
    const verdict = kind === 'licence' ? judgeLicences(whole, text, grounds) : whole;
    // "Travel arrangements" is a skill that reads like something else.
    if (verdict.state !== 'missing') return { text, need, ...verdict };
    // "Rota planning" and "training of receptionists" are work that reads like something else.
    const actions =
      mayBeWork.has(kind) || asksToMakeOut.test(text)
        ? judgeByActions(nameOf(text), grounds)
        : none;
    if (actions.state !== 'missing' || findSkillNamed(text) === null)
      return { text, need, ...actions };
  }
  const name = nameOf(text);
  const whole = dropOthers(judgeOne(name, grounds), name, grounds);
  if (whole.state === 'met') return { text, need, ...whole };
  const parts = partsOf(name);
  if (parts.length < 2) return { text, need, ...whole };
  const each = parts.map((part) => judgeOne(part, grounds));
  const carried = each.filter(({ state }) => state !== 'missing');
  const state = combineStates(each, oneWillDo.test(name));
  return {
    text,
    need,
    ...(rank[state] > rank[whole.state] &&
    (whole.state === 'missing' ||
      dropOthers(
        { ...whole, state, evidence: carried.flatMap(({ evidence }) => evidence) },
        name,
        grounds,
      ).state === 'met')
      ? {
          state,
          by: carried[0]?.by ?? 'wording',
          evidence: carried.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3),
        }
      : whole),
  };
}

/** Several licences: one of them where one will do, else each of them. */
function judgeLicences(whole: Judged, text: string, grounds: Grounds): Judged {
  const parts = whole.state === 'met' ? [] : choicesOf(text);
  if (parts.length < 2) return whole;
  const each = parts.map((part) => judgeQualification('licence', part, grounds));
  if (isChoice.test(text))
    return each.reduce((best, one) => (rank[one.state] > rank[best.state] ? one : best), whole);
  const state = combineStates(each, false);
  const carried = each.filter((one) => one.state !== 'missing');
  return rank[state] <= rank[whole.state]
    ? whole
    : {
        state,
        by: carried[0]?.by ?? 'name',
        evidence: carried.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3),
      };
}
const isChoice = inWords(/\s(?:or|o|u)\s|\//iu);

/** Met by one part where one will do, else by all of them; in part by any. */
function combineStates(parts: readonly Judged[], oneIsEnough: boolean): Requirement['state'] {
  const isMet = ({ state }: Judged): boolean => state === 'met';
  if (oneIsEnough ? parts.some(isMet) : parts.every(isMet)) return 'met';
  return parts.some(({ state }) => state !== 'missing') ? 'partial' : 'missing';
}

/** Skills of work with many products are named in a resume; those of other work are described. */
const named: ReadonlySet<string> = new Set([
  'software',
  'data',
  'operations',
  'testing',
  'infoSecurity',
  'design',
  'product',
  'project',
  'marketing',
  'people',
  'soft',
  'sales',
  'support',
  'language',
  'certificate',
]);
/** Of these departments people state what they did as well: they interviewed, sold, posted. */
const officeFields: ReadonlySet<string> = new Set([
  'marketing',
  'people',
  'sales',
  'support',
  'operations',
  'design',
  'product',
  'testing',
  'infoSecurity',
]);
const isOfOffice = (skill: Skill | null): boolean =>
  skill !== null && officeFields.has(skill.field) && findNamedTools(skill.name).length === 0;
const isOfHands = (skill: Skill | null): boolean => skill !== null && !named.has(skill.field);

/** The verdict on one thing: by the skills it names, by tools, by other words for it, by its own words. */
function judgeOne(text: string, grounds: Grounds): Judged {
  const names = [
    ...new Set(
      findSkills(text)
        .filter(({ exact }) => !exact)
        .map(({ skill }) => skill.name),
    ),
  ];
  const verdicts = [judgeByNames(text, names, grounds)];
  // The name of a known skill has its other names already; its words one by one say less.
  for (const look of findSkillNamed(text) === null
    ? [judgeByTools, judgeByOtherWords, judgeByActions, judgeByField, judgeByWords]
    : isOfHands(findSkillNamed(text)) || isOfOffice(findSkillNamed(text))
      ? [judgeByTools, judgeByOtherWords, judgeByActions]
      : [judgeByTools, judgeByOtherWords]) {
    if (verdicts.some(({ state }) => state === 'met')) break;
    const verdict = look(text, grounds);
    verdicts.push(verdict);
    // Where a product is asked for, no ability that goes with it replaces it: stock control is not the program it is done with.
    if (look === judgeByTools && verdict.state !== 'met' && findNamedTools(text).length > 0) break;
  }
  const best = verdicts.reduce((top, one) => (rank[one.state] > rank[top.state] ? one : top));
  const isLess =
    (!asksForTraining.test(text) &&
      best.evidence.every((quote) => isOnlyLearned(quote, grounds.seen))) ||
    (!slight.test(text) && best.evidence.every((quote) => isSlight(quote, grounds)));
  return best.state === 'met' && (isLess || isLower(text, best.evidence[0]?.text ?? ''))
    ? { ...best, state: 'partial' }
    : best;
}
