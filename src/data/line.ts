// Whether the database answers this page, and getting it back soon: the SDK's own pauses grow to a minute and more. Free of the SDK, so that every page can ask.
import { settings } from './settings.ts';

/** What the line needs of the world. */
export interface LineWorld {
  /** True when the server can be reached at all. */
  reach: () => Promise<boolean>;
  /** Connects anew, without the pause that is left. */
  reconnect: () => Promise<void>;
  isOnline: () => boolean;
}

export interface Line {
  /** True while what is shown comes from this device because the server does not answer. */
  isAway: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** A new live reading; tell it of each snapshot, and of its end. */
  follow: () => { seen: (fromCache: boolean) => void; end: () => void };
}

/** So long a reading may come from the device before that is said. */
const graceMs = 4_000;
/** How often the server is looked for while it is away. */
const lookMs = 5_000;
/** So long a new connection is left to itself; twice as long after each that brought nothing, so that a slow line is not cut off again and again. */
const restMs = 15_000;
const longestRestMs = 120_000;

/** Makes the line of one page. */
export function makeLine(world: LineWorld): Line {
  const stale = new Set<object>();
  const listeners = new Set<() => void>();
  let away = false;
  let rest = restMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(next: boolean): void {
    if (away === next) return;
    away = next;
    for (const listener of listeners) listener();
  }
  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  }
  async function look(): Promise<void> {
    tell(true);
    const reached = world.isOnline() && (await world.reach().catch(() => false));
    if (stale.size === 0) return;
    if (!reached) return wait(lookMs);
    await world.reconnect().catch(() => undefined);
    if (stale.size === 0) return;
    wait(rest);
    rest = Math.min(longestRestMs, rest * 2);
  }
  function changed(): void {
    if (stale.size > 0) {
      if (timer === undefined) wait(graceMs);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    rest = restMs;
    tell(false);
  }

  return {
    isAway: () => away,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: () => {
      const mark = {};
      return {
        seen: (fromCache) => {
          if (fromCache) stale.add(mark);
          else stale.delete(mark);
          changed();
        },
        end: () => {
          stale.delete(mark);
          changed();
        },
      };
    },
  };
}

const reachMs = 4_000;

/** Any answer will do, an error too: only a line that is down gives none. */
async function reachServer(): Promise<boolean> {
  const { local } = settings();
  await fetch(local ? `http://${local.firestore}/` : 'https://firestore.googleapis.com/', { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(reachMs) });
  return true;
}

/** The line of this page. */
export const line = makeLine({ reach: reachServer, reconnect: async () => (await import('./database.ts')).reconnect(), isOnline: () => globalThis.navigator?.onLine !== false });
