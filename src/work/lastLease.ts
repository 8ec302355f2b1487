// The last lease that this browser asked for, so that the page after a reload or a crash goes on with it instead of waiting until it runs out.

const key = 'hirely.worker.lease';

/** The id of the lease this browser asked for last; null when there was none or the browser keeps nothing. */
export function lastLeaseId(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Notes the lease that is about to be asked for. */
export function rememberLease(leaseId: string): void {
  try {
    localStorage.setItem(key, leaseId);
  } catch {
    // Without storage the lease runs out by itself.
  }
}

/** Forgets it: the next page does not go on with it. */
export function forgetLease(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
