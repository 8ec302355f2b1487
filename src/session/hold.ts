// What must not be interrupted by a reload that nobody asked for: a recording, words that exist in memory only.
import { useEffect } from 'react';

let held = 0;
const listeners = new Set<() => void>();

function changeBy(step: number): void {
  held += step;
  for (const listener of listeners) listener();
}

/** True while something on this page must not be interrupted. */
export function isPageHeld(): boolean {
  return held > 0;
}

/** Tells whenever that may have changed. Returns how to stop listening. */
export function onPageHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds the page; returns how to let go, once. */
export function holdPage(): () => void {
  let mine = true;
  changeBy(1);
  return () => {
    if (mine) changeBy(-1);
    mine = false;
  };
}

/** Holds the page while `active`: no reload by itself, no notice that asks for one. */
export function useHold(active: boolean): void {
  useEffect(() => (active ? holdPage() : undefined), [active]);
}
