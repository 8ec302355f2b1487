// Reads an answer sentence by sentence: what each one does (context, action, reason, result, check) and how concrete it is.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord, languageOf } from '#domain/text/functionWords.ts';
import { removeFillers } from '#domain/text/fillers.ts';
import { findInstructions } from '#domain/text/instructions.ts';
import { sentencesOf, wordsOf, type Span } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';
import { conceptsOf, findPhraseConcepts } from './concepts.ts';
import { cuesEn } from './cues.en.ts';
import { cuesEs } from './cues.es.ts';
import type { CueSet } from './cueSet.ts';

export interface Statement extends Span {
  answerId: string;
  /** The sentence without fillers, which is rated. `text` is the original. */
  plain: string;
  /** Distinct verbs of doing with the speaker as subject. */
  actions: string[];
  /** Anything in the past tense; needed to distinguish a case from a habit. */
  past: boolean;
  /** Notes without a subject ("line checked, cultures drawn"): they say what is done as well as a sentence. */
  terse: boolean;
  team: boolean;
  context: boolean;
  reasoning: boolean;
  result: boolean;
  learning: boolean;
  check: boolean;
  number: boolean;
  /** Names, codes, abbreviations in the sentence. */
  names: number;
  general: boolean;
  /** "I always …": a custom, not a case. */
  habit: boolean;
  hedges: number;
  blame: boolean;
  refusal: boolean;
  /** Stems of words with a subject of their own. */
  content: Set<string>;
  concepts: Set<string>;
  words: number;
}

export interface ReadAnswer {
  statements: Statement[];
  language: 'en' | 'es';
  known: number;
  words: number;
  instructions: number;
  /** Repeated sentences, left out. */
  doubled: number;
}

const cueSets: Record<'en' | 'es', CueSet> = { en: cuesEn, es: cuesEs };

function findActions(
  sentence: string,
  terse: boolean,
  cues: CueSet,
  language: 'en' | 'es',
): string[] {
  const found = new Set<string>();
  const consider = (word: string | undefined, present: boolean): void => {
    const verb = word?.toLowerCase();
    if (!verb || cues.stative.has(verb)) return;
    if (cues.past.has(verb) || cues.isPast(verb) || (present && cues.present.has(verb)))
      found.add(stemOf(verb, language));
  };
  for (const match of sentence.matchAll(cues.ownVerb)) consider(match[2] ?? match[4], true);
  if (language === 'es')
    for (const word of wordsOf(sentence))
      if (cues.past.has(word.lower) || cues.present.has(word.lower)) consider(word.lower, true);
  const first = cues.openingVerb.exec(sentence)?.[1];
  if (
    found.size === 0 &&
    first &&
    cues.present.has(first.toLowerCase()) &&
    !cues.firstPerson.test(sentence.slice(0, 3))
  )
    consider(first, true);
  if (terse)
    for (const word of wordsOf(sentence))
      if (cues.participle.test(word.lower)) found.add(stemOf(word.lower, language));
  if (found.size > 0)
    for (const match of sentence.matchAll(cues.joinedVerb))
      consider(
        match[1],
        (language === 'en' &&
          inWords(/\bI\s+(?:would\s+|then\s+|first\s+)?[a-z]+\b/).test(sentence)) ||
          found.size > 0,
      );
  return [...found];
}

/** Capitals inside a sentence, abbreviations, words with digits or signs. */
function namesIn(sentence: string): number {
  const words = wordsOf(sentence);
  return words.filter(
    (word, index) =>
      (index > 0 && /^\p{Lu}\p{L}+/u.test(word.text)) ||
      /^[\p{Lu}\d&/.-]{2,}$/u.test(word.text) ||
      /\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}/u.test(word.text),
  ).length;
}

function statementOf(span: Span, answerId: string, cues: CueSet, language: 'en' | 'es'): Statement {
  const text = removeFillers(span.text);
  const words = wordsOf(text);
  const terse = !cues.subject.test(text) && words.length <= 18;
  const plain = words.filter((word, index) => index === 0 || !/^\p{Lu}\p{Ll}/u.test(word.text));
  const subject = plain.filter(
    (word) => !isFunctionWord(word.lower, language) && word.lower.length > 2,
  );
  return {
    ...span,
    answerId,
    plain: text,
    actions: findActions(text, terse, cues, language),
    past:
      cues.narrated.test(text) ||
      words.some(
        (word) =>
          cues.past.has(word.lower) ||
          (language === 'es' && cues.isPast(word.lower) && !word.lower.endsWith('ría')) ||
          cues.pastOfOthers.test(word.lower),
      ),
    terse,
    team: cues.team.test(text),
    context: cues.context.test(text),
    reasoning: cues.reasoning.test(text),
    result: cues.result.test(text),
    learning: cues.learning.test(text),
    check: cues.check.test(text),
    number: cues.number.test(text.replaceAll(inWords(/\bone\b/gi), '')),
    names: namesIn(text),
    general: cues.general.test(text),
    habit: cues.habit.test(text),
    hedges: text.match(cues.hedge)?.length ?? 0,
    blame: cues.blame.test(text),
    refusal: cues.refusal.test(text),
    content: new Set([
      ...subject.map((word) => stemOf(word.lower, language)),
      ...words
        .filter((word) => /^\p{Lu}/u.test(word.text))
        .map((word) => stemOf(word.lower, language)),
    ]),
    concepts: new Set([
      ...subject.flatMap((word) => conceptsOf(word.lower)),
      ...findPhraseConcepts(text),
    ]),
    words: words.length,
  };
}

/** Reads the parts of an answer; sentences that address a machine and repeated sentences are left out. */
export function readAnswer(parts: readonly { answerId: string; text: string }[]): ReadAnswer {
  const all = parts.map(({ text }) => text).join('\n');
  const words = wordsOf(all);
  const { language, known } = languageOf(words.map((word) => word.lower));
  const earlier = new Set<string>();
  let instructions = 0;
  let doubled = 0;
  const statements = parts.flatMap(({ answerId, text }) => {
    const orders = findInstructions(text);
    instructions += orders.length;
    return sentencesOf(text)
      .filter((span) => {
        const key = wordsOf(span.text)
          .map((word) => word.lower)
          .join(' ');
        if (earlier.has(key) && key !== '') doubled += 1;
        if (
          key === '' ||
          earlier.has(key) ||
          orders.some((order) => order.start < span.end && span.start < order.end)
        )
          return false;
        earlier.add(key);
        return true;
      })
      .map((span) => statementOf(span, answerId, cueSets[language], language));
  });
  return {
    statements,
    language,
    known,
    words: statements.reduce((sum, statement) => sum + statement.words, 0),
    instructions,
    doubled,
  };
}
