/** The payment extension's price ids, by tier and period. */

/** Stripe's price ids by tier and period, as "default_team:monthly=price_1,default_team:annual=price_2"; null when it is not of that form. */
export function parsePrices(text: string): Readonly<Record<string, string>> | null {
  const rows = text
    .split(',')
    .map((row) => row.trim())
    .filter(Boolean);
  const pairs = rows.map((row) =>
    /^([a-z0-9_]{1,64}:(?:monthly|annual))\s*=\s*(price_\w+)$/.exec(row),
  );
  return pairs.some((pair) => pair === null)
    ? null
    : Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}

/** The price to pay for a tier; null when it cannot be paid by card. */
export function findPrice(
  prices: Readonly<Record<string, string>> | null,
  tierId: string,
  billed: 'monthly' | 'annual',
): string | null {
  return prices?.[`${tierId}:${billed}`] ?? null;
}
