// The time as the server has it, as far as it is known: the device's clock and what was measured to be its error (data/firestore/serverClock.ts).
import { createStore } from './store.ts';

/** A clock is called wrong beyond this. */
const wrongByMs = 30_000;

const error = createStore(0);

/** Notes how many milliseconds to add to this device's clock. */
export function setClockOffset(ms: number): void {
  if (ms !== error.get()) error.set(ms);
}

/** Calls back when the measured offset changes. Returns how to stop. */
export const onClockOffset = error.subscribe;

/** Now, by the server's clock; by the device's until that was measured. */
export function readNow(): Date {
  return new Date(Date.now() + error.get());
}

/** By how many milliseconds the device's clock is wrong, ahead when positive; 0 when that is within half a minute. */
export function readClockError(): number {
  const ms = -error.get();
  return Math.abs(ms) > wrongByMs ? ms : 0;
}
