// Words kept on this device until the server has confirmed them.

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** What was kept under a name; null when nothing was, or the device refuses. */
export function keptText(name: string): string | null {
  try {
    return storage()?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it when it is empty; false when the device refuses (full, or storage is switched off). */
export function keepText(name: string, text: string | null): boolean {
  try {
    if (text) storage()?.setItem(name, text);
    else storage()?.removeItem(name);
    return storage() !== null;
  } catch {
    return false;
  }
}
