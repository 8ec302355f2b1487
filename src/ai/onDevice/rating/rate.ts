// Rates an answer by the rubric: what kinds of statements it makes, how concretely, and which rubric lines they support. A level always has quotes.
import type { QuestionRating, Quote } from '#domain/evaluation.ts';
import type { Level } from '#domain/kit.ts';
import type { AnswerFlag, ReasonCode } from '#ai/reasons.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { appraise, type Appraisal } from './appraise.ts';
import { withheld } from './withheld.ts';

type Reason = QuestionRating['reasons'][number];

function reason(code: ReasonCode, values: Record<string, string | number> = {}): Reason {
  return { code, values };
}

/** Least scores for the levels 2, 3, 4 and 5. */
const cutPoints = [0.18, 0.36, 0.6, 0.8] as const;

function levelOf(score: number): Level {
  const steps = cutPoints.filter((cut) => score >= cut).length;
  return ([1, 2, 3, 4, 5] as const)[steps] ?? 1;
}

/** Doubt about the subject keeps a rating at 3; without a single rubric line supported it ends at 4. */
function ceilingOf({ doubtful, criteria }: Appraisal): number {
  if (doubtful) return cutPoints[2] - 0.001;
  return criteria.some(({ credit }) => credit > 0) ? 1 : cutPoints[3] - 0.001;
}

function reasonsFor(appraisal: Appraisal): Reason[] {
  const { found, criteria } = appraisal;
  const covered = criteria.filter(({ credit }) => credit > 0).length;
  const list: (Reason | null)[] = [
    found.context ? reason('contextFound') : appraisal.kind === 'behavioural' ? reason('contextMissing') : null,
    found.actions === 0 ? reason('actionMissing') : found.actions === 1 ? reason('actionVague') : reason('actionFound', { count: found.actions }),
    found.reasoning ? reason('reasoningFound') : reason('reasoningMissing'),
    found.resultWithNumber ? reason('resultWithNumber') : found.result ? reason('resultFound') : appraisal.kind === 'behavioural' ? reason('resultMissing') : null,
    found.check ? reason('checkFound') : appraisal.kind === 'behavioural' ? null : reason('checkMissing'),
    found.learning ? reason('learningFound') : null,
    found.specific >= 2 ? reason('specific') : found.specific === 0 ? reason('notSpecific') : null,
    criteria.length > 0 ? reason(covered > 0 ? 'lookForCovered' : 'lookForOpen', { count: covered, of: criteria.length }) : null,
    appraisal.generalShare > 0.5 ? reason('mostlyGeneral') : null,
    appraisal.echoShare > 0.5 || appraisal.repeated > 0 ? reason('repeatsQuestion') : null,
    appraisal.hedges >= 2 ? reason('hedged', { count: appraisal.hedges }) : null,
    appraisal.blames ? reason('blamesOthers') : null,
    appraisal.evidence.some(({ answerId }) => answerId.includes('_f')) ? reason('followUpsHelped') : null,
  ];
  return list.filter((item) => item !== null);
}

function flagsFor(appraisal: Appraisal): AnswerFlag[] {
  const flags: [boolean, AnswerFlag][] = [
    [appraisal.instructions > 0, 'instructionLike'],
    [appraisal.offTopic, 'offTopic'],
    [appraisal.words > 0 && appraisal.words < 12, 'veryShort'],
    [appraisal.otherLanguage, 'otherLanguage'],
    [appraisal.doubled > 0, 'repetitive'],
    [appraisal.echoShare > 0.6 || (appraisal.repeated > 0 && appraisal.words < 10), 'mostlyQuestionWording'],
  ];
  return flags.filter(([set]) => set).map(([, flag]) => flag);
}

/** Why no level can be given; null when one can. */
function refusal(appraisal: Appraisal): Reason | null {
  if (appraisal.words === 0) return reason('empty');
  if (appraisal.otherLanguage) return reason('otherLanguage');
  if (appraisal.offTopic) return reason('offTopic');
  if (appraisal.words < 6) return reason('tooShort', { words: appraisal.words });
  if (appraisal.evidence.length === 0) return appraisal.declined ? reason('declined') : appraisal.words < 12 ? reason('tooShort', { words: appraisal.words }) : appraisal.generalShare > 0.5 ? reason('mostlyGeneral') : reason('notAnExample');
  return null;
}

function confidenceOf(appraisal: Appraisal, score: number): QuestionRating['confidence'] {
  const nearest = Math.min(...cutPoints.map((cut) => Math.abs(cut - score)));
  if (appraisal.words < 25 || appraisal.evidence.length < 2 || appraisal.known < 0.2) return 'low';
  return nearest > 0.06 && appraisal.evidence.length >= 3 && appraisal.words >= 40 ? 'high' : 'medium';
}

export function rate(input: CheckedInput<'evaluateAnswer'>): QuestionRating {
  const appraisal = appraise(input);
  const base = { questionId: input.question.id, competencyId: input.competencyId, flags: flagsFor(appraisal) as string[] };
  const why = refusal(appraisal);
  if (why) return { ...base, status: 'not_enough_evidence', level: null, confidence: 'low', reasons: [why], quotes: [] };
  const quotes: Quote[] = appraisal.evidence.slice(0, 4).map(({ answerId, start, end, text }) => ({ answerId, start, end, text }));
  return withheld(input, { ...base, status: 'rated', level: levelOf(Math.min(appraisal.score, ceilingOf(appraisal))), confidence: appraisal.doubtful ? 'low' : confidenceOf(appraisal, appraisal.score), reasons: reasonsFor(appraisal), quotes });
}
