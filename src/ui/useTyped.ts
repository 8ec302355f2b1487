// Typed words that survive a reload of this tab: kept for the tab alone, and gone when it is closed.
import { useState } from 'react';

const prefix = 'hirely.typed/';

function stored(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Like useState for a text, kept under `key` while the tab lives. An empty text forgets it. */
export function useTyped(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => stored(key));
  function set(next: string): void {
    setText(next);
    try {
      if (next === '') sessionStorage.removeItem(prefix + key);
      else sessionStorage.setItem(prefix + key, next);
    } catch {
      // Full or switched off: the words still live on the page.
    }
  }
  return [text, set];
}
