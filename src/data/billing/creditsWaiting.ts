// Uses of credits that wait on this device until the line is back, and how often the limit was met here. Survives reloads; of no use to anybody else: ids are hashes.
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { createEmitter } from '#domain/base/store.ts';

const buildWaitingKey = (uid: string): string => `hirely.credits/${uid}/waiting`;
const buildMetKey = (uid: string, month: number): string => `hirely.credits/${uid}/met/${month}`;
const changes = createEmitter();

function read(key: string): string {
  return deviceStorage.read(key) ?? '';
}
function write(key: string, value: string): void {
  // Refused: a use that cannot be written now is not counted, which is better than counting one twice.
  deviceStorage.write(key, value === '' ? null : value);
  changes.emit();
}

/** Ids of uses that wait, the oldest first. */
export function listWaitingUses(uid: string): string[] {
  return read(buildWaitingKey(uid)).split(' ').filter(Boolean);
}
export function addWaiting(uid: string, useId: string): void {
  write(
    buildWaitingKey(uid),
    [...listWaitingUses(uid).filter((id) => id !== useId), useId].join(' '),
  );
}
export function dropWaiting(uid: string, useId: string): void {
  write(
    buildWaitingKey(uid),
    listWaitingUses(uid)
      .filter((id) => id !== useId)
      .join(' '),
  );
}

/** How often this device learned that no credit is left, in the month. */
export function countTimesMet(uid: string, month: number): number {
  return Number(read(buildMetKey(uid, month))) || 0;
}
export function noteMet(uid: string, month: number): void {
  write(buildMetKey(uid, month), String(countTimesMet(uid, month) + 1));
}

/** Calls back whenever something here changes, in any tab. */
export function subscribeToCredits(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
