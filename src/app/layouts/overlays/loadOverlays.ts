/** Loads what opens over a page from its header: drawer, menus and help. No first screen waits for it. */
import type * as Overlays from './overlays.ts';

/** Fetches all of it, once. */
export function loadOverlays(): Promise<typeof Overlays> {
  return import('./overlays.ts');
}
