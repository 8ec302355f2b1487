// How an answer is worded, in counts: the shape that the on-device counting fills and the coach's reply carries.
import { z } from 'zod';

/** Offsets are UTF-16 indexes into the answer. */
export const SpeechSpan = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
});

/** Counted by code, never by a model: information for the person practising, never graded. */
export const Speech = z.object({
  words: z.number().int(),
  sentences: z.number().int(),
  fillers: z.array(z.object({ word: z.string(), places: z.array(SpeechSpan) })),
  fillerCount: z.number().int(),
  /** Null without a duration. */
  wordsPerMinute: z.number().nullable(),
  fillersPerMinute: z.number().nullable(),
  wordsPerSentence: z.number(),
  longest: SpeechSpan.nullable(),
  longestWords: z.number().int(),
  i: z.number().int(),
  we: z.number().int(),
  numbers: z.number().int(),
  hedges: z.number().int(),
});
export type Speech = z.infer<typeof Speech>;
