// A typed text that stays on this device until it is forgotten, also after the tab is closed.
import { useState } from 'react';

const prefix = 'hirely.kept/';

function stored(key: string): string {
  try {
    return localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Like useState for a text, kept under `key` on this device. An empty text forgets it. */
export function useOnDevice(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => stored(key));
  function set(next: string): void {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, next);
    } catch {
      // Full or switched off: the words still live on the page.
    }
  }
  return [text, set];
}
