// What stays current: a named thing that can be subscribed to. data/ makes sources, ui/useLive reads them.

export interface Source<T> {
  /** Two sources with the same key are the same thing. */
  key: string;
  /** Calls `next` with the value and with each change; `fail` once, with a Fault; returns how to stop. */
  subscribe: (next: (value: T) => void, fail: (error: unknown) => void) => () => void;
}

/** A stored document with its name. */
export interface Stored<T> { id: string; path: string; data: T; /** True while a local write waits for the server. */ pending: boolean }
/** A document that does not fit its schema: shown as damaged, never hiding its neighbours. */
export interface Damaged { id: string; path: string; problems: string[] }
/** A page of a list. */
export interface Listed<T> { items: Stored<T>[]; damaged: Damaged[]; /** True when the list is longer than what was read. */ more: boolean }
