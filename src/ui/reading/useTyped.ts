// Typed words that survive a reload of this tab: kept for the tab alone, and gone when it is closed.
import { useState } from 'react';
import { tabStorage } from '#domain/base/deviceStorage.ts';

const prefix = 'hirely.typed/';

function readStored(key: string): string {
  return tabStorage.read(prefix + key) ?? '';
}

/** Like useState for a text, kept under `key` while the tab lives. An empty text forgets it. */
export function useTyped(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored(key));
  function set(next: string): void {
    setText(next);
    // Refused: the words still live on the page.
    tabStorage.write(prefix + key, next === '' ? null : next);
  }
  return [text, set];
}
