// Who is compared: up to five, in the order of the address, which is the reader's own.
import { comparedMost } from '#data/review/compare.ts';

/** The people named in the address, each once, five at most; what cannot be a name is left out. */
export function parsePeople(text: string | null): string[] {
  return [
    ...new Set((text ?? '').split(',').filter((uid) => /^[A-Za-z0-9_-]{1,128}$/.test(uid))),
  ].slice(0, comparedMost);
}
