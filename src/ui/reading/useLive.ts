// Reading: suspends until the first value, then stays current; throws a Fault to the nearest boundary.
import { use, useCallback, useSyncExternalStore } from 'react';
import type { Source } from '#domain/base/source.ts';

interface Entry {
  first: Promise<void>;
  /** Ends the waiting for `first`. */
  settle: () => void;
  value: unknown;
  error: unknown;
  hasValue: boolean;
  listeners: Set<() => void>;
  stop: () => void;
  idle: ReturnType<typeof setTimeout> | undefined;
}

const entries = new Map<string, Entry>();
/** How long a source without readers is kept, so that going back and forth does not read again. */
const idleMs = 10_000;
/** How long one that has not answered yet is kept: somebody may still wait for it, and a waiting reader is not known as one. */
const unansweredMs = 60_000;
const failedMs = 50;
/** How long its last value is kept after that: a page seen a moment ago shows it at once, while it is read again. */
const memoryMs = 90_000;
const remembered = new Map<string, { value: unknown; forget: ReturnType<typeof setTimeout> }>();

function remember(key: string, { hasValue, error, value }: Entry): void {
  clearTimeout(remembered.get(key)?.forget);
  remembered.delete(key);
  if (!hasValue || error !== undefined) return;
  remembered.set(key, { value, forget: setTimeout(() => remembered.delete(key), memoryMs) });
}

function isAnswered({ hasValue, error }: Entry): boolean {
  return hasValue || error !== undefined;
}

function release(key: string, entry: Entry): void {
  clearTimeout(entry.idle);
  entry.idle = setTimeout(
    () => {
      if (entry.listeners.size > 0) return;
      entry.stop();
      remember(key, entry);
      if (entries.get(key) === entry) entries.delete(key);
      // Whoever waits in spite of all asks anew.
      entry.settle();
    },
    isAnswered(entry) ? idleMs : unansweredMs,
  );
}

function open<T>(source: Source<T>): Entry {
  const known = entries.get(source.key);
  if (known) return known;
  let resolve: () => void = () => undefined;
  const first = new Promise<void>((done) => {
    resolve = done;
  });
  const settle = (): void => {
    // React reads this mark: a promise that is done then never suspends, not even for a moment.
    void Object.assign(first, { status: 'fulfilled' });
    resolve();
  };
  const entry: Entry = {
    first,
    settle,
    value: undefined,
    error: undefined,
    hasValue: false,
    listeners: new Set(),
    stop: () => undefined,
    idle: undefined,
  };
  entries.set(source.key, entry);
  const memory = remembered.get(source.key);
  if (memory) {
    entry.value = memory.value;
    entry.hasValue = true;
    settle();
  }
  const change = (answer: Pick<Entry, 'value' | 'error'>): void => {
    const isFirst = !isAnswered(entry);
    Object.assign(entry, answer, { hasValue: entry.hasValue || answer.error === undefined });
    settle();
    for (const listener of entry.listeners) listener();
    if (isFirst && entry.listeners.size === 0) release(source.key, entry);
  };
  entry.stop = source.subscribe(
    (value) => change({ value, error: undefined }),
    (error) => change({ value: entry.value, error }),
  );
  release(source.key, entry);
  return entry;
}

/** Forgets every source: at sign-out, and after an error before trying again. */
export function forgetLive(): void {
  for (const [key, entry] of entries) {
    entry.stop();
    clearTimeout(entry.idle);
    entries.delete(key);
  }
  for (const { forget } of remembered.values()) clearTimeout(forget);
  remembered.clear();
}

/** Begins to read what a page will ask for in a moment. Whoever asks too early is refused; that is forgotten, and the page asks anew. */
export function readAheadLive(source: Source<unknown>): void {
  const entry = open(source);
  const drop = (): void => {
    if (entry.error === undefined) return;
    entry.listeners.delete(drop);
    entry.stop();
    clearTimeout(entry.idle);
    if (entries.get(source.key) === entry) entries.delete(source.key);
  };
  entry.listeners.add(drop);
  setTimeout(() => {
    entry.listeners.delete(drop);
    if (entry.listeners.size === 0) release(source.key, entry);
  }, idleMs);
}

/** A failed source is asked anew by "Try again", not by React, which renders once more before it gives up to the boundary. */
function forgetFailed(key: string, entry: Entry): void {
  setTimeout(() => {
    if (entries.get(key) !== entry) return;
    entry.stop();
    clearTimeout(entry.idle);
    entries.delete(key);
  }, failedMs);
}

/** The current value of a source. Suspends, then re-renders with each change; a failed source throws its Fault. */
export function useLive<T>(source: Source<T>): T {
  const entry = open(source);
  const subscribe = useCallback(
    (listener: () => void) => {
      entry.listeners.add(listener);
      clearTimeout(entry.idle);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0) release(source.key, entry);
      };
    },
    [entry, source.key],
  );
  // The pair changes identity with every change, so that equal values still re-render.
  useSyncExternalStore(
    subscribe,
    () => entry.error ?? entry.value,
    () => entry.error ?? entry.value,
  );
  if (entry.error !== undefined) {
    forgetFailed(source.key, entry);
    throw entry.error;
  }
  // Always called: when a value arrives between suspending and rendering again, React expects the same `use` once more.
  use(entry.first);
  // React may have taken up the former promise, which ended without an answer.
  if (!entry.hasValue) use(entry.first);
  return entry.value as T;
}
