// What opens over the page from a header: the drawer, the menus, the help. No first screen waits for it.
import type * as Overlays from './overlays.ts';

/** Fetches all of it, once. */
export function loadOverlays(): Promise<typeof Overlays> {
  return import('./overlays.ts');
}
