/** Guarded access to the browser's storage: private windows refuse it and a full one throws, and callers get a result instead of an exception. */

/** Texts by name, in a storage that may refuse. */
export interface TextStorage {
  /** The text under a name; null when there is none, or the browser refuses. */
  read: (key: string) => string | null;
  /** The value that was written as JSON under a name; null when there is none, it cannot be parsed, or the browser refuses. */
  readJson: (key: string) => unknown;
  /** Keeps a text; null forgets it. False when the browser refuses. */
  write: (key: string, text: string | null) => boolean;
  /** Every name in use that begins so; none where the browser refuses. */
  keys: (prefix: string) => string[];
}

/** Guards a storage. It is looked up at each use, because even to name it may throw. */
export function guardStorage(storage: () => Storage): TextStorage {
  function read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }
  return {
    read,
    readJson: (key) => {
      try {
        return JSON.parse(read(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write: (key, text) => {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    keys: (prefix) => {
      try {
        const held = storage();
        return Array.from({ length: held.length }, (_, index) => held.key(index) ?? '').filter(
          (key) => key !== '' && key.startsWith(prefix),
        );
      } catch {
        return [];
      }
    },
  };
}

/** What stays on this device until it is forgotten, shared by all tabs. */
export const deviceStorage = guardStorage(() => localStorage);

/** What lives as long as this tab. */
export const tabStorage = guardStorage(() => sessionStorage);
