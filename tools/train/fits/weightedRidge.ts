// A linear fit of many features with a penalty on large weights, examples counting differently; the constant goes free.

export interface Linear {
  constant: number;
  weights: number[];
}

/** Solves a symmetric positive definite system in place, by Cholesky. `matrix` holds `size` rows one after the other. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * size + j] ?? 0;
      for (let at = 0; at < j; at += 1)
        sum -= (matrix[i * size + at] ?? 0) * (matrix[j * size + at] ?? 0);
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / (matrix[j * size + j] ?? 1);
    }
  }
  const found = Float64Array.from(right);
  for (let i = 0; i < size; i += 1) {
    for (let at = 0; at < i; at += 1)
      found[i] = (found[i] ?? 0) - (matrix[i * size + at] ?? 0) * (found[at] ?? 0);
    found[i] = (found[i] ?? 0) / (matrix[i * size + i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let at = i + 1; at < size; at += 1)
      found[i] = (found[i] ?? 0) - (matrix[at * size + i] ?? 0) * (found[at] ?? 0);
    found[i] = (found[i] ?? 0) / (matrix[i * size + i] ?? 1);
  }
  return found;
}

/** Weights that minimise the weighted squared error plus `penalty` times the squared weights. */
export function weightedRidge(
  list: readonly { features: Float64Array; target: number; weight: number }[],
  penalty: number,
): Linear {
  const size = list[0]?.features.length ?? 0;
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  const centre = new Float64Array(size);
  for (const { features, weight } of list)
    for (let at = 0; at < size; at += 1)
      centre[at] = (centre[at] ?? 0) + ((features[at] ?? 0) * weight) / total;
  const middle = list.reduce((sum, { target, weight }) => sum + target * weight, 0) / total;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const { features, target, weight } of list) {
    const row = features.map((value, at) => value - (centre[at] ?? 0));
    for (let i = 0; i < size; i += 1) {
      const left = (row[i] ?? 0) * weight;
      right[i] = (right[i] ?? 0) + left * (target - middle);
      for (let j = 0; j <= i; j += 1)
        matrix[i * size + j] = (matrix[i * size + j] ?? 0) + left * (row[j] ?? 0);
    }
  }
  for (let i = 0; i < size; i += 1) matrix[i * size + i] = (matrix[i * size + i] ?? 0) + penalty;
  const weights = [...solve(matrix, right, size)];
  return {
    constant: middle - weights.reduce((sum, weight, at) => sum + weight * (centre[at] ?? 0), 0),
    weights,
  };
}
