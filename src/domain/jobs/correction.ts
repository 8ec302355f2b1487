/** Corrects the wording of a published question in both of its documents, with the audit entry. */
import { limits } from './kit.ts';

type Item = Readonly<Record<string, unknown>>;

/** Where a question is: its place among the questions, its competency's in the rubric, and its own within that competency. */
export interface Spot {
  n: number;
  c: number;
  k: number;
}

function readQuestions(competency: Item | undefined): Item[] {
  const questions = competency?.['questions'];
  return Array.isArray(questions) ? (questions as Item[]) : [];
}

/** Where a question is; null unless both documents have it in the same words. */
export function spotOf(
  questions: readonly Item[],
  rubric: readonly Item[],
  questionId: string,
): Spot | null {
  const isIt = ({ id }: Item): boolean => id === questionId;
  const n = questions.findIndex(isIt);
  const c = rubric.findIndex((competency) => readQuestions(competency).some(isIt));
  const k = readQuestions(rubric[c]).findIndex(isIt);
  return n >= 0 && k >= 0 && questions[n]?.['text'] === readQuestions(rubric[c])[k]?.['text']
    ? { n, c, k }
    : null;
}

function replaceItem(items: readonly Item[], at: number, part: Item): Item[] {
  return items.map((item, index) => (index === at ? { ...item, ...part } : item));
}

/** Both documents with another wording of that question, and nothing else changed. */
export function withWording(
  questions: readonly Item[],
  rubric: readonly Item[],
  { n, c, k }: Spot,
  text: string,
): { questions: Item[]; rubric: Item[] } {
  return {
    questions: replaceItem(questions, n, { text }),
    rubric: replaceItem(rubric, c, {
      questions: replaceItem(readQuestions(rubric[c]), k, { text }),
    }),
  };
}

const arrow = '\n→\n';

/** What the log keeps of a correction: the earlier wording and the new one. The rules compare it with what is written. */
export function formatCorrectionDetail(before: string, after: string): string {
  return before + arrow + after;
}

/** Characters that an entry of the log holds at most. */
const logMax = 2_000;

/** How long the new wording may be: as long as any question, and so long that the log holds it beside the earlier one. */
export function computeLongestWording(before: string): number {
  return Math.min(limits.questionMax, logMax - formatCorrectionDetail(before, '').length);
}

/** The two wordings of a log entry; null when the entry records no correction. */
export function wordingsOf(
  detail: string | null | undefined,
): { before: string; after: string } | null {
  const [before, after, ...more] = detail?.split(arrow) ?? [];
  return before !== undefined && after !== undefined && more.length === 0
    ? { before, after }
    : null;
}
