// Notes the circumstances of an interview on this device and hands them over when there is a network: never the words that were spoken or typed.
import type { NewRoomEvent } from '#data/candidate/roomLog.ts';
import { roomEventLimits, type RoomEventKind } from '#domain/candidate/roomEvent.ts';

interface Noted {
  kind: RoomEventKind;
  amount: number;
  at: number;
  device: string;
  answerId?: string;
  detail?: string;
}

export interface RoomLogPort {
  /** The number of the next entry on the server. */
  next: () => Promise<number>;
  /** Writes an entry at the first free number; resolves to the number after it, null when the log is full. */
  append: (from: number, event: NewRoomEvent) => Promise<number | null>;
}
/** A small store of texts on the device, such as localStorage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const waitingMax = 60;
const prefix = 'hirely.roomLog/';
const deviceKey = 'hirely.device';
/** What is smaller is not noted: it means nothing. */
const leastOf: Partial<Record<RoomEventKind, number>> = { away: 3, paste: 10, offline: 1 };

/** A random name of this browser; it reveals nothing about it. */
export function readDeviceName(storage: TextStorage, random: () => string): string {
  try {
    const known = storage.getItem(deviceKey);
    if (known && /^[\w-]{1,40}$/.test(known)) return known;
    const made = random().slice(0, 8);
    storage.setItem(deviceKey, made);
    return made;
  } catch {
    return random().slice(0, 8);
  }
}

export interface RoomLog {
  note: (
    kind: RoomEventKind,
    amount: number,
    about?: { answerId?: string | undefined; detail?: string },
  ) => void;
  /** Hands over what waits; resolves when nothing more can be done now. */
  flush: () => Promise<void>;
  waiting: () => number;
}

/** What still waits on this device. */
function readWaiting(storage: TextStorage, name: string): Noted[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(prefix + name) ?? '[]');
    return Array.isArray(found) ? (found as Noted[]) : [];
  } catch {
    return [];
  }
}

function keepWaiting(storage: TextStorage, name: string, waiting: readonly Noted[]): void {
  try {
    if (waiting.length === 0) storage.removeItem(prefix + name);
    else storage.setItem(prefix + name, JSON.stringify(waiting));
  } catch {
    // Full or switched off: it then lasts for this page only.
  }
}

/** The log of one session on this device. What waits survives a reload. */
export function makeRoomLog(
  name: string,
  port: RoomLogPort,
  {
    storage,
    device,
    now = Date.now,
    isOnline = () => navigator.onLine,
  }: { storage: TextStorage; device: string; now?: () => number; isOnline?: () => boolean },
): RoomLog {
  let waiting = readWaiting(storage, name);
  let number: number | null = null;
  let full = false;
  let running: Promise<void> | null = null;

  const keep = (): void => keepWaiting(storage, name, waiting);
  async function handOver(): Promise<void> {
    while (waiting[0] && !full && isOnline()) {
      const { at, ...event } = waiting[0];
      // In order, one by one: each takes the next number.
      number ??= await port.next();
      const agoSeconds = Math.min(
        roomEventLimits.agoMax,
        Math.max(0, Math.round((now() - at) / 1000)),
      );
      const after = await port.append(number, { ...event, agoSeconds });
      full = after === null;
      number = after;
      waiting = full ? [] : waiting.slice(1);
      keep();
    }
  }
  return {
    note: (kind, amount, { answerId, detail } = {}) => {
      const whole = Math.min(roomEventLimits.amountMax, Math.max(0, Math.round(amount)));
      if (full || waiting.length >= waitingMax || whole < (leastOf[kind] ?? 0)) return;
      waiting = [
        ...waiting,
        {
          kind,
          amount: whole,
          at: now(),
          device,
          ...(answerId ? { answerId } : {}),
          ...(detail ? { detail: detail.replace(/[^\w.-]/g, '').slice(0, 40) || 'other' } : {}),
        },
      ];
      keep();
    },
    flush: () => {
      // A refusal or a lost network is no matter for the candidate: what waits is tried again.
      running ??= handOver()
        .catch(() => {
          number = null;
        })
        .finally(() => {
          running = null;
        });
      return running;
    },
    waiting: () => waiting.length,
  };
}
