// Exponential and hyperbolic tangent from additions, products and quotients alone: Math.exp and Math.tanh may differ in the last bit between browsers.

const perHalf = 0.6931471805599453;
/** 1/2, 1/4, 1/8 … by halving, which is exact. */
const halves = Array.from({ length: 64 }, () => 1);
for (let step = 1; step < halves.length; step += 1) halves[step] = (halves[step - 1] ?? 1) / 2;

const inverses = Array.from({ length: 14 }, (_, order) => 1 / order);

/** e to the power of x for x ≤ 0, to about 1e-13; 0 below -43. */
export function expOf(x: number): number {
  if (x < -43) return 0;
  const steps = Math.floor(-x / perHalf);
  const rest = x + steps * perHalf;
  let sum = 1;
  for (let order = 13; order > 0; order -= 1) sum = 1 + sum * rest * (inverses[order] ?? 0);
  return sum * (halves[steps] ?? 0);
}

/** Hyperbolic tangent. */
export function tanhOf(x: number): number {
  const part = expOf(-2 * Math.abs(x));
  const value = (1 - part) / (1 + part);
  return x < 0 ? -value : value;
}
