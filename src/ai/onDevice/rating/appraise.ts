// Sums up an answer: which kinds of statements were found, which rubric lines they support, whether it speaks of what was asked, and one score between 0 and 1.
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isWrittenIn, languageOf } from '#domain/text/functionWords.ts';
import { scoreAnswer, type AnswerScore } from './answer/answerModel.ts';
import { basisOf, shareOf, type Basis } from './lines/basis.ts';
import { computeLeisureShare } from './reading/leisure.ts';
import { findLineFindings, type LineFinding } from './lines/lines.ts';
import { lineWeights } from './lines/lineWeights.ts';
import {
  readAskedMeaning,
  floors,
  computeRelevance,
  readAnsweredMeaning,
  computeSubstance,
  computeWordFigures,
  type Meaning,
} from './answer/meaning.ts';
import { nearnessOf } from './lines/nearness.ts';
import { relevanceOf } from './answer/relevance.ts';
import type { ReadAnswer, Statement } from './reading/statements.ts';
import {
  readAskedTopic,
  doubtOf,
  readAnsweredTopic,
  isStrange,
  computeSubjectFeatures,
  type Doubt,
} from './answer/subject.ts';

export interface Appraisal {
  basis: Basis;
  words: number;
  /** Sentences that only repeat the question. */
  repeated: number;
  findings: LineFinding[];
  echoShare: number;
  hedges: number;
  blames: boolean;
  declined: boolean;
  otherLanguage: boolean;
  /** Clearly about something else. */
  offTopic: boolean;
  /** How much it seems to be about something else. */
  doubt: Doubt;
  /** The words of the question's field are missing: less sure, nothing more. */
  strayWords: boolean;
  /** Sentences that carry the rating, strongest first. */
  evidence: Statement[];
  scored: AnswerScore;
}

/** Sentences found for rubric lines come first, then those that say what was done or what came of it. */
function evidenceOf({ solid }: Basis, findings: readonly LineFinding[]): Statement[] {
  const credit = (statement: Statement): number =>
    findings.reduce(
      (sum, finding) => sum + (finding.statement === statement ? finding.value : 0),
      0,
    );
  const strength = (statement: Statement): number =>
    credit(statement) +
    statement.actions.length * 0.2 +
    (statement.result ? 0.25 : 0) +
    (statement.reasoning ? 0.15 : 0) +
    (statement.number ? 0.1 : 0);
  return solid
    .filter(
      (statement) =>
        statement.actions.length > 0 ||
        (statement.result && statement.past) ||
        credit(statement) > 0,
    )
    .sort((a, b) => strength(b) - strength(a) || a.start - b.start);
}

/** Shorter answers say too little to be called answers to something else. */
const leastToJudge = 25;

/** The sentence vectors' figures of an answer; null without the encoder. */
export interface Read {
  answered: Meaning;
  relevance: number;
  substance: number;
}

export function readMeaning(
  basis: Basis,
  { question }: Pick<CheckedInput<'evaluateAnswer'>, 'question'>,
  { deep }: Packs,
): Read | null {
  const {
    statements,
    read: { language },
  } = basis;
  if (!deep || statements.length === 0) return null;
  const answered = readAnsweredMeaning(
    statements.map(({ plain }) => plain),
    language,
    deep,
  );
  const relevance = computeRelevance(
    readAskedMeaning(question, language, deep),
    answered,
    computeWordFigures(basis, question, language),
    language,
  );
  return { answered, relevance, substance: computeSubstance(answered, language) };
}

function readDoubtByMeaning({ relevance }: Read, language: 'en' | 'es'): Doubt {
  return relevance < floors[language].other
    ? 'other'
    : relevance < floors[language].doubt
      ? 'much'
      : 'none';
}

/** How far another question of the same interview must be nearer than the one that was asked. */
const nearerBy = 0.25;

/** True for an answer that is about something else: by itself, or because it fits another question of the same interview much better. */
function isAboutOther(
  { answered, relevance }: Read,
  basis: Basis,
  { others }: CheckedInput<'evaluateAnswer'>,
  { deep }: Packs,
): boolean {
  const { language } = basis.read;
  if (relevance < floors[language].other) return true;
  // Only an answer that is doubtful by itself is compared: among seven questions, one is often a little nearer.
  if (!deep || relevance >= floors[language].doubt) return false;
  return (others ?? []).some(
    (other) =>
      computeRelevance(
        readAskedMeaning(other, language, deep),
        answered,
        computeWordFigures(basis, other, language),
        language,
      ) -
        relevance >=
      nearerBy,
  );
}

/** Whether the answer is about what was asked: its ideas beside those of other questions, and the rules for clear cases. */
function findDoubt(
  basis: Basis,
  input: CheckedInput<'evaluateAnswer'>,
  packs: Packs,
  meaning: Read | null,
): { offTopic: boolean; doubt: Doubt; strayWords: boolean } {
  const { read, statements, kind, asked, criteria } = basis;
  const rule = relevanceOf(statements, kind, asked, criteria);
  const words = statements.reduce((sum, statement) => sum + statement.words, 0);
  const strayWords = rule.doubtful || rule.offTopic;
  if (words < 20) return { offTopic: false, doubt: 'none', strayWords };
  const { language } = read;
  const topic = readAnsweredTopic(
    statements.map(({ plain }) => plain).join('\n'),
    language,
    noPacks,
  );
  const features = computeSubjectFeatures(
    topic,
    readAskedTopic(
      input.question.text,
      criteria.map(({ text }) => text),
      language,
      noPacks,
    ),
  );
  const privately = computeLeisureShare(statements) >= (isStrange(features) ? 0.4 : 0.7);
  const doubt = privately
    ? 'other'
    : meaning
      ? readDoubtByMeaning(meaning, language)
      : doubtOf(features, language);
  const nothingShared = doubt === 'other' && isStrange(features);
  const elsewhere = meaning !== null && isAboutOther(meaning, basis, input, packs);
  // Lists of words of a field may doubt, never refuse: plain words are in none of them.
  return {
    offTopic: (words >= 40 && (privately || nothingShared)) || (words >= leastToJudge && elsewhere),
    doubt,
    strayWords,
  };
}

/** True for an answer in neither language, or in the one that was not asked in. */
function isInOtherLanguage(
  { question, answer, followUps, language }: CheckedInput<'evaluateAnswer'>,
  { words, known }: ReadAnswer,
): boolean {
  if (words >= 12 && known < (language ? 0.08 : 0.1)) return true;
  const asked = language ?? languageOf(wordsOf(question.text).map(({ lower }) => lower)).language;
  const answerWords = wordsOf([answer, ...followUps.map(({ text }) => text)].join('\n')).map(
    ({ lower }) => lower,
  );
  return answerWords.length >= 8 && isWrittenIn(answerWords, asked === 'en' ? 'es' : 'en', asked);
}

export function appraise(input: CheckedInput<'evaluateAnswer'>, packs: Packs): Appraisal {
  const basis = basisOf(input);
  const meaning = readMeaning(basis, input, packs);
  const scored = scoreAnswer(basis);
  const { read, statements, solid, echoed } = basis;
  const near = nearnessOf(
    basis.criteria.map(({ text }) => text),
    statements.map(({ plain }) => plain),
    packs,
    read.language,
  );
  const weights =
    read.language === 'en' && packs.words && packs.deep ? lineWeights.packs : lineWeights.rules;
  const findings = findLineFindings(basis, near, weights);
  return {
    basis,
    findings,
    words: statements.reduce((sum, statement) => sum + statement.words, 0),
    repeated: read.statements.length - statements.length,
    echoShare: shareOf(
      statements,
      (statement) =>
        statement.content.size > 0 &&
        [...statement.content].filter((stem) => echoed.has(stem)).length / statement.content.size >
          0.6,
    ),
    hedges: statements.reduce((sum, statement) => sum + statement.hedges, 0),
    blames: solid.some((statement) => statement.blame),
    declined: statements.some((statement) => statement.refusal),
    otherLanguage: isInOtherLanguage(input, read),
    ...findDoubt(basis, input, packs, meaning),
    evidence: evidenceOf(basis, findings),
    scored: {
      ...scored,
      hasSubstance:
        scored.hasSubstance &&
        (meaning === null || meaning.substance >= floors[read.language].least),
    },
  };
}
