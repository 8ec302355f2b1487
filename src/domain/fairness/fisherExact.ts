/** Fisher's exact test of two groups. */

function computeBinomial(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) value = (value * BigInt(n - i + 1)) / BigInt(i);
  return k < 0 || k > n ? 0n : value;
}

/** Fisher's exact test, two-sided: the probability of a table at most as likely as this one, with the same sums (R. A. Fisher 1935). Exact whole numbers, rounded to 1e-6 at the end. */
export function computeFisherExact(a: number, b: number, c: number, d: number): number {
  const [first, second, chosen] = [a + b, c + d, a + c];
  const ways = (x: number): bigint =>
    computeBinomial(first, x) * computeBinomial(second, chosen - x);
  const seen = ways(a);
  let sum = 0n;
  for (let x = Math.max(0, chosen - second); x <= Math.min(first, chosen); x += 1) {
    const here = ways(x);
    if (here <= seen) sum += here;
  }
  const all = computeBinomial(first + second, chosen);
  return all === 0n ? 1 : Number((sum * 1_000_000n) / all) / 1e6;
}
