// Pieces of work that postings list as duties, each with a question of its own; how one is recognised is looked through before its question is loaded.
import type { CompetencyId } from './questions/competencyText.ts';
import index from './written/workIndex.json';
import type { DutyKind, WrittenQuestion } from './written/written.ts';

type Language = 'en' | 'es';

/** What is known of a work before its question is read. `named`: words by which it is recognised; `unless`: words that forbid it. */
export interface WorkEntry {
  id: string;
  area: string;
  kind: DutyKind;
  /** What its question looks for; null: the trade. */
  competency: CompetencyId | null;
  named: Record<Language, readonly string[]>;
  unless?: Record<Language, readonly string[]>;
  /** Fits after "you will". */
  phrase: Record<Language, string>;
}
export interface WrittenWork extends Omit<WorkEntry, 'area'> {
  question: Omit<WrittenQuestion, 'id'>;
  /** Other questions about it, for a posting whose duties are this work more than once. */
  more?: readonly Omit<WrittenQuestion, 'id'>[];
}

/** All works, without their questions. */
export const workEntries = index as readonly WorkEntry[];

/** A work as it is in the index. */
export function indexWork(work: WrittenWork, area: string): WorkEntry {
  const { id, kind, competency, named, unless, phrase } = work;
  return { id, area, kind, competency, named, ...(unless && { unless }), phrase };
}

/** The questions of some works by the id of the work, the first to be asked first; only the files of their areas are loaded. */
export async function workQuestions(
  works: readonly WorkEntry[],
): Promise<ReadonlyMap<string, readonly WrittenQuestion[]>> {
  const wanted = new Set(works.map(({ id }) => id));
  const files = await Promise.all(
    [...new Set(works.map(({ area }) => area))].map(
      async (area) => (await import(`./works/${area}.json`)) as { default: WrittenWork[] },
    ),
  );
  return new Map(
    files.flatMap(({ default: list }) =>
      list
        .filter(({ id }) => wanted.has(id))
        .map(({ id, question, more = [] }): [string, WrittenQuestion[]] => [
          id,
          [question, ...more].map((one) => ({ id, ...one })),
        ]),
    ),
  );
}
