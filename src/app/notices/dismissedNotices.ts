/** Notices dismissed on this device; the latest fifty. */
import { deviceStorage } from '#domain/base/deviceStorage.ts';

const key = 'hirely.notices.away';
const kept = 50;
let here: string[] | null = null;

function read(): string[] {
  here ??= (deviceStorage.read(key) ?? '').split(' ').filter(Boolean);
  return here;
}

export function isDismissed(id: string): boolean {
  return read().includes(id);
}

export function dismissNotice(id: string): void {
  here = [...read().filter((one) => one !== id), id].slice(-kept);
  // Storage refused: the notice stays dismissed until the next load.
  deviceStorage.write(key, here.join(' '));
}
