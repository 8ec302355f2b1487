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
import type { OutboxState, Outbox, OutboxOptions } from './outboxContract.ts';

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

/** The words of one session on their way: on this device first, then to the server. */
class SessionOutbox {
  readonly options: Required<OutboxOptions>;
  state: OutboxState;
  readonly changes = createEmitter();
  readonly unkept = new Set<string>();
  /** On their way to the device: a page that goes away may take these with it. */
  private readonly keeping = new Map<string, number>();
  private waitingToSee: readonly { id: string; words: ServerWords }[] = [];
  private stamp = 0;
  running = false;
  /** Grows with each start: what an earlier run still had on its way is no longer ours to write down. */
  run = 0;
  private busy = false;
  stopListening: () => void = () => undefined;
  keepTimer: ReturnType<typeof setTimeout> | undefined;
  sendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Required<OutboxOptions>) {
    this.options = options;
    this.state = {
      ready: false,
      entries: new Map(),
      notes: {},
      level: this.options.store.level(),
      lost: null,
    };
  }

  publish(change: Partial<OutboxState>): void {
    this.state = { ...this.state, ...change, level: this.options.store.level() };
    this.changes.emit();
  }

  set(entry: OutboxEntry): void {
    if (this.state.entries.get(entry.id) === entry) return;
    this.publish({ entries: new Map(this.state.entries).set(entry.id, entry) });
    this.keepSoon(entry.id);
  }

  readonly change = (id: string, step: (entry: OutboxEntry) => OutboxEntry): void => {
    const entry = this.state.entries.get(id);
    if (entry) this.set(step(entry));
  };

  // ---- on the device
  private copyOf(id: string): { id: string; stamp: number; value: unknown } {
    this.stamp = Math.max(this.stamp + 1, this.options.now());
    return {
      id,
      stamp: this.stamp,
      value: id === noteId ? this.state.notes : this.state.entries.get(id),
    };
  }

  keepSoon(id: string): void {
    this.unkept.add(id);
    this.keepTimer ??= setTimeout(() => void this.keep(), keepMs);
  }

  private async keepOne(id: string): Promise<void> {
    this.keeping.set(id, (this.keeping.get(id) ?? 0) + 1);
    try {
      await this.options.store.put(this.options.session, this.copyOf(id));
    } finally {
      this.keeping.set(id, (this.keeping.get(id) ?? 1) - 1);
    }
  }

  async keep(): Promise<void> {
    clearTimeout(this.keepTimer);
    this.keepTimer = undefined;
    const ids = [...this.unkept];
    this.unkept.clear();
    const before = this.options.store.level();
    await Promise.all(ids.map((id) => this.keepOne(id)));
    if (this.options.store.level() !== before)
      this.publish(
        this.state.lost === 'storing' && this.options.store.level() !== 'memory'
          ? { lost: 'stored' }
          : {},
      );
  }

  /** What the page holds goes to the device again: words, and what the room keeps beside them. */
  async keepAgain(): Promise<void> {
    if (!this.state.ready) return;
    this.publish({ lost: 'storing' });
    for (const id of [noteId, ...this.state.entries.keys()]) this.unkept.add(id);
    await this.keep();
    this.publish({ lost: this.options.store.level() === 'memory' ? 'storing' : 'stored' });
  }

  readonly leaving = (): void => {
    const underWay = [...this.keeping].flatMap(([id, count]) => (count > 0 ? [id] : []));
    for (const id of new Set([...this.unkept, ...underWay]))
      this.options.store.putNow(this.options.session, this.copyOf(id));
    void this.keep();
  };

  readonly visibility = (): void => {
    if (document.visibilityState !== 'hidden') return this.schedule();
    this.leaving();
    this.hurry();
  };

  // ---- to the server
  schedule(): void {
    clearTimeout(this.sendTimer);
    if (!this.running || this.busy) return;
    const due = [...this.state.entries.values()].flatMap((entry) => dueAt(entry) ?? []);
    if (due.length === 0) return;
    this.sendTimer = setTimeout(
      () => void this.send(),
      Math.max(0, Math.min(...due) - this.options.now()),
    );
  }

  private async send(): Promise<void> {
    if (!this.running || this.busy) return;
    if (!this.options.isOnline()) {
      this.sendTimer = setTimeout(() => void this.send(), offlinePauseMs);
      return;
    }
    const entry = [...this.state.entries.values()].find(
      (one) => (dueAt(one) ?? Infinity) <= this.options.now(),
    );
    if (!entry) return this.schedule();
    this.busy = true;
    const leaves = sending(entry);
    const current = this.run;
    this.set(leaves);
    try {
      const delivery = await this.options.deliver(leaves);
      if (this.running && this.run === current)
        this.change(entry.id, (one) =>
          delivery.kind === 'saved'
            ? confirmed(one, leaves.edit, delivery.rev, this.options.now())
            : conflicted(one, delivery.server),
        );
    } catch (error) {
      const fault = faultOf(error);
      if (this.running && this.run === current)
        this.change(entry.id, (one) =>
          final.has(fault.code)
            ? refused(one, fault.code, this.options.now())
            : postponed(one, this.options.now()),
        );
    } finally {
      this.busy = false;
      this.schedule();
    }
  }

  readonly hurry = (): void => {
    for (const entry of this.state.entries.values())
      if (isUnsaved(entry))
        this.set({
          ...entry,
          changedAt: 0,
          firstUnsentAt: 0,
          retryAt: entry.refusal ? entry.retryAt : 0,
        });
    this.schedule();
  };

  readonly retry = (): void => {
    for (const entry of this.state.entries.values()) if (isUnsaved(entry)) this.set(allowed(entry));
    this.hurry();
  };

  async load(): Promise<void> {
    const copies = await this.options.store.all(this.options.session);
    this.stamp = copies.reduce((highest, { stamp: one }) => Math.max(highest, one), this.stamp);
    const entries = new Map<string, OutboxEntry>();
    for (const { id, value } of copies) {
      const kept = value as OutboxEntry;
      if (id !== noteId && typeof kept?.text === 'string')
        entries.set(id, revived({ ...freshEntry(id), ...kept }));
    }
    this.publish({
      ready: true,
      entries,
      notes: (copies.find(({ id }) => id === noteId)?.value ?? {}) as OutboxState['notes'],
    });
    this.see(this.waitingToSee);
  }

  readonly see = (answers: readonly { id: string; words: ServerWords }[]): void => {
    // Until the device was read nobody knows whether newer words wait there.
    if (!this.state.ready) this.waitingToSee = answers;
    else
      for (const { id, words } of answers)
        this.set(seen(this.state.entries.get(id) ?? freshEntry(id, words.prompt), words));
  };
}

/** Makes the outbox of one session. */
export function makeOutbox({
  session,
  store,
  deliver,
  now = Date.now,
  isOnline = () => globalThis.navigator?.onLine !== false,
}: OutboxOptions): Outbox {
  const outbox = new SessionOutbox({ session, store, deliver, now, isOnline });

  return {
    state: () => outbox.state,
    subscribe: outbox.changes.subscribe,
    async start() {
      if (outbox.running) return;
      outbox.running = true;
      outbox.run += 1;
      globalThis.addEventListener?.('pagehide', outbox.leaving);
      globalThis.addEventListener?.('online', outbox.hurry);
      globalThis.document?.addEventListener('visibilitychange', outbox.visibility);
      outbox.stopListening = outbox.options.store.onLost(() => void outbox.keepAgain());
      await outbox.load();
      outbox.schedule();
    },
    async stop() {
      outbox.running = false;
      clearTimeout(outbox.sendTimer);
      outbox.stopListening();
      globalThis.removeEventListener?.('pagehide', outbox.leaving);
      globalThis.removeEventListener?.('online', outbox.hurry);
      globalThis.document?.removeEventListener('visibilitychange', outbox.visibility);
      await outbox.keep();
    },
    type: (id, text, prompt = null) => {
      outbox.set(
        typed(outbox.state.entries.get(id) ?? freshEntry(id, prompt), text, outbox.options.now()),
      );
      outbox.schedule();
    },
    note: (name, value) => {
      outbox.publish({ notes: { ...outbox.state.notes, [name]: value } });
      outbox.keepSoon(noteId);
    },
    see: outbox.see,
    choose: (id, text) => {
      outbox.change(id, (entry) => chosen(entry, text, outbox.options.now()));
      outbox.schedule();
    },
    retry: outbox.retry,
    hurry: outbox.hurry,
    async forget() {
      clearTimeout(outbox.keepTimer);
      outbox.keepTimer = undefined;
      outbox.unkept.clear();
      await outbox.options.store.forget(outbox.options.session);
    },
  };
}
