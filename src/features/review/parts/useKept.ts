// A text field whose words survive a reload.
import { useState } from 'react';
import { keepText, keptText } from './deviceCopy.ts';

/** Like useState for a text, kept on this device under `name` until it is cleared. */
export function useKept(name: string, initial = ''): [string, (text: string) => void, () => void] {
  const [at, setAt] = useState({ name, text: keptText(name) ?? initial });
  const text = at.name === name ? at.text : (keptText(name) ?? initial);
  const set = (next: string): void => {
    keepText(name, next);
    setAt({ name, text: next });
  };
  const clear = (): void => {
    keepText(name, null);
    setAt({ name, text: initial });
  };
  return [text, set, clear];
}
