// The design and size of paper in use, shared by every part of a page that shows one.
import { useSyncExternalStore } from 'react';
import { dressKept, keepDress, type Dressed } from './paper/dress.ts';

let dress: Dressed | null = null;
const listeners = new Set<() => void>();

function current(): Dressed {
  dress ??= dressKept();
  return dress;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDress(): [Dressed, (next: Dressed) => void] {
  const now = useSyncExternalStore(subscribe, current);
  return [
    now,
    (next) => {
      dress = next;
      keepDress(next);
      for (const listener of listeners) listener();
    },
  ];
}
