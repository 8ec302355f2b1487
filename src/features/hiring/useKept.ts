// A form's values that survive a reload: kept on this device until they have done their work.
import { useCallback, useState } from 'react';
import type { z } from 'zod';

function kept<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const read = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** State that is also kept on this device under `key`. `forget` drops the copy and goes back to the start. */
export function useKept<T>(
  key: string,
  schema: z.ZodType<T>,
  initial: T,
): { value: T; set: (next: T) => void; forget: () => void } {
  const [value, setValue] = useState<T>(() => kept(key, schema) ?? initial);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Full or switched off: the value still lives on the page.
      }
    },
    [key],
  );
  const [first] = useState(initial);
  const forget = useCallback(() => {
    setValue(first);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing to forget then.
    }
  }, [key, first]);
  return { value, set, forget };
}
