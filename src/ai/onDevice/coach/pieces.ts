// Sentences that hold several parts are cut where clauses join: what was done, and what came of it.
import type { QuestionKind } from '#domain/jobs/kit.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import type { AnswerPart } from '#ai/tasks/answerParts.ts';
import { evidenceCues, type EvidenceCues } from './evidenceCues.ts';
import { partCues } from './partCues.ts';
import type { PartSentence } from './partsOf.ts';

/** Where the clauses of a sentence begin, the first at 0. */
function findClauseStarts(text: string, joint: RegExp): number[] {
  const joints = [...text.matchAll(new RegExp(joint.source, `${joint.flags.replace('g', '')}g`))];
  // A joining word belongs to the clause that it opens.
  return [
    0,
    ...joints.map(
      ({ 0: sign, index }) =>
        index + (/^[,;:]/.test(sign) ? sign.length : sign.length - sign.trimStart().length),
    ),
  ];
}

interface Clause {
  start: number;
  end: number;
  text: string;
}

function splitClauses(text: string, cues: EvidenceCues): Clause[] {
  const starts = findClauseStarts(text, cues.joint).filter((at) => at < text.length);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    return { start, end, text: text.slice(start, end) };
  });
}

/** True for a clause with the result of an action: about others than the speaker, and in words of an outcome. */
function describesOutcome({ text }: Clause, cues: EvidenceCues, language: 'en' | 'es'): boolean {
  const bare = text.replace(/^(?:and|but|so|y|pero|así que)\s+/iu, '');
  return (
    !cues.own.test(bare) &&
    (partCues[language].outcome.test(bare) || (cues.outcome.test(bare) && cues.other.test(bare)))
  );
}

const leastWords = 3;

/** A sentence of actions whose last clauses are their result, as two pieces. */
function cutAtOutcome(
  sentence: PartSentence,
  cues: EvidenceCues,
  language: 'en' | 'es',
): PartSentence[] {
  const clauses = splitClauses(sentence.text, cues);
  const lastOwn = clauses.findLastIndex(({ text }) => cues.own.test(text));
  const first = clauses.findIndex(
    (clause, index) =>
      index > lastOwn && describesOutcome(clause, cues, language) && !cues.reason.test(clause.text),
  );
  const at = clauses[first]?.start ?? 0;
  const [before, after] = [sentence.text.slice(0, at), sentence.text.slice(at)];
  if (
    lastOwn < 0 ||
    first <= 0 ||
    wordsOf(before).length < leastWords ||
    wordsOf(after).length < leastWords
  )
    return [sentence];
  const head = before.trimEnd();
  return [
    { ...sentence, end: sentence.start + head.length, text: head, part: 'action' },
    { ...sentence, start: sentence.start + at, text: after, part: 'result' },
  ];
}

/** The part of a sentence by its subject, where its position in the answer misled. */
function readPartBySubject(
  sentence: PartSentence,
  index: number,
  firstAction: number,
  kind: QuestionKind,
  language: 'en' | 'es',
): AnswerPart | null {
  const cues = evidenceCues[language];
  const { part, statement, text } = sentence;
  if (!part || !statement) return part;
  if (kind !== 'behavioural') {
    if (
      cues.plan.test(text) &&
      (part === 'situation' || (part === 'result' && !cues.check.test(text)))
    )
      return 'action';
    return part === 'action' &&
      index > 0 &&
      describesOutcome({ start: 0, end: 0, text }, cues, language)
      ? 'result'
      : part;
  }
  const aboutOthers =
    !cues.own.test(text) &&
    statement.actions.length === 0 &&
    !partCues[language].harm.test(text) &&
    !cues.reason.test(text) &&
    !cues.check.test(text);
  return part === 'action' &&
    firstAction >= 0 &&
    index > firstAction &&
    aboutOthers &&
    (statement.past || cues.outcome.test(text))
    ? 'result'
    : part;
}

/** The sentences with their parts once more, those of two parts cut in two. */
export function piecesOf(
  sentences: readonly PartSentence[],
  kind: QuestionKind,
  language: 'en' | 'es',
): PartSentence[] {
  const cues = evidenceCues[language];
  const firstAction = sentences.findIndex(
    ({ text, statement }) =>
      (statement?.actions.length ?? 0) > 0 && (cues.own.test(text) || statement?.terse === true),
  );
  return sentences.flatMap((sentence, index) => {
    const part = readPartBySubject(sentence, index, firstAction, kind, language);
    const named = { ...sentence, part };
    return kind === 'behavioural' && (part === 'action' || part === 'result')
      ? cutAtOutcome(named, cues, language)
      : [named];
  });
}
