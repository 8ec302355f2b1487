// Coaches a practice answer: its parts, its strongest words, one fix, and an outline made of the person's own words.
import { inWords } from '#domain/wordLimits.ts';
import type { QuestionKind } from '#domain/kit.ts';
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import type { QuestionRating } from '#domain/evaluation.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';
import { sentencesOf, wordsOf, type Span } from '#ai/onDevice/text/sentences.ts';
import { answerParts, type AnswerPart, type FixCode } from './answerParts.ts';
import { coachTexts } from './coachTexts.ts';
import { partsOfAnswer, type PartSentence } from './partsOf.ts';
import { speechOf } from './speech.ts';

const rating: (input: CheckedInput<'evaluateAnswer'>, packs: Packs) => QuestionRating = rate;
const longSentence = 45;

type Question = CheckedInput<'coachAnswer'>['question'];
interface Read { sentences: PartSentence[]; kind: QuestionKind; flags: readonly string[]; language: 'en' | 'es' }

/** The kind of a question by its wording, where nobody said. */
export function kindOf({ text, kind }: Pick<Question, 'text' | 'kind'>): QuestionKind {
  if (kind) return kind;
  if (inWords(/\b(tell me about|describe (?:a|an|the)|give (?:me )?an example|what (?:did|was)|have you (?:ever|had)|cu[eé]ntame|describe una?|h[aá]blame|dame un ejemplo|has tenido)\b/i).test(text)) return 'behavioural';
  return inWords(/\b(would|imagine|suppose|what do you do|harías|imagina|qué haces)\b/i).test(text) ? 'situational' : 'technical';
}

function read(question: Question, answer: string, packs: Packs): Read {
  const kind = kindOf(question);
  const { flags } = rating({ question: { id: 'q', text: question.text, anchors: ['', '', '', '', ''], lookFor: question.lookFor, kind }, competencyId: 'c', answer, followUps: [] }, packs);
  const { sentences, language } = partsOfAnswer(answer, { ...question, kind });
  const stray = flags.includes('offTopic') || flags.includes('otherLanguage');
  return { sentences: stray ? sentences.map((sentence) => ({ ...sentence, part: null })) : sentences, kind, flags, language };
}

const placed = ({ start, end, text }: Span): { start: number; end: number; text: string } => ({ start, end, text });

/** At most `max` signs of a sentence, cut at a word. */
function brief(answer: string, span: Span, max = 120): { start: number; end: number; text: string } {
  if (span.text.length <= max) return placed(span);
  const fits = wordsOf(span.text).filter(({ end }) => end <= max).at(-1)?.end ?? max;
  return { start: span.start, end: span.start + fits, text: answer.slice(span.start, span.start + fits) };
}

function strength({ part, statement }: PartSentence): number {
  if (!part || !statement) return -1;
  return (part === 'result' ? 1.2 : part === 'action' ? 1 : 0.2) + (statement.number ? 0.8 : 0) + Math.min(2, statement.actions.length) * 0.5 + (statement.reasoning ? 0.4 : 0) - statement.hedges * 0.5;
}

function strongest(sentences: readonly PartSentence[]): PartSentence | null {
  return sentences.reduce<PartSentence | null>((best, one) => (strength(one) > (best ? strength(best) : 0) ? one : best), null);
}

/** The one fix that helps most, and the sentence it is about. */
function fixFor({ sentences, kind, flags }: Read, answer: string): { code: FixCode; about: Span | null } {
  const speech = speechOf(answer);
  const of = (part: AnswerPart): PartSentence[] => sentences.filter((sentence) => sentence.part === part);
  const none = (part: AnswerPart): boolean => of(part).length === 0;
  const told = kind === 'behavioural';
  const result = of('result').at(-1) ?? null;
  const team = sentences.find(({ statement }) => statement?.team && statement.actions.length === 0) ?? null;
  const hedged = sentences.find(({ statement }) => (statement?.hedges ?? 0) > 0) ?? null;
  const long = sentences.find(({ text }) => wordsOf(text).length > longSentence) ?? null;
  const steps: readonly [boolean, FixCode, Span | null][] = [
    [flags.includes('otherLanguage'), 'otherLanguage', null],
    [flags.includes('offTopic'), 'offTopic', null],
    [speech.words < 12, 'tooShort', null],
    [sentences.every(({ part }) => part === null), told ? 'noExample' : 'action', sentences.find(({ statement }) => statement?.general) ?? null],
    [none('action'), 'action', of('situation').at(-1) ?? of('task').at(-1) ?? null],
    [none('result'), 'result', of('action').at(-1) ?? null],
    [kind !== 'technical' && none('situation'), 'situation', null],
    [told && speech.we > speech.i, 'own', team],
    [hedged !== null && speech.hedges + speech.fillerCount >= 3, 'hedges', hedged],
    [told && result !== null && !of('result').some(({ statement }) => statement?.number), 'number', result],
    [told && none('task'), 'task', null],
    [long !== null, 'length', long],
  ];
  const [, code, about] = steps.find(([yes]) => yes) ?? [true, 'good' as const, null];
  return { code, about };
}

/** A sentence without its fillers; the words themselves stay as they were said. */
function tidy(sentence: PartSentence, answer: string): string {
  const fillers = speechOf(answer).fillers.flatMap(({ places }) => places).filter(({ start, end }) => start >= sentence.start && end <= sentence.end).sort((a, b) => b.start - a.start);
  const bare = fillers.reduce((text, { start, end }) => text.slice(0, start - sentence.start) + text.slice(end - sentence.start), sentence.text);
  const clean = bare.replaceAll(/\s*,(?:\s*,)+/g, ',').replaceAll(/\s+/g, ' ').replaceAll(/\s+([,.;!?])/g, '$1').replaceAll(/,([.!?])/g, '$1').replace(/^[\s,;]+/, '').trim();
  return clean.slice(0, 1).toUpperCase() + clean.slice(1);
}

function skeletonOf({ sentences, kind, language, flags }: Read, answer: string): CoachReply['skeleton'] {
  const texts = coachTexts[language];
  const stray = flags.includes('offTopic') || flags.includes('otherLanguage');
  return answerParts.flatMap((part) => {
    const own = stray ? [] : sentences.filter((sentence) => sentence.part === part);
    const blank = kind === 'behavioural' ? texts.blank[part] : kind === 'technical' && part === 'situation' ? undefined : texts.plan[part];
    if (own.length === 0) return blank ? [{ part, text: blank }] : [];
    const said = own.map((sentence) => tidy(sentence, answer)).filter(Boolean).join(' ');
    const wantsNumber = part === 'result' && kind === 'behavioural' && !own.some(({ statement }) => statement?.number);
    return [{ part, text: wantsNumber ? `${said} ${texts.number}` : said }];
  });
}

function partsIn(sentences: readonly PartSentence[]): AnswerPart[] {
  return answerParts.filter((part) => sentences.some((sentence) => sentence.part === part));
}

function compared(now: Read, answer: string, before: Read, former: string): NonNullable<CoachReply['compare']> {
  const [had, has] = [partsIn(before.sentences), partsIn(now.sentences)];
  const [old, next] = [speechOf(former), speechOf(answer)];
  const key = (text: string): string => wordsOf(text).map(({ lower }) => lower).join(' ');
  const said = new Set(sentencesOf(former).map(({ text }) => key(text)));
  return {
    gained: has.filter((part) => !had.includes(part)), lost: had.filter((part) => !has.includes(part)),
    words: [old.words, next.words], fillers: [old.fillerCount, next.fillerCount], numbers: [old.numbers, next.numbers],
    added: now.sentences.filter(({ text }) => !said.has(key(text))).map(({ start, end }) => ({ start, end })),
  };
}

/** Coaches an answer. Facts come from the answer alone; texts are in the reader's language, the outline in the answer's. */
export function coach({ question, answer, seconds, former, language }: CheckedInput<'coachAnswer'>, packs: Packs): CoachReply {
  const now = read(question, answer, packs);
  const { code, about } = fixFor(now, answer);
  const quote = about ? brief(answer, about) : null;
  const texts = coachTexts[language];
  // What one would do is asked for in other words than what one did.
  const planned = now.kind === 'behavioural' ? undefined : texts.planFix[code];
  const quoted = quote && !planned ? texts.fixQuoted[code] : undefined;
  const best = strongest(now.sentences);
  return {
    sentences: now.sentences.map(({ start, end, text, part }) => ({ start, end, text, part })),
    quote: best ? brief(answer, best, 240) : null,
    fix: { code, text: quoted && quote ? quoted.replace('{quote}', () => quote.text.replace(/[.!?…]+$/, '')) : planned ?? texts.fix[code], quote: quoted ? quote : null },
    skeleton: skeletonOf(now, answer),
    speech: speechOf(answer, seconds),
    compare: former === undefined ? null : compared(now, answer, read(question, former, packs), former),
  };
}
