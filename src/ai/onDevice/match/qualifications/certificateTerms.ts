// How long a certificate is valid, and whether it has run out.
import { inWords } from '#domain/text/wordLimits.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import type { Clause } from '#ai/onDevice/match/clauses.ts';

/** A stretch of time, as jobs have it. */
export const isPeriod = (text: string): boolean => findPeriods(text).some(({ single }) => !single);

/** How long a certificate is valid: in words, or "to March 2027". */
const termWord = inWords(
  /\b(?:valid|until|till|expir\p{L}+|exp|through|hasta|vence|caduca|vigente|vigencia|v[aá]lid[oa])\b/iu,
);
const toMonth = inWords(/\b[Tt]o (?:\p{Lu}\p{Ll}+ )?20\d\d/u);
/** True when the certificate was valid to a month that has gone, or is older than the months asked for. */
export function hasRunOut(clause: Clause, asked: string, asOf: string): boolean {
  if (clause.status === 'expired') return true;
  const [year = 0, month = 12] = asOf.split('-').map(Number);
  const dates = findPeriods(clause.text)
    .flatMap(({ end, start }) => end ?? start ?? [])
    .filter((date) => date.startsWith('20'));
  const latest = [...dates].sort().at(-1);
  const last = Number(latest?.slice(0, 4) ?? 0);
  if (
    latest &&
    (!isPeriod(clause.text) || /v[aá]lid/iu.test(clause.text)) &&
    (termWord.test(clause.text) || toMonth.test(clause.text))
  )
    return latest < asOf.slice(0, latest.length);
  const within = inWords(/\blast (\d{1,2}) months?\b|\búltimos (\d{1,2}) meses\b/iu).exec(asked);
  return (
    within !== null &&
    last > 0 &&
    (year - last) * 12 + (month > 6 ? 0 : -6) >= Number(within[1] ?? within[2])
  );
}
