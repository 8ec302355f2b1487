// A form's values that survive a reload: kept on this device until they have done their work.
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { deviceStorage } from '#domain/base/deviceStorage.ts';

function readKept<T>(key: string, schema: z.ZodType<T>): T | null {
  // Texts are kept as they are, everything else as JSON.
  const text = schema.safeParse(deviceStorage.read(key));
  if (text.success) return text.data;
  const json = schema.safeParse(deviceStorage.readJson(key));
  return json.success ? json.data : null;
}

/** State that is also kept on this device under `key`, and follows the key to another value. `forget` drops the copy and goes back to the start. */
export function useKept<T>(
  key: string,
  schema: z.ZodType<T>,
  initial: T,
): { value: T; set: (next: T) => void; forget: () => void } {
  const [first] = useState({ key, value: initial });
  const start = first.key === key ? first.value : initial;
  const [held, setHeld] = useState(() => ({ key, value: readKept(key, schema) ?? start }));
  const current = held.key === key ? held : { key, value: readKept(key, schema) ?? start };
  // Read once for each key: what is read anew would be another object at each render.
  if (current !== held) setHeld(current);
  const set = useCallback(
    (next: T) => {
      setHeld({ key, value: next });
      // Refused: the value still lives on the page.
      deviceStorage.write(key, typeof next === 'string' ? next || null : JSON.stringify(next));
    },
    [key],
  );
  const forget = useCallback(() => {
    setHeld({ key, value: start });
    deviceStorage.write(key, null);
    // The start of a key is that of its first render: callers write it inline.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return { value: current.value, set, forget };
}
