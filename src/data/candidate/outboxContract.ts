// What the outbox of a session says of itself and can be asked to do.
import type { OutboxEntry, ServerWords } from './outboxEntry.ts';
import type { OutboxStore, StoreLevel } from './outboxStore.ts';

/** What became of a write: the server holds these words as revision `rev`, or it holds others. */
export type Delivery = { kind: 'saved'; rev: number } | { kind: 'conflict'; server: ServerWords };
type Deliver = (entry: OutboxEntry) => Promise<Delivery>;

export interface OutboxState {
  /** False until the device was read. */
  ready: boolean;
  entries: ReadonlyMap<string, OutboxEntry>;
  /** What the room keeps beside the words, such as the follow-ups that were asked. */
  notes: Readonly<Record<string, unknown>>;
  level: StoreLevel;
  /** The device lost what it had kept: `storing` until it is all stored again, from this page. */
  lost: 'storing' | 'stored' | null;
}

export interface Outbox {
  state: () => OutboxState;
  subscribe: (listener: () => void) => () => void;
  start: () => Promise<void>;
  /** Keeps everything on the device and sends no more. */
  stop: () => Promise<void>;
  type: (id: string, text: string, prompt?: string | null) => void;
  note: (name: string, value: unknown) => void;
  see: (answers: readonly { id: string; words: ServerWords }[]) => void;
  choose: (id: string, text: string) => void;
  /** Sends everything now, refused words too. */
  retry: () => void;
  /** Sends what waits without its pause; refused words stay. */
  hurry: () => void;
  forget: () => Promise<void>;
}

export interface OutboxOptions {
  session: string;
  store: OutboxStore;
  deliver: Deliver;
  now?: () => number;
  isOnline?: () => boolean;
}
