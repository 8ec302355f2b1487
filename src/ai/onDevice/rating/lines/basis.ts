// What a rating rests on: the sentences of an answer, which of them say something, and the lines of the rubric.
import { rubricLinesOf } from '#domain/jobs/interview.ts';
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { criterionOf, isEmptyTalk, type Criterion } from './criteria.ts';
import type { AnswerFacts } from './lineFeatures.ts';
import { linesOf, doesRepeat } from '#ai/onDevice/rating/reading/repeats.ts';
import {
  readAnswer,
  type ReadAnswer,
  type Statement,
} from '#ai/onDevice/rating/reading/statements.ts';

interface Found {
  context: boolean;
  actions: number;
  reasoning: boolean;
  result: boolean;
  resultWithNumber: boolean;
  learning: boolean;
  check: boolean;
  specific: number;
}

export interface Basis {
  kind: QuestionKind;
  read: ReadAnswer;
  /** The sentences that do not merely repeat the question or the rubric. */
  statements: Statement[];
  /** Those among them that are no empty talk. */
  solid: Statement[];
  asked: Criterion;
  criteria: Criterion[];
  echoed: ReadonlySet<string>;
  found: Found;
  /** 0 to 1: how much of an answer's usual parts is there. */
  structure: number;
  generalShare: number;
  facts: AnswerFacts;
}

/** The kind of a question by its wording; the rubric does not keep it. */
function kindOf(text: string): QuestionKind {
  if (
    inWords(
      /\b(tell me about|describe (?:a|an|something|the)|give (?:me )?an example|cu[eé]ntame|cu[eé]nteme|describe una?|h[aá]blame de|dame un ejemplo|ponme un ejemplo)\b/i,
    ).test(text)
  )
    return 'behavioural';
  if (
    inWords(
      /\b(you (?:discover|notice|find|are (?:asked|handed|told)|come|take over|have to|see)|what (?:do|would) you (?:do|say)|imagine|picture|suppose|descubres|ves que|te piden|imagina|qué (?:haces|harías|dirías)|cómo (?:procedes|reaccionas|actuarías))\b/i,
    ).test(text)
  )
    return 'situational';
  return 'technical';
}

/** The share of the words in sentences with a property. */
export function shareOf(
  statements: readonly Statement[],
  test: (statement: Statement) => boolean,
): number {
  const all = statements.reduce((sum, statement) => sum + statement.words, 0);
  return all === 0
    ? 0
    : statements.filter(test).reduce((sum, statement) => sum + statement.words, 0) / all;
}

function findBasis(solid: readonly Statement[]): Found {
  const actions = new Set(
    solid.flatMap((statement) =>
      statement.actions.length === 0 && statement.terse && statement.content.size > 1
        ? [statement.text]
        : statement.actions,
    ),
  );
  return {
    context:
      solid.some(
        (statement) => statement.context || (statement.names > 0 && statement.actions.length > 0),
      ) || solid.filter((statement) => statement.past && statement.words >= 6).length >= 2,
    actions: actions.size,
    reasoning: solid.some((statement) => statement.reasoning),
    result: solid.some((statement) => statement.result),
    resultWithNumber: solid.some((statement) => statement.result && statement.number),
    learning: solid.some((statement) => statement.learning),
    check: solid.some((statement) => statement.check),
    specific: solid.filter((statement) => statement.number || statement.names > 0).length,
  };
}

function structureOf(kind: QuestionKind, found: Found, solid: readonly Statement[]): number {
  const reasoned = solid.filter((statement) => statement.reasoning).length;
  const reasons = reasoned === 0 ? 0 : reasoned === 1 ? 0.65 : 1;
  const parts =
    kind === 'behavioural'
      ? [
          found.context ? 1 : 0,
          Math.min(1, found.actions / 3),
          reasons,
          found.resultWithNumber ? 1 : found.result ? 0.7 : 0,
        ]
      : [
          Math.min(1, found.actions / 5),
          reasons,
          found.check ? 1 : 0,
          Math.min(1, found.specific / 2),
        ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

export function basisOf({
  question,
  answer,
  followUps,
}: Pick<CheckedInput<'evaluateAnswer'>, 'question' | 'answer' | 'followUps'>): Basis {
  const kind = question.kind ?? kindOf(question.text);
  const read = readAnswer([
    { answerId: question.id, text: answer },
    ...followUps.map(({ answerId, text }) => ({ answerId, text })),
  ]);
  const lines = rubricLinesOf(question);
  const given = linesOf([
    question.text,
    ...question.lookFor,
    ...question.anchors,
    ...followUps.map(({ prompt }) => prompt),
  ]);
  const statements = read.statements.filter((statement) => !doesRepeat(statement.plain, given));
  const criteria = lines.map(criterionOf);
  const asked = criterionOf(question.text);
  const echoed = new Set([
    ...asked.content,
    ...criteria.flatMap((criterion) => [...criterion.content]),
  ]);
  const solid = statements.filter(
    (statement) => !isEmptyTalk(statement, echoed, kind) && !statement.refusal,
  );
  const found = findBasis(solid);
  const structure = structureOf(kind, found, solid);
  const generalShare = shareOf(statements, (statement) => isEmptyTalk(statement, echoed, kind));
  return {
    kind,
    read,
    statements,
    solid,
    asked,
    criteria,
    echoed,
    found,
    structure,
    generalShare,
    facts: {
      structure,
      generalShare,
      density: solid.length === 0 ? 0 : Math.min(1, found.specific / solid.length),
    },
  };
}
