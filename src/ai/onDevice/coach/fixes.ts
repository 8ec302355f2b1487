// The one fix that improves an answer most.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf, type Span } from '#domain/text/sentences.ts';
import type { AnswerPart, FixCode } from '#ai/tasks/answerParts.ts';
import type { Evidence } from './evidence.ts';
import type { PartSentence } from './partsOf.ts';
import { speechOf } from './speech.ts';
import { shortest, type Question, type Read } from './readAnswer.ts';

const longSentence = 45;
/** A sentence that is hard to follow, and one that nobody follows. */
const endless = 60;
const rambling = 90;
/** With fewer than two parts of an answer, fewer than this are none either. */
const briefest = 28;
const leastToDoubt = 40;

const asksWhy = inWords(
  /\b(?:why|what for|how come|reason\w*|what made you|por qué|para qué|qué (?:te|le) (?:hizo|llevó)|motivos?|razón|razones)\b/iu,
);
const asksLearning = inWords(
  /\b(?:(?:do|done|did|doing) differently|differently (?:now|since|today)|what (?:did|have|do) (?:you|it) (?:learn|take|taught|teach)\w*|(?:learn(?:ed|t)?|took|take) from|what (?:has|have you) changed since|qué (?:aprend(?:iste|ió)|sac(?:aste|ó)|has aprendido|ha aprendido)|(?:te|se) llev(?:as|aste|a|ó)|(?:haces|hace|hacés) (?:ahora )?(?:distinto|diferente|de otra (?:manera|forma))|de otra (?:manera|forma) (?:ahora|desde)|(?:distinto|diferente|cambi(?:aste|ó|ado)) desde)\b/iu,
);

const countParts = ({ ownAction, context, reason, result, check }: Evidence): number =>
  [ownAction, context, reason, result, check].filter(Boolean).length;

/** The one fix that improves an answer most, and the sentence it is about. What is asked for comes first; a part that is there is never asked for. */
export function chooseFix(
  { sentences, kind, flags, has, may, isStray, level }: Read,
  question: Question,
  answer: string,
): { code: FixCode; about: Span | null } {
  const speech = speechOf(answer);
  const of = (part: AnswerPart): PartSentence[] =>
    sentences.filter((sentence) => sentence.part === part);
  const asksForCase = kind === 'behavioural';
  const team =
    sentences.find(({ statement }) => statement?.team && statement.actions.length === 0) ?? null;
  const hedged = sentences.find(({ statement }) => (statement?.hedges ?? 0) > 0) ?? null;
  const long = sentences.find(({ text }) => wordsOf(text).length > longSentence) ?? null;
  const lastAction = of('action').at(-1) ?? null;
  const isBare = sentences.every(({ part }) => part === null);
  const isCase =
    level !== null ||
    (has.ownAction && has.past && (has.result || may.result)) ||
    (has.context && has.reason && (has.result || may.late));
  const steps: readonly [boolean, FixCode, Span | null][] = [
    [flags.includes('otherLanguage'), 'otherLanguage', null],
    [
      speech.words < shortest ||
        has.unknown ||
        (speech.words < briefest &&
          countParts(has) < 2 &&
          !sentences.some(({ statement }) => statement?.general)),
      'tooShort',
      null,
    ],
    [isStray, 'offTopic', null],
    [long !== null && wordsOf(long.text).length > rambling, 'length', long],
    [
      asksForCase
        ? !isCase || (!has.ownAction && !has.result && !has.reason) || isBare
        : (level === null || isBare) &&
          !may.own &&
          !(
            may.action &&
            (has.reason || has.check || (kind === 'technical' && (may.check || may.reason)))
          ),
      asksForCase ? 'noExample' : 'action',
      sentences.find(({ statement }) => statement?.general) ?? null,
    ],
    [
      asksForCase && (has.result || has.reason) && (!has.ownAction || speech.we > 2 * speech.i),
      'own',
      team,
    ],
    [!has.action && !may.action, 'action', of('situation').at(-1) ?? of('task').at(-1) ?? null],
    [asksForCase && !has.result && !may.result, 'result', lastAction],
    [asksForCase && !has.context && !may.contextLate, 'situation', null],
    [
      asksForCase && asksLearning.test(question.text) && !has.learning && !may.learning,
      'learning',
      null,
    ],
    [asksWhy.test(question.text) && !has.reason && !may.reason, 'reason', null],
    [!asksForCase && !has.check && !may.check, 'check', lastAction],
    [!asksForCase && !has.reason && !may.reason, 'reason', null],
    [hedged !== null && speech.hedges + speech.fillerCount >= 3, 'hedges', hedged],
    [long !== null && wordsOf(long.text).length > endless, 'length', long],
    [asksForCase && !has.result && !may.late, 'clearResult', null],
    [asksForCase && !has.context && !may.context, 'clearSituation', null],
    [!asksForCase && !has.check, 'clearCheck', null],
    [
      ((asksForCase && asksWhy.test(question.text)) || !asksForCase) && !has.reason,
      'clearReason',
      null,
    ],
    // What was done badly may be described in full. Short answers hold too little to be called bad.
    [level === 1 && speech.words >= leastToDoubt, 'better', null],
  ];
  const [, code, about] = steps.find(([yes]) => yes) ?? [true, 'good' as const, null];
  return { code, about };
}
