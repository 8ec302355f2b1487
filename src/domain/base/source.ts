/** A live source: a named value that can be subscribed to. `data/` creates sources, `useLive` reads them. */

export interface Source<T> {
  /** Two sources with the same key are the same thing. */
  key: string;
  /** Calls `next` with the value and with each change; `fail` once, with a Fault; returns how to stop. */
  subscribe: (next: (value: T) => void, fail: (error: unknown) => void) => () => void;
}

/** A stored document with its name. */
export interface Stored<T> {
  id: string;
  path: string;
  data: T;
  /** True while a local write waits for the server. */
  pending: boolean;
}
/** A document that does not fit its schema: shown as damaged, never hiding its neighbours. */
export interface Damaged {
  id: string;
  path: string;
  problems: string[];
}
/** A page of a list. */
export interface Listed<T> {
  items: Stored<T>[];
  damaged: Damaged[];
  /** True when the list is longer than what was read. */
  more: boolean;
}

/** A long list, read page by page: only what has been asked for is here. */
export interface Paged<T> {
  items: Stored<T>[];
  damaged: Damaged[];
  /** True when there is more behind what was read. */
  more: boolean;
  /** True while a page is on its way. */
  loading: boolean;
  /** How many documents were looked at, also those that did not pass the filter. */
  scanned: number;
}
/** A long list that stays current. `open` calls `next` with each change, `fail` once; `more` asks for the next page. */
export interface PagedSource<T> {
  key: string;
  open: (
    next: (state: Paged<T>) => void,
    fail: (error: unknown) => void,
  ) => { more: () => void; stop: () => void };
}
