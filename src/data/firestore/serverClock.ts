// How far this device's clock is from the server's: used by every countdown, and measured again when the device's clock was set.
import { readNow, setClockOffset } from '#domain/base/clock.ts';
import { tabStorage } from '#domain/base/deviceStorage.ts';

const key = 'hirely.clockOffset';
let offset: number | undefined;
/** Whether this page asked the server itself: what another page measured may be of before the clock was set. */
let isMeasured = false;
/** How far the device's clock is from the one that only ever goes on. */
const measureGap = (): number => Date.now() - performance.now();
let gapBefore = measureGap();
let measuring: Promise<number> | undefined;

function setOffset(ms: number): number {
  offset = ms;
  setClockOffset(ms);
  gapBefore = measureGap();
  return ms;
}

function keep(ms: number): number {
  isMeasured = true;
  // Refused: it is measured again after a reload.
  tabStorage.write(key, String(ms));
  return setOffset(ms);
}

function readKept(): number | undefined {
  const text = tabStorage.read(key);
  return text === null || !Number.isFinite(Number(text)) ? undefined : Number(text);
}

/** A server time that was made between two moments of this device's clock. */
export function noteServerTime(serverTime: Date, before: number, after: number): void {
  keep(Math.round(serverTime.getTime() - (before + after) / 2));
}

/** The offset of a reply's Date header, which counts whole seconds. Null when there is none. */
export function computeOffset(header: string | null, before: number, after: number): number | null {
  const served = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(served)) return null;
  const guess = Math.round(served + 500 - (before + after) / 2);
  // Less than two seconds is within what the header can tell.
  return Math.abs(guess) < 2_000 ? 0 : guess;
}

/** So long a reply may take: a slower one says little of the time. */
const patienceMs = 5_000;

/** The offset by a reply of the server; null offline, or where a reply has no date. */
async function readOffset(): Promise<number | null> {
  const before = Date.now();
  try {
    const reply = await fetch(`/favicon.svg?at=${before}`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return computeOffset(reply.headers.get('date'), before, Date.now());
  } catch {
    return null;
  }
}

/** Smaller steps are a clock that is kept right. */
const setByMs = 2_000;
/** Smaller differences are within what a header and a slow reply can tell. */
const unsureMs = 5_000;
const lookMs = 1_000;

/** By how much the device's clock was set since the offset was noted; 0 when it was not. */
function readSetBy(): number {
  const by = Math.round(measureGap() - gapBefore);
  return Math.abs(by) < setByMs ? 0 : by;
}

async function measure(): Promise<number> {
  const measured = await readOffset();
  const before = offset ?? readKept();
  // Offline: what is known is the best there is for now.
  if (measured === null) return setOffset(before ?? 0);
  // A header counts whole seconds: what is known already may say it finer.
  return keep(before !== undefined && Math.abs(measured - before) < unsureMs ? before : measured);
}

const followers = new Set<(ms: number) => void>();
let stopLooking: (() => void) | undefined;

function change(ms: number): void {
  keep(ms);
  for (const follower of followers) follower(ms);
}

async function measureAgain(): Promise<void> {
  const measured = await readOffset();
  if (measured !== null && Math.abs(measured - (offset ?? 0)) >= unsureMs) change(measured);
}

function look(): void {
  const by = readSetBy();
  if (by === 0 || offset === undefined) return;
  // What the server's clock shows has not changed. After sleep it has: then the server says so.
  change(offset - by);
  void measureAgain();
}

function startLooking(): () => void {
  const again = (): void => void measureAgain();
  const timer = setInterval(look, lookMs);
  globalThis.addEventListener?.('online', again);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener?.('online', again);
  };
}

/** Tells the milliseconds to add to this device's clock, and again whenever that changes. Returns how to stop. */
export function followClockOffset(listener: (ms: number) => void): () => void {
  let isHere = true;
  const follower = (ms: number): void => {
    if (isHere) listener(ms);
  };
  followers.add(follower);
  stopLooking ??= startLooking();
  // What an earlier page measured is shown while the server is asked.
  const kept = offset ?? readKept();
  if (kept !== undefined && !isMeasured) queueMicrotask(() => follower(setOffset(kept)));
  void readClockOffset().then(follower);
  return () => {
    isHere = false;
    followers.delete(follower);
    if (followers.size > 0) return;
    stopLooking?.();
    stopLooking = undefined;
  };
}

/** Milliseconds to add to this device's clock. Asks the server once a page; offline, what an earlier page measured. */
function readClockOffset(): Promise<number> {
  look();
  if (isMeasured && offset !== undefined) return Promise.resolve(offset);
  measuring ??= measure().finally(() => {
    measuring = undefined;
  });
  return measuring;
}

/** Now, by the server's clock: what every verb goes by for months, ends and expiry. The device's clock where no server was ever reached. */
export async function readServerTime(): Promise<Date> {
  await readClockOffset();
  return readNow();
}
