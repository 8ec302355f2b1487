// Classifies every sentence as situation, task, action or result of a case, or as general talk.
import type { QuestionKind } from '#domain/jobs/kit.ts';
import { isEmptyTalk } from '#ai/onDevice/rating/lines/criteria.ts';
import { readAnswer, type Statement } from '#ai/onDevice/rating/reading/statements.ts';
import { sentencesOf, wordsOf, type Span } from '#domain/text/sentences.ts';
import { answerParts, type AnswerPart } from '#ai/tasks/answerParts.ts';
import { partCues } from './partCues.ts';
import { blankFillers } from './speech.ts';

export interface PartSentence extends Span {
  part: AnswerPart | null;
  statement: Statement | null;
}

/** How well a sentence fits each part (and none), by its wording and its position. Points are log-odds by eye: rules, not a fit. `talk`: the share of sentences that are general talk. */
function pointsOf(
  statement: Statement,
  at: number,
  of: number,
  talk: number,
  kind: QuestionKind,
  language: 'en' | 'es',
): Record<AnswerPart | 'none', number> {
  const cues = partCues[language];
  const { text, actions, past } = statement;
  const facts = statement.number || statement.names > 0;
  const last = of > 1 && at === of - 1;
  const late = of > 1 ? at / (of - 1) : 0;
  const asksForCase = kind === 'behavioural';
  const yes = (test: boolean, points: number): number => (test ? points : 0);
  return {
    situation: asksForCase
      ? 0.2 +
        yes(statement.context, 1.2) +
        yes(cues.setting.test(text), 1.4) +
        yes(at === 0, 1.4) +
        yes(past && actions.length === 0, 0.6) +
        yes(cues.harm.test(text), 1.2) -
        yes(actions.length > 0 && at > 0, 0.8) -
        late * 2.2
      : -2 + yes(cues.setting.test(text) && past, 1.5) + yes(at === 0 && past, 1),
    task: -1.2 + yes(cues.task.test(text), asksForCase ? 3.2 : 1.5) - late * 0.8,
    action:
      (asksForCase ? 0 : 0.9) +
      yes(actions.length > 0, 1.3) +
      yes(actions.length > 1, 0.5) +
      yes(cues.steps.test(text), 0.6) +
      yes(statement.reasoning, 0.3) +
      yes(statement.terse, asksForCase ? 0.2 : 0.8) +
      yes(past && asksForCase, 0.3) -
      yes(asksForCase && cues.harm.test(text), 0.6) -
      yes(statement.hedges > 1, 0.3),
    result:
      -0.9 +
      yes(asksForCase && statement.result, 1.5) +
      yes(statement.learning, 1.5) +
      yes(cues.outcome.test(text), 1.4) +
      yes(statement.result && statement.number && asksForCase, 0.5) -
      yes(cues.harm.test(text), 1.2) +
      yes(last, asksForCase ? 1 : 0.4) +
      late * 0.9 +
      yes(!asksForCase && statement.check && late > 0.6, 1) +
      yes(!asksForCase && cues.afterwards.test(text) && late > 0.5, 2.4) -
      yes(at === 0, 2),
    none:
      -0.1 +
      yes(statement.general, 2.2) +
      yes(statement.habit && !statement.learning, 0.8) +
      yes(statement.refusal, 2.5) +
      yes(cues.remark.test(text), 1.6) -
      yes(facts, 0.9) -
      yes(statement.words > 12 && past, 0.4) +
      yes(asksForCase && !past && actions.length === 0 && !statement.learning, 0.5) +
      yes(asksForCase && of <= 2 && !past, 0.8) +
      yes(talk > 0.6, 1.5),
  };
}

/** Steps from one part to the next: forward is free, backward costs. */
function computeStepCost(from: number, to: number): number {
  return to >= from ? 0 : 1.1 * (from - to);
}

/** The best sequence of parts over all sentences (Viterbi over the previous part; general talk may occur anywhere). */
function findBestParts(
  points: readonly Record<AnswerPart | 'none', number>[],
): (AnswerPart | null)[] {
  interface Path {
    score: number;
    parts: (AnswerPart | null)[];
  }
  let paths: (Path | null)[] = answerParts.map((_, index) =>
    index === 0 ? { score: 0, parts: [] } : null,
  );
  for (const point of points) {
    const next: (Path | null)[] = answerParts.map(() => null);
    const offer = (state: number, score: number, parts: (AnswerPart | null)[]): void => {
      const best = next[state];
      if (!best || score > best.score + 1e-9) next[state] = { score, parts };
    };
    paths.forEach((path, state) => {
      if (!path) return;
      offer(state, path.score + point.none, [...path.parts, null]);
      answerParts.forEach((part, to) =>
        offer(to, path.score + point[part] - computeStepCost(state, to), [...path.parts, part]),
      );
    });
    paths = next;
  }
  return (
    paths.reduce<Path | null>(
      (best, path) => (path && (!best || path.score > best.score + 1e-9) ? path : best),
      null,
    )?.parts ?? []
  );
}

/** The sentences of an answer with their parts. Sentences that address a machine and repetitions have none. */
export function findAnswerParts(
  answer: string,
  question: { text: string; lookFor: readonly string[]; kind: QuestionKind },
): { sentences: PartSentence[]; language: 'en' | 'es'; known: number } {
  const { statements, language, known } = readAnswer([
    { answerId: 'a', text: blankFillers(answer) },
  ]);
  const substantive = statements.filter(
    (statement) => !(isEmptyTalk(statement, new Set(), question.kind) && !statement.learning),
  );
  const talk = 1 - substantive.length / Math.max(1, statements.length);
  // A case in answer to a question about a plan is read as a case.
  const first = substantive[0];
  const isCase =
    first !== undefined &&
    first.past &&
    (first.context || partCues[language].setting.test(first.text)) &&
    substantive.filter(({ past }) => past).length > substantive.length / 2;
  const kind = isCase ? 'behavioural' : question.kind;
  const parts = findBestParts(
    substantive.map((statement) =>
      pointsOf(statement, statements.indexOf(statement), statements.length, talk, kind, language),
    ),
  );
  const partAt = new Map(substantive.map((statement, index) => [statement, parts[index] ?? null]));
  const sentences = sentencesOf(answer)
    .filter(({ text }) => wordsOf(text).length > 0)
    .map((span) => {
      const statement =
        statements.find((one) => one.start < span.end && one.end > span.start) ?? null;
      return { ...span, part: (statement && partAt.get(statement)) ?? null, statement };
    });
  return { sentences, language, known };
}
