// A grid is one stop for the keyboard: arrows, Home and End go from cell to cell.
import type { RefObject } from 'react';
import { useRef, useState, type KeyboardEvent } from 'react';

const steps: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** What a cell needs to be the stop. */
export interface GridStop {
  'data-cell': string;
  tabIndex: number;
  onFocus: () => void;
}

interface Grid {
  table: RefObject<HTMLTableElement | null>;
  move: (event: KeyboardEvent) => void;
  stopAt: (row: number, column: number) => GridStop;
}

export function useGridStop(rowCount: number, columnCount: number): Grid {
  const table = useRef<HTMLTableElement>(null);
  // Column 0 is the applicant.
  const [at, setAt] = useState<[row: number, column: number]>([0, 0]);
  const here: [number, number] = [Math.min(at[0], rowCount - 1), Math.min(at[1], columnCount)];

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    const [row, column] = here;
    const ends: Readonly<Record<string, number>> = { Home: 0, End: columnCount };
    const end = ends[event.key];
    const atEnd: [number, number] | null = end === undefined ? null : [row, end];
    const next = step ? ([row + step[0], column + step[1]] as const) : atEnd;
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const [r, c] = [
      Math.max(0, Math.min(rowCount - 1, next[0])),
      Math.max(0, Math.min(columnCount, next[1])),
    ];
    setAt([r, c]);
    table.current?.querySelector<HTMLElement>(`[data-cell="${r}:${c}"]`)?.focus();
  }
  const stopAt = (row: number, column: number): GridStop => ({
    'data-cell': `${row}:${column}`,
    tabIndex: here[0] === row && here[1] === column ? 0 : -1,
    onFocus: () => setAt([row, column]),
  });
  return { table, move, stopAt };
}
