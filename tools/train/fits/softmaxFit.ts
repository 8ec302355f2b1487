// A small softmax fit: from a few figures of an example to the chance of each class.

/** One row a class: the constant first, then a weight a figure. */
export type Mix = number[][];

function chancesBy(mix: Mix, figures: readonly number[]): number[] {
  const values = mix.map(([constant = 0, ...row]) =>
    row.reduce((sum, weight, at) => sum + weight * (figures[at] ?? 0), constant),
  );
  const most = Math.max(...values);
  const parts = values.map((value) => Math.exp(value - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

/** Minimises the log loss plus half the squared weights, by steps with momentum; constants go free. `classes` count from 0. */
export function fitMix(
  figures: readonly (readonly number[])[],
  classes: readonly number[],
  count: number,
): Mix {
  const size = (figures[0]?.length ?? 0) + 1;
  const mix: Mix = Array.from({ length: count }, () => Array.from({ length: size }, () => 0));
  const speed: Mix = Array.from({ length: count }, () => Array.from({ length: size }, () => 0));
  for (let turn = 0; turn < 3000; turn += 1) {
    const slope: Mix = mix.map((row) => row.map((weight, at) => (at === 0 ? 0 : weight)));
    figures.forEach((row, example) => {
      chancesBy(mix, row).forEach((chance, one) => {
        const miss = chance - (classes[example] === one ? 1 : 0);
        const line = slope[one];
        if (!line) return;
        line[0] = (line[0] ?? 0) + miss;
        row.forEach((value, at) => {
          line[at + 1] = (line[at + 1] ?? 0) + miss * value;
        });
      });
    });
    mix.forEach((row, one) =>
      row.forEach((weight, at) => {
        const step = 0.9 * (speed[one]?.[at] ?? 0) - (1 / figures.length) * (slope[one]?.[at] ?? 0);
        (speed[one] ?? [])[at] = step;
        row[at] = weight + step;
      }),
    );
  }
  return mix;
}
