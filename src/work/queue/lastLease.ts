// The last lease that this browser asked for, so that the page after a reload or a crash goes on with it instead of waiting until it runs out.
import { deviceStorage } from '#domain/base/deviceStorage.ts';

const key = 'hirely.worker.lease';

/** The id of the lease this browser asked for last; null when there was none or the browser keeps nothing. */
export function readLastLeaseId(): string | null {
  return deviceStorage.read(key);
}

/** Notes the lease that is about to be asked for. */
export function rememberLease(leaseId: string): void {
  // Refused: the lease runs out by itself.
  deviceStorage.write(key, leaseId);
}

/** Forgets it: the next page does not go on with it. */
export function forgetLease(): void {
  deviceStorage.write(key, null);
}
