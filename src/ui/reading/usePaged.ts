// A long list on a screen: what has come so far, and how to ask for more. Kept for a while after leaving, so that going back finds it as it was.
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Paged, PagedSource } from '#domain/base/source.ts';

interface Entry {
  state: Paged<unknown>;
  error: unknown;
  more: () => void;
  stop: () => void;
  listeners: Set<() => void>;
  idle: ReturnType<typeof setTimeout> | undefined;
}

const entries = new Map<string, Entry>();
/** How long a list without readers is kept. */
const idleMs = 90_000;
/** How long what is read ahead waits for its page. */
const aheadMs = 10_000;
const nothingYet: Paged<unknown> = {
  items: [],
  damaged: [],
  more: false,
  loading: true,
  scanned: 0,
};

function forget(key: string, entry: Entry): void {
  clearTimeout(entry.idle);
  entry.stop();
  if (entries.get(key) === entry) entries.delete(key);
}

function release(key: string, entry: Entry): void {
  clearTimeout(entry.idle);
  entry.idle = setTimeout(() => {
    if (entry.listeners.size === 0) forget(key, entry);
  }, idleMs);
}

function open<T>(source: PagedSource<T>): Entry {
  const known = entries.get(source.key);
  if (known) return known;
  const entry: Entry = {
    state: nothingYet,
    error: undefined,
    more: () => undefined,
    stop: () => undefined,
    listeners: new Set(),
    idle: undefined,
  };
  entries.set(source.key, entry);
  const changed = (): void => {
    for (const listener of entry.listeners) listener();
  };
  const { more, stop } = source.open(
    (state) => {
      entry.state = state;
      changed();
    },
    (error) => {
      entry.error = error;
      changed();
    },
  );
  entry.more = more;
  entry.stop = stop;
  release(source.key, entry);
  return entry;
}

/** Forgets every list, at sign-out. */
export function forgetPaged(): void {
  for (const [key, entry] of entries) forget(key, entry);
}

/** Begins to read a list that a page will ask for in a moment. A refusal is forgotten, and the page asks anew. */
export function readAheadPaged(source: PagedSource<unknown>): void {
  const entry = open(source);
  const drop = (): void => {
    if (entry.error === undefined) return;
    entry.listeners.delete(drop);
    forget(source.key, entry);
  };
  entry.listeners.add(drop);
  setTimeout(() => {
    entry.listeners.delete(drop);
    if (entry.listeners.size === 0) release(source.key, entry);
  }, aheadMs);
}

export interface PagedList<T> extends Paged<T> {
  askMore: () => void;
}

/** What has come of a list so far. A failed list throws its Fault to the boundary. */
export function usePaged<T>(source: PagedSource<T>): PagedList<T> {
  const entry = open(source);
  const { key } = source;
  const subscribe = useCallback(
    (listener: () => void) => {
      entry.listeners.add(listener);
      clearTimeout(entry.idle);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0) release(key, entry);
      };
    },
    [entry, key],
  );
  useSyncExternalStore(
    subscribe,
    () => entry.error ?? entry.state,
    () => entry.error ?? entry.state,
  );
  if (entry.error !== undefined) {
    setTimeout(() => forget(key, entry), 50);
    throw entry.error;
  }
  return { ...(entry.state as Paged<T>), askMore: entry.more };
}

/** Asks for the next page when the last row in view is near the end, as long as pages bring rows; where a filter finds none, somebody has to ask. */
export function usePrefetch(
  { more, loading, askMore }: Pick<PagedList<unknown>, 'more' | 'loading' | 'askMore'>,
  count: number,
  last: number,
  ahead: number,
): void {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (!more || loading || count === 0 || last < count - ahead || askedAt.current === count)
      return;
    askedAt.current = count;
    askMore();
  }, [more, loading, askMore, count, last, ahead]);
}
