// How long the outbox waits: after typing, and between tries.

export const quietMs = 1_200;
export const longestWaitMs = 4_000;

/** Pause before attempt number `attempts`: 1, 2, 4, then 8 seconds. */
export function computePauseMs(attempts: number): number {
  return Math.min(8_000, 1_000 * 2 ** Math.max(0, attempts - 1));
}

const longestRefusedPauseMs = 60_000;

/** How long until a moment. One that is farther away than any pause was set before this device's clock was put back: it has come. */
export function waitMs(moment: number, now: number): number {
  const ms = moment - now;
  return ms > longestRefusedPauseMs ? 0 : Math.max(0, ms);
}

/** Pause after refusal number `attempts`: 15, 30, then 60 seconds. What was not allowed may be allowed soon: rules and rights change. */
export function computeRefusedPause(attempts: number): number {
  return Math.min(longestRefusedPauseMs, 15_000 * 2 ** Math.max(0, attempts - 1));
}
