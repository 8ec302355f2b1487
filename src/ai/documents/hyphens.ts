// Whether a hyphen at the end of a line belongs to the word, or only the line break put it there.

const wholes = new Set(
  'in-house in-depth on-site off-site on-line part-time full-time real-time long-time front-end back-end high-end end-to-end low-end follow-up start-up set-up check-in check-out sign-off day-to-day face-to-face hands-on long-term short-term mid-term first-line second-line third-line front-line up-to-date state-of-the-art high-level low-level high-quality high-volume low-cost large-scale small-scale full-stack full-scale first-class world-class best-in-class one-to-one one-on-one two-year three-year open-source pre-sales after-sales post-sales co-founder co-founded co-author co-lead co-ordinate co-operate ex-works e-mail e-commerce x-ray hard-working fast-paced fast-growing part-owner know-how work-life decision-making problem-solving record-keeping book-keeping'.split(
    ' ',
  ),
);
const fronts = new Set(
  'self well non cross award year month week hour user client customer cost time detail results team community evidence test business third second'.split(
    ' ',
  ),
);
const ends = new Set(
  'based driven led facing wide friendly oriented orientated related specific focused centred centered speaking effective efficient certified qualified accredited trained rated winning leading saving free ready safe neutral critical sensitive intensive owned managed funded run sized old year month week'.split(
    ' ',
  ),
);

/** True when "before-" and "after" are two halves of a compound that is written with a hyphen; Spanish ones join two adjectives ("técnico-administrativo"). */
export function isHyphenated(before: string, after: string): boolean {
  const front = (/[\p{L}-]+$/u.exec(before.replace(/-$/, ''))?.[0] ?? '').toLowerCase();
  const end = (/^[\p{L}-]+/u.exec(after)?.[0] ?? '').toLowerCase();
  const last = front.split('-').at(-1) ?? '';
  return (
    front.length === 1 ||
    front.includes('-') ||
    fronts.has(last) ||
    ends.has(end.split('-')[0] ?? '') ||
    wholes.has(`${front}-${end}`) ||
    (front.length >= 6 && /[ií]co$/u.test(front) && /[oae]s?$/u.test(end))
  );
}
