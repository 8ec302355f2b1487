// The limits of a field: accepted and refused values, by the kind of value.
import { ahead, minutes } from '../documents/times.ts';
import type { Who } from '../people.ts';
import type { Data } from '../writes.ts';

/** Accepted and refused values; a function computes its value when it is tried. */
export interface Bound {
  good: readonly unknown[];
  bad: readonly unknown[];
}

export interface Bounds {
  who: Who;
  fields: Record<string, Bound>;
  also?: Data;
}

export const words = (size: number): string => 'x'.repeat(size);

export const many = (n: number, item: unknown): unknown[] => Array.from({ length: n }, () => item);

/** A text of at most so many characters, and at least so many. */
export const text = (most: number, least = 0): Bound => ({
  good: [words(most), words(least)],
  bad: [words(most + 1), ...(least > 0 ? [words(least - 1)] : []), 7],
});

/** A whole number in these bounds. */
export const whole = (most: number, least = 0): Bound => ({
  good: [most, least],
  bad: [most + 1, least - 1, least + 0.5, 'x'],
});

/** Texts: how many, and how long each. */
export const texts = (most: number, longest: number, item = 'x'): Bound => ({
  good: [many(most, item), [words(longest)], []],
  bad: [many(most + 1, item), [words(longest + 1)], [7]],
});

/** A list of so many things. */
export const items = (most: number, item: unknown = {}): Bound => ({
  good: [many(most, item), []],
  bad: [many(most + 1, item), 'x'],
});

/** A timestamp at most so far from the moment it is tried. */
export const until = (ms: number): Bound => ({
  good: [() => ahead(ms - minutes(1))],
  bad: [() => ahead(ms + minutes(1)), () => ahead(-minutes(1)), 'x'],
});

export const oneOf = (good: readonly unknown[], bad: readonly unknown[] = ['other']): Bound => ({
  good,
  bad,
});

export const flag = oneOf([true, false], ['true', 1]);

export const moment = oneOf([ahead(minutes(5)), null], ['soon']);

export const inBoth = (at: string, most: number, least = 0): Record<string, Bound> => ({
  [`${at}.en`]: text(most, least),
  [`${at}.es`]: text(most, least),
});

/** Rules cannot loop: each length of a short list has its own condition, so each is tried with an invalid last item. */
export const lasts = (
  most: number,
  row: (n: number) => readonly [string, Bounds],
): Record<string, Bounds> => Object.fromEntries(Array.from({ length: most }, (_, n) => row(n)));
