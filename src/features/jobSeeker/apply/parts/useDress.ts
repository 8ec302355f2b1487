// The design and size of paper in use, shared by every part of a page that shows one.
import { useSyncExternalStore } from 'react';
import { createEmitter } from '#domain/base/store.ts';
import { dressKept, keepDress, type Dressed } from '#features/jobSeeker/apply/documents/dress.ts';

let dress: Dressed | null = null;
const { emit, subscribe } = createEmitter();

function current(): Dressed {
  dress ??= dressKept();
  return dress;
}

export function useDress(): [Dressed, (next: Dressed) => void] {
  const now = useSyncExternalStore(subscribe, current);
  return [
    now,
    (next) => {
      dress = next;
      keepDress(next);
      emit();
    },
  ];
}
