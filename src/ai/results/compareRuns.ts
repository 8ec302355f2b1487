// Two evaluations of one session beside each other: what stayed, what changed, and how far they agree.
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { Level, Provenance } from '#domain/jobs/kit.ts';

export interface Run {
  items: readonly QuestionRating[];
  provenance: Provenance | null;
}

interface QuestionDifference {
  questionId: string;
  competencyId: string;
  /** Null: the run has no rating for this question. */
  a: QuestionRating | null;
  b: QuestionRating | null;
  sameLevel: boolean;
  sameStatus: boolean;
  /** Level of b minus level of a; null unless both have one. */
  change: number | null;
  /** Share of the quoted characters that both quote, 0–1; 1 when neither quotes anything. */
  quotesShared: number;
  /** Nothing a reader would notice differs: status, level and quotes. */
  same: boolean;
}

interface Agreement {
  questions: number;
  /** Both runs gave a level. */
  bothRated: number;
  sameLevel: number;
  /** Levels at most one apart, those that are the same included. */
  withinOne: number;
  sameStatus: number;
  /** Mean of b minus a over the questions both rated; null when there are none. */
  meanChange: number | null;
  /** Mean distance over the same questions. */
  meanDistance: number | null;
}

export interface Comparison {
  questions: QuestionDifference[];
  agreement: Agreement;
  /** Made from the same answers and the same rubric; else the runs cannot be compared. Null when a run does not say. */
  sameInput: boolean | null;
  sameRubric: boolean | null;
  /** Same adapter, model, version and number of passes. */
  sameEngine: boolean | null;
}

/** Every quoted place as "answer:offset". */
function listQuotedSpans(rating: QuestionRating | null): Set<string> {
  const spans = new Set<string>();
  for (const { answerId, start, end } of rating?.quotes ?? [])
    for (let at = start; at < end; at += 1) spans.add(`${answerId}:${at}`);
  return spans;
}

function countSharedQuotes(a: QuestionRating | null, b: QuestionRating | null): number {
  const [ours, theirs] = [listQuotedSpans(a), listQuotedSpans(b)];
  const all = new Set([...ours, ...theirs]).size;
  return all === 0 ? 1 : [...ours].filter((span) => theirs.has(span)).length / all;
}

function differenceOf(
  a: QuestionRating | null,
  b: QuestionRating | null,
  { questionId, competencyId }: QuestionRating,
): QuestionDifference {
  const levelOf = (rating: QuestionRating | null): Level | null =>
    rating?.status === 'rated' ? rating.level : null;
  const [from, to] = [levelOf(a), levelOf(b)];
  const quotesShared = countSharedQuotes(a, b);
  const sameStatus = a !== null && b !== null && a.status === b.status;
  const sameLevel = a !== null && b !== null && from === to;
  return {
    questionId,
    competencyId,
    a,
    b,
    sameLevel,
    sameStatus,
    change: from === null || to === null ? null : to - from,
    quotesShared,
    same: sameLevel && sameStatus && quotesShared === 1,
  };
}

function agreementOf(questions: readonly QuestionDifference[]): Agreement {
  const changes = questions.flatMap(({ change }) => (change === null ? [] : [change]));
  const mean = (values: readonly number[]): number | null =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    questions: questions.length,
    bothRated: changes.length,
    sameLevel: changes.filter((change) => change === 0).length,
    withinOne: changes.filter((change) => Math.abs(change) <= 1).length,
    sameStatus: questions.filter(({ sameStatus }) => sameStatus).length,
    meanChange: mean(changes),
    meanDistance: mean(changes.map(Math.abs)),
  };
}

/** Compares run a (before) with run b (after), question by question in the order of a; questions only b has come last. */
export function compareRuns(a: Run, b: Run): Comparison {
  const find = (run: Run, id: string): QuestionRating | null =>
    run.items.find(({ questionId }) => questionId === id) ?? null;
  const rows = [...a.items, ...b.items.filter(({ questionId }) => find(a, questionId) === null)];
  const questions = rows.map((row) =>
    differenceOf(find(a, row.questionId), find(b, row.questionId), row),
  );
  const [before, after] = [a.provenance, b.provenance];
  const both = before !== null && after !== null;
  const rubrics = both && before.rubricVersion !== undefined && after.rubricVersion !== undefined;
  return {
    questions,
    agreement: agreementOf(questions),
    sameInput: both ? before.inputHash === after.inputHash : null,
    sameRubric: rubrics ? before.rubricVersion === after.rubricVersion : null,
    sameEngine: both
      ? before.adapter === after.adapter &&
        before.model === after.model &&
        before.version === after.version &&
        (before.passes ?? 1) === (after.passes ?? 1)
      : null,
  };
}
