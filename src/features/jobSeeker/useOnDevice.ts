// A typed text that stays on this device until it is forgotten, also after the tab is closed.
import { useState } from 'react';
import { deviceStorage } from '#domain/base/deviceStorage.ts';

const prefix = 'hirely.kept/';

function readStored(key: string): string {
  return deviceStorage.read(prefix + key) ?? '';
}

/** Like useState for a text, kept under `key` on this device. An empty text forgets it. */
export function useOnDevice(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored(key));
  function set(next: string): void {
    setText(next);
    // Refused: the words still live on the page.
    deviceStorage.write(prefix + key, next === '' ? null : next);
  }
  return [text, set];
}
