// Linear fits with a penalty on large weights, solved exactly: small, and the same on every run.

/** Weights that minimise the squared error plus `penalty` times the squared weights; the first feature is the constant and goes free. */
export function ridge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty: number,
): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (j === i && i > 0 ? penalty : 0)),
  );
  rows.forEach((row, at) => {
    for (let i = 0; i < size; i += 1) {
      const line = matrix[i];
      if (!line) continue;
      for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
      line[size] = (line[size] ?? 0) + (row[i] ?? 0) * (targets[at] ?? 0);
    }
  });
  return solved(matrix, size);
}

/** Gauss–Jordan with pivots; columns without weight get 0. */
function solved(matrix: number[][], size: number): number[] {
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0))
        pivot = row;
    const a = matrix[pivot];
    const b = matrix[column];
    if (!a || !b || Math.abs(a[column] ?? 0) < 1e-9) continue;
    matrix[pivot] = b;
    matrix[column] = a;
    for (let row = 0; row < size; row += 1) {
      const line = matrix[row];
      if (row === column || !line) continue;
      const factor = (line[column] ?? 0) / (a[column] ?? 1);
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - factor * (a[at] ?? 0);
    }
  }
  return Array.from({ length: size }, (_, at) => {
    const row = matrix[at];
    const diagonal = row?.[at] ?? 0;
    return Math.abs(diagonal) < 1e-9 ? 0 : (row?.[size] ?? 0) / diagonal;
  });
}

/** The same for few rows of many features, none of them a constant: from the rows' products with each other to a share of each row in the weights. */
export function dualRidge(
  products: readonly Float64Array[],
  targets: readonly number[],
  penalty: number,
): number[] {
  const size = targets.length;
  // Cholesky: the products with the penalty on the diagonal are positive definite.
  const lower = products.map((row) => Float64Array.from(row));
  for (let i = 0; i < size; i += 1) {
    const line = lower[i] ?? new Float64Array();
    for (let j = 0; j <= i; j += 1) {
      const other = lower[j] ?? line;
      let sum = (line[j] ?? 0) + (i === j ? penalty : 0);
      for (let at = 0; at < j; at += 1) sum -= (line[at] ?? 0) * (other[at] ?? 0);
      line[j] = i === j ? Math.sqrt(sum) : sum / (other[j] ?? 1);
    }
  }
  const shares = [...targets];
  for (let i = 0; i < size; i += 1) {
    for (let at = 0; at < i; at += 1)
      shares[i] = (shares[i] ?? 0) - (lower[i]?.[at] ?? 0) * (shares[at] ?? 0);
    shares[i] = (shares[i] ?? 0) / (lower[i]?.[i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let at = i + 1; at < size; at += 1)
      shares[i] = (shares[i] ?? 0) - (lower[at]?.[i] ?? 0) * (shares[at] ?? 0);
    shares[i] = (shares[i] ?? 0) / (lower[i]?.[i] ?? 1);
  }
  return shares;
}
