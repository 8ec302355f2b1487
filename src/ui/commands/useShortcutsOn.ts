/** Whether single keys do something on this device: people who speak to their computer, or whose keyboard presses by itself, turn them off (WCAG 2.1.4). */
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { createEmitter } from '#domain/base/store.ts';

const key = 'hirely.shortcuts.off';
const { emit, subscribe } = createEmitter();

/** True unless they were turned off here. */
export function areShortcutsOn(): boolean {
  return deviceStorage.read(key) !== 'off';
}

/** Turns them on or off. */
export function setShortcutsOn(isOn: boolean): void {
  deviceStorage.write(key, isOn ? null : 'off');
  emit();
}

/** Whether they do something, as it is now. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn, () => true);
}
