/** Whether single keys do something on this device, as it is now. */
import { useSyncExternalStore } from 'react';
import { areShortcutsOn, onShortcutsChanged } from './shortcutsOn.ts';

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(onShortcutsChanged, areShortcutsOn, () => true);
}
