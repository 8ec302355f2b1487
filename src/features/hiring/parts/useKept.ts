// A form's values that survive a reload: kept on this device until they have done their work.
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { deviceStorage } from '#domain/base/deviceStorage.ts';

function kept<T>(key: string, schema: z.ZodType<T>): T | null {
  const read = schema.safeParse(deviceStorage.readJson(key));
  return read.success ? read.data : null;
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
      // Refused: the value still lives on the page.
      deviceStorage.write(key, JSON.stringify(next));
    },
    [key],
  );
  const [first] = useState(initial);
  const forget = useCallback(() => {
    setValue(first);
    deviceStorage.write(key, null);
  }, [key, first]);
  return { value, set, forget };
}
