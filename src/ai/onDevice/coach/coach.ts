// Coaches a practice answer: its parts, its strongest words, one fix, and an outline made of the person's own words.
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';
import { sentencesOf, wordsOf, type Span } from '#domain/text/sentences.ts';
import { answerParts, type AnswerPart, type FixCode } from '#ai/tasks/answerParts.ts';
import { coachTexts } from './coachTexts.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { whyNoAnswer, type NoAnswer } from './noAnswer.ts';
import { partsOfAnswer, type PartSentence } from './partsOf.ts';
import { piecesOf } from './pieces.ts';
import { speechOf } from './speech.ts';
import { weakSignsIn, type WeakSigns } from './weakSigns.ts';

const rating: (input: CheckedInput<'evaluateAnswer'>, packs: Packs) => QuestionRating = rate;
const longSentence = 45;
/** A sentence that is hard to follow, and one that nobody follows. */
const endless = 60;
const rambling = 90;
/** Fewer words than this are no answer yet. */
const shortest = 16;
/** With fewer than two parts of an answer, fewer than this are none either. */
const briefest = 28;
const leastToDoubt = 40;

type Question = CheckedInput<'coachAnswer'>['question'];
interface Read {
  sentences: PartSentence[];
  kind: QuestionKind;
  flags: readonly string[];
  language: 'en' | 'es';
  has: Evidence;
  /** What may be there: never called missing. */ may: WeakSigns;
  isStray: boolean;
  /** Why it is no answer to the question. */
  noAnswer: NoAnswer | null;
  level: number | null;
}

/** The kind of a question by its wording, where nobody said. */
export function kindOf({ text, kind }: Pick<Question, 'text' | 'kind'>): QuestionKind {
  if (kind) return kind;
  if (
    inWords(
      /\b(tell me about|describe (?:a|an|the)|give (?:me )?an example|what (?:did|was)|have you (?:ever|had)|cu[eé]ntame|describe una?|h[aá]blame|dame un ejemplo|has tenido)\b/i,
    ).test(text)
  )
    return 'behavioural';
  return inWords(/\b(would|imagine|suppose|what do you do|harías|imagina|qué haces)\b/i).test(text)
    ? 'situational'
    : 'technical';
}

function read(question: Question, answer: string, packs: Packs): Read {
  const kind = kindOf(question);
  // Levels are the rating's affair: what it says of structure is the same with and without packs.
  const { flags, level } = rating(
    {
      question: {
        id: 'q',
        text: question.text,
        anchors: ['', '', '', '', ''],
        lookFor: question.lookFor,
        kind,
      },
      competencyId: 'c',
      answer,
      followUps: [],
    },
    noPacks,
  );
  const { sentences, language } = partsOfAnswer(answer, { ...question, kind });
  const has = evidenceOf(answer, sentences, kind, language);
  const isShort = speechOf(answer).words < shortest || has.unknown;
  const noAnswer = isShort
    ? null
    : whyNoAnswer(answer, { text: question.text, kind, lookFor: question.lookFor }, has, packs);
  const isStray =
    flags.includes('otherLanguage') ||
    noAnswer !== null ||
    (!isShort && strayByWords({ flags, level, has, kind }, packs));
  const placedResult = has.result && !sentences.some(({ part }) => part === 'result');
  return {
    kind,
    flags,
    language,
    has,
    may: weakSignsIn(sentences, kind, language),
    isStray,
    noAnswer,
    level,
    sentences: piecesOf(
      sentences.map((sentence, index) => ({
        ...sentence,
        part: isStray ? null : placedResult && index === has.resultAt ? 'result' : sentence.part,
      })),
      kind,
      language,
    ),
  };
}

/** Without the encoder words alone decide. They do not tell another case from this one: a whole case of one's own is taken for an answer. */
function strayByWords(
  { flags, level, has, kind }: Pick<Read, 'flags' | 'level' | 'has' | 'kind'>,
  { deep }: Packs,
): boolean {
  const isWhole = kind === 'behavioural' && has.ownAction && has.past && has.context;
  return (
    !deep && flags.includes('offTopic') && (kind !== 'behavioural' || (level === null && !isWhole))
  );
}

const placed = ({ start, end, text }: Span): { start: number; end: number; text: string } => ({
  start,
  end,
  text,
});

/** At most `max` signs of a sentence, cut at a word. */
function brief(
  answer: string,
  span: Span,
  max = 120,
): { start: number; end: number; text: string } {
  if (span.text.length <= max) return placed(span);
  const fits =
    wordsOf(span.text)
      .filter(({ end }) => end <= max)
      .at(-1)?.end ?? max;
  return {
    start: span.start,
    end: span.start + fits,
    text: answer.slice(span.start, span.start + fits),
  };
}

function strength({ part, statement }: PartSentence): number {
  if (!part || !statement) return -1;
  return (
    (part === 'result' ? 1.2 : part === 'action' ? 1 : 0.2) +
    (statement.number ? 0.8 : 0) +
    Math.min(2, statement.actions.length) * 0.5 +
    (statement.reasoning ? 0.4 : 0) -
    statement.hedges * 0.5
  );
}

function strongest(sentences: readonly PartSentence[]): PartSentence | null {
  return sentences.reduce<PartSentence | null>(
    (best, one) => (strength(one) > (best ? strength(best) : 0) ? one : best),
    null,
  );
}

const asksWhy = inWords(
  /\b(?:why|what for|how come|reason\w*|what made you|por qué|para qué|qué (?:te|le) (?:hizo|llevó)|motivos?|razón|razones)\b/iu,
);
const asksLearning = inWords(
  /\b(?:(?:do|done|did|doing) differently|differently (?:now|since|today)|what (?:did|have|do) (?:you|it) (?:learn|take|taught|teach)\w*|(?:learn(?:ed|t)?|took|take) from|what (?:has|have you) changed since|qué (?:aprend(?:iste|ió)|sac(?:aste|ó)|has aprendido|ha aprendido)|(?:te|se) llev(?:as|aste|a|ó)|(?:haces|hace|hacés) (?:ahora )?(?:distinto|diferente|de otra (?:manera|forma))|de otra (?:manera|forma) (?:ahora|desde)|(?:distinto|diferente|cambi(?:aste|ó|ado)) desde)\b/iu,
);

const countParts = ({ ownAction, context, reason, result, check }: Evidence): number =>
  [ownAction, context, reason, result, check].filter(Boolean).length;

/** The one fix that helps most, and the sentence it is about. What is asked for comes first; a part that is there is never asked for. */
function fixFor(
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
    // What was done badly may be told in full. Short answers say too little to be called bad.
    [level === 1 && speech.words >= leastToDoubt, 'better', null],
  ];
  const [, code, about] = steps.find(([yes]) => yes) ?? [true, 'good' as const, null];
  return { code, about };
}

/** A sentence without its fillers; the words themselves stay as they were said. */
function tidy(sentence: PartSentence, answer: string): string {
  const fillers = speechOf(answer)
    .fillers.flatMap(({ places }) => places)
    .filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    .sort((a, b) => b.start - a.start);
  const bare = fillers.reduce(
    (text, { start, end }) =>
      text.slice(0, start - sentence.start) + text.slice(end - sentence.start),
    sentence.text,
  );
  const clean = bare
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?,(?: ?,)+/g, ',')
    .replaceAll(/ ([,.;!?])/g, '$1')
    .replaceAll(/,([.!?])/g, '$1')
    .replace(/^[\s,;]+/, '')
    .trim();
  return clean.slice(0, 1).toUpperCase() + clean.slice(1);
}

function skeletonOf(
  { sentences, kind, language, isStray }: Read,
  answer: string,
  isReady: boolean,
): CoachReply['skeleton'] {
  const texts = coachTexts[language];
  return answerParts.flatMap((part) => {
    const own = isStray ? [] : sentences.filter((sentence) => sentence.part === part);
    const blank =
      kind === 'behavioural'
        ? texts.blank[part]
        : kind === 'technical' && part === 'situation'
          ? undefined
          : texts.plan[part];
    if (own.length === 0) return blank && !isReady ? [{ part, text: blank }] : [];
    const spoken = own
      .map((sentence) => tidy(sentence, answer))
      .filter(Boolean)
      .join(' ');
    const wantsNumber =
      !isReady &&
      part === 'result' &&
      kind === 'behavioural' &&
      !own.some(({ statement }) => statement?.number);
    return [{ part, text: wantsNumber ? `${spoken} ${texts.number}` : spoken }];
  });
}

function partsIn(sentences: readonly PartSentence[]): AnswerPart[] {
  return answerParts.filter((part) => sentences.some((sentence) => sentence.part === part));
}

function compared(
  now: Read,
  answer: string,
  before: Read,
  former: string,
): NonNullable<CoachReply['compare']> {
  const [had, has] = [partsIn(before.sentences), partsIn(now.sentences)];
  const [old, next] = [speechOf(former), speechOf(answer)];
  const key = (text: string): string =>
    wordsOf(text)
      .map(({ lower }) => lower)
      .join(' ');
  const formerSentences = new Set(sentencesOf(former).map(({ text }) => key(text)));
  return {
    gained: has.filter((part) => !had.includes(part)),
    lost: had.filter((part) => !has.includes(part)),
    words: [old.words, next.words],
    fillers: [old.fillerCount, next.fillerCount],
    numbers: [old.numbers, next.numbers],
    added: now.sentences
      .filter(({ text }) => !formerSentences.has(key(text)))
      .map(({ start, end }) => ({ start, end })),
  };
}

/** Coaches an answer. Facts come from the answer alone; texts are in the reader's language, the outline in the answer's. */
export function coach(
  { question, answer, seconds, former, language }: CheckedInput<'coachAnswer'>,
  packs: Packs,
): CoachReply {
  const now = read(question, answer, packs);
  const { code, about } = fixFor(now, question, answer);
  const quote = about ? brief(answer, about) : null;
  const texts = coachTexts[language];
  const isTeam = speechOf(answer).we > speechOf(answer).i;
  // What one would do is asked for in other words than what one did.
  const planned = now.kind === 'behavioural' ? undefined : texts.planFix[code];
  const quoted = quote && !planned ? texts.fixQuoted[code] : undefined;
  const noAnswerText =
    code === 'offTopic' && now.noAnswer
      ? texts.noAnswer[now.noAnswer][now.kind === 'behavioural' ? 'past' : 'planned']
      : undefined;
  const best = strongest(now.sentences);
  return {
    sentences: now.sentences.map(({ start, end, text, part }) => ({ start, end, text, part })),
    quote: best ? brief(answer, best, 240) : null,
    fix: {
      code,
      text:
        noAnswerText ??
        (quoted && quote
          ? quoted.replace('{quote}', () => quote.text.replace(/[.!?…]+$/, ''))
          : (planned ?? (code === 'own' && !isTeam ? texts.ownPart : texts.fix[code]))),
      quote: quoted ? quote : null,
    },
    skeleton: skeletonOf(now, answer, code === 'good' || code === 'better'),
    speech: speechOf(answer, seconds),
    compare:
      former === undefined ? null : compared(now, answer, read(question, former, packs), former),
  };
}
