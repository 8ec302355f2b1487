// Places on a PDF page: matrices, boxes, and what lies in them.

export type Matrix = readonly [number, number, number, number, number, number];
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

export function boxOf(
  matrix: Matrix,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(
    ([x = 0, y = 0]) =>
      [
        matrix[0] * x + matrix[2] * y + matrix[4],
        matrix[1] * x + matrix[3] * y + matrix[5],
      ] as const,
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

export const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.left - 0.5 && x <= box.right + 0.5 && y >= box.bottom - 0.5 && y <= box.top + 0.5;

/** Straight lines around four corners: moves and lines only, at most five points, every side along an axis. */
export function isRectangle(path: readonly number[]): boolean {
  const points: [number, number][] = [];
  for (let at = 0; at < path.length;) {
    const kind = path[at];
    if (kind === 4) {
      at += 1;
      continue;
    }
    if (kind !== 0 && kind !== 1) return false;
    points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
    at += 3;
  }
  return (
    points.length >= 4 &&
    points.length <= 5 &&
    points.every(([x, y], index) => {
      const [a, b] = points[(index + 1) % points.length] ?? [x, y];
      return Math.abs(a - x) < 0.01 || Math.abs(b - y) < 0.01;
    })
  );
}

/** Browsers draw the dots of lists as little shapes, not as letters. */
export const isDot = ({ left, right, bottom, top }: Box): boolean =>
  right - left >= 1.5 && right - left <= 6.5 && Math.abs(right - left - (top - bottom)) < 0.8;
