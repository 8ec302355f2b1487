// Judges whether an answer speaks about what was asked, cautiously: only an answer that is clearly about something else is off topic.
import type { QuestionKind } from '#domain/jobs/kit.ts';
import { isField, weightOf } from '#ai/onDevice/rating/reading/concepts.ts';
import type { Criterion } from '#ai/onDevice/rating/lines/criteria.ts';
import type { Statement } from '#ai/onDevice/rating/reading/statements.ts';

export interface Relevance {
  /** Clearly about something else. */
  offTopic: boolean;
  /** The question has a subject that can be recognised, and the answer does not touch it. */
  doubtful: boolean;
}

const telling = 0.9;
const numberWord =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|second|third|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|segund.?|tercer.?)$/;

/**
 * An answer is off topic when the question speaks of one field (medicine, databases …) and the answer of another, or when the question asks for a case of a
 * telling kind (a conflict, a mistake …) and the answer has hardly a word in common with it and is about another kind, or of no case at all.
 */
export function relevanceOf(
  statements: readonly Statement[],
  kind: QuestionKind,
  question: Criterion,
  criteria: readonly Criterion[],
): Relevance {
  const content = new Set(statements.flatMap((statement) => [...statement.content]));
  const counts = new Map<string, number>();
  for (const statement of statements)
    for (const concept of statement.concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  const ideas = new Set(criteria.flatMap((criterion) => [...criterion.concepts]));
  const asked = [...question.content].filter(
    (stem) => content.has(stem) && !numberWord.test(stem),
  ).length;
  const looked = new Set(
    criteria.flatMap((criterion) =>
      [...criterion.content].filter((stem) => content.has(stem) && !question.content.has(stem)),
    ),
  ).size;
  const sum = (set: Iterable<string>): number =>
    [...set]
      .filter((concept) => counts.has(concept))
      .reduce((total, concept) => total + weightOf(concept) ** 2, 0);
  const value = asked * 0.8 + looked * 0.25 + sum(question.concepts) + sum(ideas) * 0.5;
  const known = (concept: string): boolean => question.concepts.has(concept) || ideas.has(concept);
  const isTelling = (concept: string): boolean =>
    isField(concept) ? weightOf(concept) >= 0.7 : weightOf(concept) >= telling;
  const hit = [...counts.keys()].some((concept) => isTelling(concept) && known(concept));
  const others = [...counts].filter(([concept]) => isTelling(concept) && !known(concept));
  const fields = [...question.concepts].filter((concept) => isField(concept) && isTelling(concept));
  const askedActions = [...question.concepts].filter(
    (concept) => !isField(concept) && isTelling(concept),
  );
  const otherField =
    others.filter(([concept]) => isField(concept)).reduce((total, [, count]) => total + count, 0) >=
    2;
  const isOtherAction = others.some(([concept]) => !isField(concept));
  const shareInPast =
    statements.filter((statement) => statement.past).length / Math.max(1, statements.length);
  const words = statements.reduce((total, statement) => total + statement.words, 0);
  const strayField =
    fields.length > 0 && !hit && words >= 40 && (otherField || isOtherAction) && value * 0.4 < 0.6;
  const strayCase =
    kind === 'behavioural' &&
    askedActions.length > 0 &&
    !hit &&
    value < 0.9 &&
    (isOtherAction || (shareInPast < 0.34 && others.length > 0));
  return {
    offTopic: strayField || strayCase,
    doubtful: fields.length + askedActions.length > 0 && !hit && value < 0.5,
  };
}
