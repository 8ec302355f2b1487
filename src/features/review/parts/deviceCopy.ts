// Words kept on this device until the server has confirmed them.
import { deviceStorage } from '#domain/base/deviceStorage.ts';

/** What was kept under a name; null when nothing was, or the device refuses. */
export function readKeptText(name: string): string | null {
  return deviceStorage.read(name);
}

/** Keeps a text, or forgets it when it is empty; false when the device refuses (full, or storage is switched off). */
export function keepText(name: string, text: string | null): boolean {
  return deviceStorage.write(name, text || null);
}
