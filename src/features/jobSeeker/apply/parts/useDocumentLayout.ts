// The design and paper size in use, shared by every part of a page that shows one.
import { useSyncExternalStore } from 'react';
import { createEmitter } from '#domain/base/store.ts';
import {
  readLayout,
  saveLayout,
  type DocumentLayout,
} from '#features/jobSeeker/apply/documents/documentLayout.ts';

let layout: DocumentLayout | null = null;
const { emit, subscribe } = createEmitter();

function readCurrentLayout(): DocumentLayout {
  layout ??= readLayout();
  return layout;
}

export function useDocumentLayout(): [DocumentLayout, (next: DocumentLayout) => void] {
  const now = useSyncExternalStore(subscribe, readCurrentLayout);
  return [
    now,
    (next) => {
      layout = next;
      saveLayout(next);
      emit();
    },
  ];
}
