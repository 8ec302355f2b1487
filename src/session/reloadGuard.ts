// What must not be interrupted by a reload that nobody asked for: a recording, words that exist in memory only.
import { useEffect } from 'react';
import { createStore } from '#domain/base/store.ts';

const holds = createStore(0);

function changeBy(step: number): void {
  holds.set(holds.get() + step);
}

/** True while something on this page must not be interrupted. */
export function isReloadBlocked(): boolean {
  return holds.get() > 0;
}

/** Tells whenever that may have changed. Returns how to stop listening. */
export const onReloadBlockedChange = holds.subscribe;

/** Holds the page; returns how to let go, once. */
export function blockReload(): () => void {
  let mine = true;
  changeBy(1);
  return () => {
    if (mine) changeBy(-1);
    mine = false;
  };
}

/** Holds the page while `active`: no reload by itself, no notice that asks for one. */
export function useReloadGuard(active: boolean): void {
  useEffect(() => (active ? blockReload() : undefined), [active]);
}
