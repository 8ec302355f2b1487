// Brings the packs a task asks for into memory, once.
import { noPacks, type PackName, type Packs } from './packs.ts';

/** The packs by these names; null for each that cannot be had. */
export function loadPacks(names: readonly PackName[]): Promise<Packs> {
  return Promise.resolve(names.length === 0 ? noPacks : { ...noPacks });
}
