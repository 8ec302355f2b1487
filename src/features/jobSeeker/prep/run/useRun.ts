// A realistic interview under way: which question, which answers, how they are given. Kept for this tab, so that a reload resumes it.
import { z } from 'zod';
import { practiceFormats } from '#domain/seeker/practice.ts';
import { useTyped } from '#ui/reading/useTyped.ts';

const Run = z.object({
  format: z.enum(practiceFormats),
  /** The questions in the order they are asked. */
  order: z.array(z.string()),
  /** How many of them were asked. */
  at: z.number().int().nonnegative(),
  /** The attempt at each question that was answered. */
  attempts: z.record(z.string(), z.string()),
  isOver: z.boolean(),
});
export type Run = z.infer<typeof Run>;

function parseRun(text: string): Run | null {
  try {
    return text === '' ? null : Run.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The run of a set in this tab; null before one begins. */
export function useRun(uid: string, setId: string): [Run | null, (run: Run | null) => void] {
  const [text, keep] = useTyped(`run/${uid}/${setId}`);
  return [parseRun(text), (run) => keep(run ? JSON.stringify(run) : '')];
}
