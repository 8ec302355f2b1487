// How far this device's clock is from the server's: measured once, used by every countdown.
import { tabStorage } from '#domain/base/deviceStorage.ts';

const key = 'hirely.clockOffset';
let offset: number | undefined;
let measuring: Promise<number> | undefined;

function keep(ms: number): number {
  offset = ms;
  // Refused: it is measured again after a reload.
  tabStorage.write(key, String(ms));
  return ms;
}

function kept(): number | undefined {
  const text = tabStorage.read(key);
  return text === null || !Number.isFinite(Number(text)) ? undefined : Number(text);
}

/** A server time that was made between two moments of this device's clock. */
export function noteServerTime(serverTime: Date, before: number, after: number): void {
  keep(Math.round(serverTime.getTime() - (before + after) / 2));
}

/** The offset of a reply's Date header, which counts whole seconds. Null when there is none. */
export function offsetFrom(header: string | null, before: number, after: number): number | null {
  const served = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(served)) return null;
  const guess = Math.round(served + 500 - (before + after) / 2);
  // Less than two seconds is within what the header can tell.
  return Math.abs(guess) < 2_000 ? 0 : guess;
}

async function measure(): Promise<number> {
  const before = Date.now();
  try {
    const reply = await fetch(`/favicon.svg?at=${before}`, { method: 'HEAD', cache: 'no-store' });
    return keep(offsetFrom(reply.headers.get('date'), before, Date.now()) ?? 0);
  } catch {
    // Offline: this device's clock is the best there is for now.
    return 0;
  }
}

/** Milliseconds to add to this device's clock. */
export function clockOffset(): Promise<number> {
  offset ??= kept();
  if (offset !== undefined) return Promise.resolve(offset);
  measuring ??= measure().finally(() => {
    measuring = undefined;
  });
  return measuring;
}
