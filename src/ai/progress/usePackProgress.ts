// The downloads of the on-device engine as a hook.
import { useSyncExternalStore } from 'react';
import { packProgress, subscribeToPacks, type PackProgress } from './packProgress.ts';

/** Null when nothing is being downloaded. */
export function usePackProgress(): PackProgress | null {
  return useSyncExternalStore(subscribeToPacks, packProgress, packProgress);
}
