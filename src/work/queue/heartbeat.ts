// Tells the company and the platform that a browser is there to work: once a minute while it works, every five minutes while it waits.
import { sendHeartbeat } from '#data/evaluation/workers.ts';
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import { heartbeatMs, readBrowserName, type Worker } from '#domain/evaluation/worker.ts';
import type { WorkerState } from './queue.ts';
import { readWorkerState } from './workerState.ts';

const pollMs = 20_000;
const browserKey = 'hirely.worker.browser';
const lastKey = 'hirely.worker.beat';

/** What was reported last, by any tab of this browser. */
export interface Heartbeat {
  at: number;
  state: Worker['state'];
  of: string;
}

/** What a tab has to say; null: nothing, because another tab of this browser works, or none may. */
export function getReportedState(state: WorkerState): Worker['state'] | null {
  return state.kind === 'idle' ||
    state.kind === 'working' ||
    state.kind === 'paused' ||
    state.kind === 'held'
    ? state.kind
    : null;
}

/** True when it is time to tell: the state's own interval has passed, or another state is a minute old. */
export function isDue(
  last: Heartbeat | null,
  state: Worker['state'],
  of: string,
  now: number,
): boolean {
  if (!last || last.of !== of || last.at > now) return true;
  const waited = now - last.at;
  return (
    waited >=
    (state === 'working' || state !== last.state ? heartbeatMs.working : heartbeatMs.resting)
  );
}

let own: string | null = null;
/** A random name of this browser, kept on the device. */
function readBrowserId(): string {
  own ??= deviceStorage.read(browserKey) ?? crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  // Refused: this page is a browser of its own.
  deviceStorage.write(browserKey, own);
  return own;
}

let lastHere: Heartbeat | null = null;
function readLastHeartbeat(): Heartbeat | null {
  const [at, state, of] = (deviceStorage.read(lastKey) ?? '').split('|');
  return at && state && of ? { at: Number(at), state: state as Worker['state'], of } : lastHere;
}

/** Tells until the returned function is called. */
export function startHeartbeats(orgId: string, uid: string): () => void {
  // The device keeps whose it was without naming anybody.
  const of = computeSha256(`${orgId}/${uid}`).slice(0, 12);
  const sendIfDue = (): void => {
    const state = getReportedState(readWorkerState());
    const now = Date.now();
    if (!state || !navigator.onLine || !isDue(readLastHeartbeat(), state, of, now)) return;
    lastHere = { at: now, state, of };
    deviceStorage.write(lastKey, `${now}|${state}|${of}`);
    void sendHeartbeat(
      orgId,
      uid,
      readBrowserId(),
      readBrowserName(navigator.userAgent),
      state,
    ).catch((error: unknown) =>
      console.warn('The heartbeat of this browser was not taken.', error),
    );
  };
  const timer = setInterval(sendIfDue, pollMs);
  const first = setTimeout(sendIfDue, 1_500);
  return () => {
    clearInterval(timer);
    clearTimeout(first);
  };
}
