/** What opens over the page by Ctrl K or "?": no page waits for it. */
import type * as Panels from './CommandPanels.tsx';

/** Fetches it, once. */
export function loadCommandPanels(): Promise<typeof Panels> {
  return import('./CommandPanels.tsx');
}
