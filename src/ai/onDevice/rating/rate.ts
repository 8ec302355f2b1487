// Rates an answer by the rubric: what kinds of statements it makes, how concretely, and which rubric lines they support. A level always has quotes.
import type { QuestionRating, Quote } from '#domain/evaluation/evaluation.ts';
import type { Level } from '#domain/jobs/kit.ts';
import { gradeByKeyPoints, withRubric } from '#ai/onDevice/grading/gradeByKeyPoints.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { withPassages } from '#ai/results/passagesIgnored.ts';
import type { AnswerFlag, ReasonCode } from '#ai/reasons/reasons.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { appraise, type Appraisal } from './appraise.ts';
import type { LineFinding } from './lines/lines.ts';
import { withholdRating } from './withheld.ts';

type Reason = QuestionRating['reasons'][number];

function buildReason(code: ReasonCode, values: Record<string, string | number> = {}): Reason {
  return { code, values };
}

/** An answer that shares nothing with the question ends at 2, one that supports no rubric line at 4. Lesser doubt hits right answers as often as stray ones: it only lowers the confidence. */
function ceilingOf({ doubt, findings }: Appraisal): Level {
  if (doubt === 'other') return 2;
  return findings.some(({ credit }) => credit > 0) ? 5 : 4;
}

function listReasons(appraisal: Appraisal): Reason[] {
  const {
    findings,
    basis: { found, kind, generalShare },
  } = appraisal;
  const covered = findings.filter(({ credit }) => credit > 0).length;
  const list: (Reason | null)[] = [
    found.context
      ? buildReason('contextFound')
      : kind === 'behavioural'
        ? buildReason('contextMissing')
        : null,
    found.actions === 0
      ? buildReason('actionMissing')
      : found.actions === 1
        ? buildReason('actionVague')
        : buildReason('actionFound', { count: found.actions }),
    found.reasoning ? buildReason('reasoningFound') : buildReason('reasoningMissing'),
    findResultReason(appraisal.basis),
    found.check
      ? buildReason('checkFound')
      : kind === 'behavioural'
        ? null
        : buildReason('checkMissing'),
    found.learning ? buildReason('learningFound') : null,
    found.specific >= 2
      ? buildReason('specific')
      : found.specific === 0
        ? buildReason('notSpecific')
        : null,
    findings.length > 0
      ? buildReason(covered > 0 ? 'lookForCovered' : 'lookForOpen', {
          count: covered,
          of: findings.length,
        })
      : null,
    generalShare > 0.5 ? buildReason('mostlyGeneral') : null,
    appraisal.echoShare > 0.5 || appraisal.repeated > 0 ? buildReason('repeatsQuestion') : null,
    appraisal.hedges >= 2 ? buildReason('hedged', { count: appraisal.hedges }) : null,
    appraisal.blames ? buildReason('blamesOthers') : null,
    appraisal.evidence.some(({ answerId }) => answerId.includes('_f'))
      ? buildReason('followUpsHelped')
      : null,
  ];
  return list.filter((item) => item !== null);
}

/** The remark about the result; none where no result is missing. */
function findResultReason({ found, kind }: Appraisal['basis']): Reason | null {
  if (found.resultWithNumber) return buildReason('resultWithNumber');
  if (found.result) return buildReason('resultFound');
  return kind === 'behavioural' ? buildReason('resultMissing') : null;
}

function listFlags(appraisal: Appraisal): AnswerFlag[] {
  const flags: [boolean, AnswerFlag][] = [
    [appraisal.basis.read.instructions > 0, 'instructionLike'],
    [
      appraisal.words > 0 &&
        (appraisal.offTopic ||
          appraisal.strayWords ||
          appraisal.doubt === 'other' ||
          appraisal.doubt === 'much'),
      'offTopic',
    ],
    [appraisal.words > 0 && appraisal.words < 12, 'veryShort'],
    [appraisal.otherLanguage, 'otherLanguage'],
    [appraisal.basis.read.doubled > 0, 'repetitive'],
    [
      appraisal.echoShare > 0.6 || (appraisal.repeated > 0 && appraisal.words < 10),
      'mostlyQuestionWording',
    ],
  ];
  return flags.filter(([set]) => set).map(([, flag]) => flag);
}

/** Shorter answers say too little to be called empty talk. */
const leastForEmptyTalk = 40;

/** Why no level can be given; null when one can. */
function findRefusal(appraisal: Appraisal): Reason | null {
  if (appraisal.words === 0) return buildReason('empty');
  if (appraisal.otherLanguage) return buildReason('otherLanguage');
  if (appraisal.offTopic) return buildReason('offTopic');
  if (appraisal.words < 6) return buildReason('tooShort', { words: appraisal.words });
  if (appraisal.words >= leastForEmptyTalk && !appraisal.scored.hasSubstance)
    return buildReason('mostlyGeneral');
  if (appraisal.evidence.length > 0) return null;
  if (appraisal.declined) return buildReason('declined');
  if (appraisal.words < 12) return buildReason('tooShort', { words: appraisal.words });
  return appraisal.basis.generalShare > 0.5
    ? buildReason('mostlyGeneral')
    : buildReason('notAnExample');
}

/** Chances that the level is right or one off: below the first a rating is doubtful, from the second on it counts as sure. By writers left out it then holds nine times of ten. */
const sureFrom = { medium: 0.7, high: 0.9 };

function lowerOf(a: Level, b: Level): Level {
  return a < b ? a : b;
}

/** True where the level and the rubric lines say opposite things. */
function disagrees(level: Level, findings: readonly LineFinding[]): boolean {
  const covered = findings.filter(({ credit }) => credit > 0).length;
  return (
    findings.length > 0 &&
    (level <= 2 ? covered / findings.length > 0.7 : level >= 4 && covered === 0)
  );
}

/** Sure where the signs agree, there are several sentences to show, and the next level is far. */
function confidenceOf(
  { words, evidence, basis, scored, doubt, strayWords, findings }: Appraisal,
  level: Level,
): QuestionRating['confidence'] {
  if (
    scored.sure < sureFrom.medium ||
    doubt !== 'none' ||
    strayWords ||
    words < 25 ||
    evidence.length < 2 ||
    basis.read.known < 0.2 ||
    disagrees(level, findings)
  )
    return 'low';
  return scored.sure >= sureFrom.high && evidence.length >= 3 && words >= 40 ? 'high' : 'medium';
}

/** Per rubric line what was found, each with its index among the quotes. A weak answer meets no line in full. */
function listQuotedLines(
  { evidence, findings }: Appraisal,
  level: Level,
): { quotes: Quote[]; criteria: NonNullable<QuestionRating['criteria']> } {
  const found = findings.flatMap(({ statement }) => (statement ? [statement] : []));
  const cited = [
    ...new Set([...evidence.filter((statement) => found.includes(statement)), ...evidence]),
  ].slice(0, Math.max(4, new Set(found).size));
  return {
    quotes: cited.map(({ answerId, start, end, text }) => ({ answerId, start, end, text })),
    criteria: findings.map(({ credit, statement }, index) => ({
      index,
      credit: level <= 2 && credit === 2 ? 1 : credit,
      quote: statement ? cited.indexOf(statement) : null,
    })),
  };
}

function rateByRubric(input: CheckedInput<'evaluateAnswer'>, appraisal: Appraisal): QuestionRating {
  const base = {
    questionId: input.question.id,
    competencyId: input.competencyId,
    flags: listFlags(appraisal) as string[],
  };
  const why = findRefusal(appraisal);
  if (why)
    return {
      ...base,
      status: 'not_enough_evidence',
      level: null,
      confidence: 'low',
      reasons: [why],
      quotes: [],
    };
  const level = lowerOf(appraisal.scored.level, ceilingOf(appraisal));
  return withholdRating(input, {
    ...base,
    status: 'rated',
    level,
    confidence: confidenceOf(appraisal, level),
    reasons: listReasons(appraisal),
    ...listQuotedLines(appraisal, level),
  });
}

/** Rates an answer. Without packs it leans on rules alone; the levels are made to be comparable. Where the question has a model answer, its points drive the level. */
export function rate(
  input: CheckedInput<'evaluateAnswer'>,
  packs: Packs = noPacks,
): QuestionRating {
  return withPassages(input, rateBy(input, packs));
}

function rateBy(input: CheckedInput<'evaluateAnswer'>, packs: Packs): QuestionRating {
  const appraisal = appraise(input, packs);
  const rating = rateByRubric(input, appraisal);
  const { text, modelAnswer } = input.question;
  if (!modelAnswer?.trim() || appraisal.words === 0 || appraisal.otherLanguage) return rating;
  return withholdRating(
    input,
    withRubric(
      gradeByKeyPoints(
        {
          question: text,
          modelAnswer,
          sentences: appraisal.basis.read.statements,
          words: appraisal.words,
        },
        packs,
      ),
      rating,
    ),
  );
}
