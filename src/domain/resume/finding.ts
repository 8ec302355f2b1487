/** What a resume says about one requirement of a job, with its evidence: a verdict without a number. */
import { z } from 'zod';

/** met: named. partial: implied or shown in part. missing: not where such things are listed. notStated: the resume has no place where one would look for it. */
export const findingStates = ['met', 'partial', 'missing', 'notStated'] as const;
export type FindingState = (typeof findingStates)[number];

/** Bounds that the rules repeat: requirements, places of one requirement, letters of a line. */
export const findingLimits = { findings: 60, places: 3, line: 300 } as const;

/** A line of the document. `text` may have words blacked out by marks of the same length; `start` and `end` are UTF-16 offsets of the words that count. */
export const FindingLocation = z.object({
  line: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  text: z.string().max(findingLimits.line),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type FindingLocation = z.infer<typeof FindingLocation>;

export const Finding = z.object({
  text: z.string().max(200),
  need: z.enum(['must', 'nice']),
  state: z.enum(findingStates),
  /** How it was found: by its name, another name, something that includes it, its words, a related name; null when it was not. */
  by: z.enum(['name', 'synonym', 'includes', 'wording', 'related']).nullable(),
  /** Where it was found; for what is missing, the list in which it is not. */
  places: z.array(FindingLocation).max(findingLimits.places),
});
export type Finding = z.infer<typeof Finding>;

/** A line cut to its bounds around the words that count; offsets follow. */
export function cutAround(
  text: string,
  start: number,
  end: number,
  longest: number = findingLimits.line,
): { text: string; start: number; end: number } {
  if (text.length <= longest) return { text, start, end };
  const from = Math.max(
    0,
    Math.min(
      start - Math.floor((longest - Math.min(end - start, longest)) / 2),
      text.length - longest,
    ),
  );
  return {
    text: text.slice(from, from + longest),
    start: Math.max(0, start - from),
    end: Math.min(longest, end - from),
  };
}
