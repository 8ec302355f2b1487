// Coaches a practice answer: its parts, its strongest words, one fix, and an outline made of the person's own words.
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { sentencesOf, wordsOf, type Span } from '#domain/text/sentences.ts';
import { answerParts, type AnswerPart } from '#ai/tasks/answerParts.ts';
import { coachTexts } from './coachTexts.ts';
import type { PartSentence } from './partsOf.ts';
import { speechOf } from './speech.ts';
import { type Read, read } from './readAnswer.ts';
import { chooseFix } from './fixes.ts';

const toSpan = ({ start, end, text }: Span): { start: number; end: number; text: string } => ({
  start,
  end,
  text,
});

/** At most `max` signs of a sentence, cut at a word. */
function shortenText(
  answer: string,
  span: Span,
  max = 120,
): { start: number; end: number; text: string } {
  if (span.text.length <= max) return toSpan(span);
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

function measureStrength({ part, statement }: PartSentence): number {
  if (!part || !statement) return -1;
  return (
    (part === 'result' ? 1.2 : part === 'action' ? 1 : 0.2) +
    (statement.number ? 0.8 : 0) +
    Math.min(2, statement.actions.length) * 0.5 +
    (statement.reasoning ? 0.4 : 0) -
    statement.hedges * 0.5
  );
}

function findStrongest(sentences: readonly PartSentence[]): PartSentence | null {
  return sentences.reduce<PartSentence | null>(
    (best, one) => (measureStrength(one) > (best ? measureStrength(best) : 0) ? one : best),
    null,
  );
}

/** A sentence without its fillers; the words themselves stay as they were spoken. */
function tidy(sentence: PartSentence, answer: string): string {
  const fillers = speechOf(answer)
    .fillers.flatMap((filler) => filler.places)
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
    const words = own
      .map((sentence) => tidy(sentence, answer))
      .filter(Boolean)
      .join(' ');
    const wantsNumber =
      !isReady &&
      part === 'result' &&
      kind === 'behavioural' &&
      !own.some(({ statement }) => statement?.number);
    return [{ part, text: wantsNumber ? `${words} ${texts.number}` : words }];
  });
}

function listParts(sentences: readonly PartSentence[]): AnswerPart[] {
  return answerParts.filter((part) => sentences.some((sentence) => sentence.part === part));
}

function compareAttempts(
  now: Read,
  answer: string,
  before: Read,
  former: string,
): NonNullable<CoachReply['compare']> {
  const [had, has] = [listParts(before.sentences), listParts(now.sentences)];
  const [old, next] = [speechOf(former), speechOf(answer)];
  const key = (text: string): string =>
    wordsOf(text)
      .map(({ lower }) => lower)
      .join(' ');
  const formerKeys = new Set(sentencesOf(former).map(({ text }) => key(text)));
  return {
    gained: has.filter((part) => !had.includes(part)),
    lost: had.filter((part) => !has.includes(part)),
    words: [old.words, next.words],
    fillers: [old.fillerCount, next.fillerCount],
    numbers: [old.numbers, next.numbers],
    added: now.sentences
      .filter(({ text }) => !formerKeys.has(key(text)))
      .map(({ start, end }) => ({ start, end })),
  };
}

/** Coaches an answer. Facts come from the answer alone; texts are in the reader's language, the outline in the answer's. */
export function coach(
  { question, answer, seconds, former, language }: CheckedInput<'coachAnswer'>,
  packs: Packs,
): CoachReply {
  const now = read(question, answer, packs);
  const { code, about } = chooseFix(now, question, answer);
  const quote = about ? shortenText(answer, about) : null;
  const texts = coachTexts[language];
  const isTeam = speechOf(answer).we > speechOf(answer).i;
  // What one would do is asked for in other words than what one did.
  const planned = now.kind === 'behavioural' ? undefined : texts.planFix[code];
  const quoted = quote && !planned ? texts.fixQuoted[code] : undefined;
  const statedFirst =
    code === 'offTopic' && now.noAnswer
      ? texts.noAnswer[now.noAnswer][now.kind === 'behavioural' ? 'past' : 'planned']
      : undefined;
  const best = findStrongest(now.sentences);
  return {
    sentences: now.sentences.map(({ start, end, text, part }) => ({ start, end, text, part })),
    quote: best ? shortenText(answer, best, 240) : null,
    fix: {
      code,
      text:
        statedFirst ??
        (quoted && quote
          ? quoted.replace('{quote}', () => quote.text.replace(/[.!?…]+$/, ''))
          : (planned ?? (code === 'own' && !isTeam ? texts.ownPart : texts.fix[code]))),
      quote: quoted ? quote : null,
    },
    skeleton: skeletonOf(now, answer, code === 'good' || code === 'better'),
    speech: speechOf(answer, seconds),
    compare:
      former === undefined
        ? null
        : compareAttempts(now, answer, read(question, former, packs), former),
  };
}
