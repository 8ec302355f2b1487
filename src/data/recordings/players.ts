/** Whether recordings can be played by pieces here; what plays them comes when one is opened. */
import type { openOwnRecording, openRecording } from './playedRecordings.ts';

/** Tells when a worker begins to answer the players of this page. Returns how to stop. */
export function followPlayers(listener: () => void): () => void {
  const workers = globalThis.navigator?.serviceWorker;
  workers?.addEventListener('controllerchange', listener);
  return () => workers?.removeEventListener('controllerchange', listener);
}

/** True where a recording can be opened without fetching it: a worker answers the players of this page. */
export function canPlayByPieces(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

/** As `openRecording`, fetched when first needed. */
export const openPlayed: typeof openRecording = async (...asked) =>
  (await import('./playedRecordings.ts')).openRecording(...asked);

/** As `openOwnRecording`, fetched when first needed. */
export const openOwnPlayed: typeof openOwnRecording = async (...asked) =>
  (await import('./playedRecordings.ts')).openOwnRecording(...asked);
