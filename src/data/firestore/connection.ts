// Whether the database answers this page, and getting it back soon: the SDK's own pauses grow to a minute and more. Free of the SDK, so that every page can ask.
import { createEmitter } from '#domain/base/store.ts';
import { buildRestAddress } from './restAddress.ts';

/** Who answers: the server, something in between such as the sign-in page of a Wi-Fi, or nobody. */
export type Answering = 'server' | 'stranger' | 'nobody';

/** What the connection needs of the world. */
export interface ConnectionWorld {
  /** Who answers at the address of the server. */
  reach: () => Promise<Answering>;
  /** Connects anew, without the pause that is left. */
  reconnect: () => Promise<void>;
  isOnline: () => boolean;
}

export interface Connection {
  /** True while what is shown comes from this device because the server does not answer. */
  isAway: () => boolean;
  /** True while something else answers at the server's address. */
  isIntercepted: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Calls back when the server was found again: what does not ask by itself asks now. */
  onFound: (listener: () => void) => () => void;
  /** A new live reading; tell it of each snapshot, and of its end. */
  follow: () => { seen: (fromCache: boolean) => void; end: () => void };
}

/** So long a reading may come from the device before that is shown. */
const graceMs = 4_000;
/** How often the server is looked for while it is away. */
const lookMs = 5_000;
/** So long a new connection is left to itself; twice as long after each that brought nothing, so that a slow connection is not cut off again and again. */
const restMs = 15_000;
const longestRestMs = 120_000;

/** Makes the connection of one page. */
export function makeConnection(world: ConnectionWorld): Connection {
  const stale = new Set<object>();
  const changes = createEmitter();
  const found = createEmitter();
  let away = false;
  let intercepted = false;
  let rest = restMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setAway(next: boolean, byStranger = next && intercepted): void {
    if (away === next && intercepted === byStranger) return;
    away = next;
    intercepted = byStranger;
    changes.emit();
  }
  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  }
  async function look(): Promise<void> {
    setAway(true);
    const answering = world.isOnline()
      ? await world.reach().catch(() => 'nobody' as const)
      : 'nobody';
    if (stale.size === 0) return;
    setAway(true, answering === 'stranger');
    if (answering !== 'server') return wait(lookMs);
    await world.reconnect().catch(() => undefined);
    found.emit();
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
    setAway(false);
  }

  return {
    isAway: () => away,
    isIntercepted: () => intercepted,
    onFound: found.subscribe,
    subscribe: changes.subscribe,
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

/** Asks for one of the texts that anybody may read: a refusal would stand in the console as a fault.
 * The server lets the page read its answer and never answers with a page (HTML). What comes from
 * something in between is a page, or may not be read; a connection that is down gives nothing. */
export async function reachServer(): Promise<Answering> {
  const signal = AbortSignal.timeout(reachMs);
  const structuredQuery = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId: 'legalTexts' }],
    limit: 1,
  };
  const ask = (mode: RequestMode): Promise<Response> =>
    fetch(buildRestAddress('runQuery'), {
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
      mode,
      cache: 'no-store',
      signal,
    });
  try {
    return detectWhoAnswers((await ask('cors')).headers.get('content-type'));
  } catch {
    await ask('no-cors');
    return 'stranger';
  }
}

/** Who gives an answer of this type. */
export function detectWhoAnswers(contentType: string | null): Answering {
  return (contentType ?? '').includes('html') ? 'stranger' : 'server';
}

/** The connection of this page. */
export const connection = makeConnection({
  reach: reachServer,
  reconnect: async () => (await import('./database.ts')).reconnect(),
  isOnline: () => globalThis.navigator?.onLine !== false,
});
