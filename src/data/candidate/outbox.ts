// One queue per session: words go to the device first, then to the server, one write at a time, until the server has confirmed the newest.
import type { Fault } from '#domain/base/fault.ts';
import { faultOf } from '#data/firestore/faults.ts';
import {
  allowEntry,
  chooseText,
  markSaved,
  markConflict,
  findDueTime,
  createEntry,
  isUnsaved,
  postponeEntry,
  refuseEntry,
  reviveEntry,
  rememberServer,
  markSending,
  typeText,
  type OutboxEntry,
  type ServerWords,
} from './outboxEntry.ts';
import type { OutboxState, Outbox, OutboxOptions } from './outboxContract.ts';
import { noteId, OutboxOnDevice } from './outboxOnDevice.ts';
import { waitMs } from './outboxPauses.ts';

const offlinePauseMs = 15_000;
/** Refusals: shown as such, and tried again seldom. Everything else is tried again soon. */
const final = new Set<Fault['code']>([
  'permissionDenied',
  'damaged',
  'notFound',
  'accountDisabled',
]);

/** The words of one session on their way: on this device first, then to the server. */
class SessionOutbox extends OutboxOnDevice {
  private waitingToSee: readonly { id: string; words: ServerWords }[] = [];
  running = false;
  /** Grows with each start: what an earlier run still had on its way is no longer ours to write down. */
  run = 0;
  private busy = false;
  stopListening: () => void = () => undefined;
  sendTimer: ReturnType<typeof setTimeout> | undefined;

  readonly visibility = (): void => {
    if (document.visibilityState !== 'hidden') return this.schedule();
    this.leaving();
    this.hurry();
  };

  schedule(): void {
    clearTimeout(this.sendTimer);
    if (!this.running || this.busy) return;
    const due = [...this.state.entries.values()].flatMap((entry) => findDueTime(entry) ?? []);
    if (due.length === 0) return;
    this.sendTimer = setTimeout(
      () => void this.send(),
      Math.min(...due.map((moment) => waitMs(moment, this.options.now()))),
    );
  }

  private async send(): Promise<void> {
    if (!this.running || this.busy) return;
    if (!this.options.isOnline()) {
      this.sendTimer = setTimeout(() => void this.send(), offlinePauseMs);
      return;
    }
    const entry = [...this.state.entries.values()].find((one) => {
      const moment = findDueTime(one);
      return moment !== null && waitMs(moment, this.options.now()) === 0;
    });
    if (!entry) return this.schedule();
    this.busy = true;
    const leaves = markSending(entry);
    const current = this.run;
    this.set(leaves);
    try {
      const delivery = await this.options.deliver(leaves);
      if (this.running && this.run === current)
        this.change(entry.id, (one) =>
          delivery.kind === 'saved'
            ? markSaved(one, leaves.edit, delivery.rev, this.options.now())
            : markConflict(one, delivery.server),
        );
    } catch (error) {
      const fault = faultOf(error);
      if (this.running && this.run === current)
        this.change(entry.id, (one) =>
          final.has(fault.code)
            ? refuseEntry(one, fault.code, this.options.now())
            : postponeEntry(one, this.options.now()),
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
    for (const entry of this.state.entries.values())
      if (isUnsaved(entry)) this.set(allowEntry(entry));
    this.hurry();
  };

  async load(): Promise<void> {
    const copies = await this.options.store.all(this.options.session);
    this.stamp = copies.reduce((highest, { stamp: one }) => Math.max(highest, one), this.stamp);
    const entries = new Map<string, OutboxEntry>();
    for (const { id, value } of copies) {
      const kept = value as OutboxEntry;
      if (id !== noteId && typeof kept?.text === 'string')
        entries.set(id, reviveEntry({ ...createEntry(id), ...kept }));
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
        this.set(
          rememberServer(this.state.entries.get(id) ?? createEntry(id, words.prompt), words),
        );
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
        typeText(
          outbox.state.entries.get(id) ?? createEntry(id, prompt),
          text,
          outbox.options.now(),
        ),
      );
      outbox.schedule();
    },
    note: (name, value) => {
      outbox.publish({ notes: { ...outbox.state.notes, [name]: value } });
      outbox.keepSoon(noteId);
    },
    see: outbox.see,
    choose: (id, text) => {
      outbox.change(id, (entry) => chooseText(entry, text, outbox.options.now()));
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
