// One queue per session: words go to the device first, then to the server, one write at a time, until the server has confirmed the newest.
import type { Fault } from '#domain/base/fault.ts';
import { createEmitter } from '#domain/base/store.ts';
import { faultOf } from '#data/firestore/faults.ts';
import {
  allowed,
  chosen,
  confirmed,
  conflicted,
  dueAt,
  freshEntry,
  isUnsaved,
  postponed,
  refused,
  revived,
  seen,
  sending,
  typed,
  type OutboxEntry,
  type ServerWords,
} from './outboxEntry.ts';
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

const keepMs = 200;
const offlinePauseMs = 15_000;
const noteId = '_notes';
/** Refusals: said as such, and tried again seldom. Everything else is tried again soon. */
const final = new Set<Fault['code']>([
  'permissionDenied',
  'damaged',
  'notFound',
  'accountDisabled',
]);

/** Makes the outbox of one session. */
export function makeOutbox({
  session,
  store,
  deliver,
  now = Date.now,
  isOnline = () => globalThis.navigator?.onLine !== false,
}: OutboxOptions): Outbox {
  let state: OutboxState = {
    ready: false,
    entries: new Map(),
    notes: {},
    level: store.level(),
    lost: null,
  };
  const { emit, subscribe } = createEmitter();
  const unkept = new Set<string>();
  /** On their way to the device: a page that goes away may take these with it. */
  const keeping = new Map<string, number>();
  let waitingToSee: readonly { id: string; words: ServerWords }[] = [];
  let stamp = 0;
  let running = false;
  /** Grows with each start: what an earlier run still had on its way is no longer ours to write down. */
  let run = 0;
  let busy = false;
  let stopListening: () => void = () => undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  function publish(change: Partial<OutboxState>): void {
    state = { ...state, ...change, level: store.level() };
    emit();
  }
  function set(entry: OutboxEntry): void {
    if (state.entries.get(entry.id) === entry) return;
    publish({ entries: new Map(state.entries).set(entry.id, entry) });
    keepSoon(entry.id);
  }
  function change(id: string, step: (entry: OutboxEntry) => OutboxEntry): void {
    const entry = state.entries.get(id);
    if (entry) set(step(entry));
  }

  // ---- on the device
  function copyOf(id: string): { id: string; stamp: number; value: unknown } {
    stamp = Math.max(stamp + 1, now());
    return { id, stamp, value: id === noteId ? state.notes : state.entries.get(id) };
  }
  function keepSoon(id: string): void {
    unkept.add(id);
    keepTimer ??= setTimeout(() => void keep(), keepMs);
  }
  async function keepOne(id: string): Promise<void> {
    keeping.set(id, (keeping.get(id) ?? 0) + 1);
    try {
      await store.put(session, copyOf(id));
    } finally {
      keeping.set(id, (keeping.get(id) ?? 1) - 1);
    }
  }
  async function keep(): Promise<void> {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const ids = [...unkept];
    unkept.clear();
    const before = store.level();
    await Promise.all(ids.map((id) => keepOne(id)));
    if (store.level() !== before)
      publish(state.lost === 'storing' && store.level() !== 'memory' ? { lost: 'stored' } : {});
  }
  /** What the page holds goes to the device again: words, and what the room keeps beside them. */
  async function keepAgain(): Promise<void> {
    if (!state.ready) return;
    publish({ lost: 'storing' });
    for (const id of [noteId, ...state.entries.keys()]) unkept.add(id);
    await keep();
    publish({ lost: store.level() === 'memory' ? 'storing' : 'stored' });
  }
  function leaving(): void {
    const underWay = [...keeping].flatMap(([id, count]) => (count > 0 ? [id] : []));
    for (const id of new Set([...unkept, ...underWay])) store.putNow(session, copyOf(id));
    void keep();
  }
  function visibility(): void {
    if (document.visibilityState !== 'hidden') return schedule();
    leaving();
    hurry();
  }

  // ---- to the server
  function schedule(): void {
    clearTimeout(sendTimer);
    if (!running || busy) return;
    const due = [...state.entries.values()].flatMap((entry) => dueAt(entry) ?? []);
    if (due.length === 0) return;
    sendTimer = setTimeout(() => void send(), Math.max(0, Math.min(...due) - now()));
  }
  async function send(): Promise<void> {
    if (!running || busy) return;
    if (!isOnline()) {
      sendTimer = setTimeout(() => void send(), offlinePauseMs);
      return;
    }
    const entry = [...state.entries.values()].find((one) => (dueAt(one) ?? Infinity) <= now());
    if (!entry) return schedule();
    busy = true;
    const leaves = sending(entry);
    const current = run;
    set(leaves);
    try {
      const delivery = await deliver(leaves);
      if (running && run === current)
        change(entry.id, (one) =>
          delivery.kind === 'saved'
            ? confirmed(one, leaves.edit, delivery.rev, now())
            : conflicted(one, delivery.server),
        );
    } catch (error) {
      const fault = faultOf(error);
      if (running && run === current)
        change(entry.id, (one) =>
          final.has(fault.code) ? refused(one, fault.code, now()) : postponed(one, now()),
        );
    } finally {
      busy = false;
      schedule();
    }
  }
  function hurry(): void {
    for (const entry of state.entries.values())
      if (isUnsaved(entry))
        set({
          ...entry,
          changedAt: 0,
          firstUnsentAt: 0,
          retryAt: entry.refusal ? entry.retryAt : 0,
        });
    schedule();
  }
  function retry(): void {
    for (const entry of state.entries.values()) if (isUnsaved(entry)) set(allowed(entry));
    hurry();
  }

  async function load(): Promise<void> {
    const copies = await store.all(session);
    stamp = copies.reduce((highest, { stamp: one }) => Math.max(highest, one), stamp);
    const entries = new Map<string, OutboxEntry>();
    for (const { id, value } of copies) {
      const kept = value as OutboxEntry;
      if (id !== noteId && typeof kept?.text === 'string')
        entries.set(id, revived({ ...freshEntry(id), ...kept }));
    }
    publish({
      ready: true,
      entries,
      notes: (copies.find(({ id }) => id === noteId)?.value ?? {}) as OutboxState['notes'],
    });
    see(waitingToSee);
  }
  function see(answers: readonly { id: string; words: ServerWords }[]): void {
    // Until the device was read nobody knows whether newer words wait there.
    if (!state.ready) waitingToSee = answers;
    else
      for (const { id, words } of answers)
        set(seen(state.entries.get(id) ?? freshEntry(id, words.prompt), words));
  }

  return {
    state: () => state,
    subscribe,
    async start() {
      if (running) return;
      running = true;
      run += 1;
      globalThis.addEventListener?.('pagehide', leaving);
      globalThis.addEventListener?.('online', hurry);
      globalThis.document?.addEventListener('visibilitychange', visibility);
      stopListening = store.onLost(() => void keepAgain());
      await load();
      schedule();
    },
    async stop() {
      running = false;
      clearTimeout(sendTimer);
      stopListening();
      globalThis.removeEventListener?.('pagehide', leaving);
      globalThis.removeEventListener?.('online', hurry);
      globalThis.document?.removeEventListener('visibilitychange', visibility);
      await keep();
    },
    type: (id, text, prompt = null) => {
      set(typed(state.entries.get(id) ?? freshEntry(id, prompt), text, now()));
      schedule();
    },
    note: (name, value) => {
      publish({ notes: { ...state.notes, [name]: value } });
      keepSoon(noteId);
    },
    see,
    choose: (id, text) => {
      change(id, (entry) => chosen(entry, text, now()));
      schedule();
    },
    retry,
    hurry,
    async forget() {
      clearTimeout(keepTimer);
      keepTimer = undefined;
      unkept.clear();
      await store.forget(session);
    },
  };
}
