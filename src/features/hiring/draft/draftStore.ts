// The state of one draft on one screen: every change is kept on the device at once, then sent with a revision guard; what others saved meanwhile is merged in.
import type { DraftContent } from '#data/jobs/drafts.ts';
import { toFault } from '#domain/base/fault.ts';
import { createEmitter } from '#domain/base/store.ts';
import { createEmptyContent, type Edit } from './edits.ts';
import { mergeDraft, isSame, withField, type Conflict } from './mergeDraft.ts';
import {
  finalFaults,
  type DraftStorePorts,
  type DraftStoreState,
  type OnServer,
} from './draftState.ts';

export const debounceMs = 700;
const maxWaitMs = 3_000;
const retryMs = [2_000, 4_000, 8_000, 16_000, 30_000];

export class DraftStore {
  private state: DraftStoreState = {
    phase: 'loading',
    content: createEmptyContent('en'),
    rev: 0,
    saved: null,
    conflicts: [],
    fault: null,
    deviceRefused: false,
  };
  private base: OnServer = { content: createEmptyContent('en'), rev: 0 };
  /** While conflicts are open, the common ground before them, so that a reload finds them again. */
  private ground: DraftContent | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dirtySince: number | null = null;
  private sending: Promise<void> | null = null;
  private seenMeanwhile: OnServer | null | undefined;
  private failures = 0;
  private readonly changes = createEmitter();
  private readonly ports: DraftStorePorts;

  constructor(ports: DraftStorePorts) {
    this.ports = ports;
  }

  getState = (): DraftStoreState => this.state;
  subscribe = this.changes.subscribe;

  private set(part: Partial<DraftStoreState>): void {
    this.state = { ...this.state, ...part };
    this.changes.emit();
  }

  private get isDirty(): boolean {
    return !isSame(this.state.content, this.base.content);
  }

  /** Starts from what the server has and from what tabs that are gone left on this device. `fresh`: a new draft that the device could not keep. */
  open(
    server: OnServer | null,
    aliveTabs: ReadonlySet<string>,
    fresh: DraftContent | null = null,
  ): void {
    const left = this.ports.outbox.orphans(aliveTabs);
    const usable = left.filter(({ entry }) => server !== null || entry.baseRev === 0);
    const stray = left.at(-1);
    if (!server && fresh && left.length === 0) {
      this.set({ phase: 'ready', content: fresh });
      this.keep();
      return this.schedule(0);
    }
    if (!server && usable.length === 0) {
      this.set(
        stray
          ? { phase: 'orphaned', content: stray.entry.content, saved: 'onDevice' }
          : { phase: 'missing' },
      );
      return;
    }
    this.base = server ?? { content: usable[0]?.entry.base ?? createEmptyContent('en'), rev: 0 };
    let { content } = this.base;
    let conflicts: Conflict[] = [];
    for (const { entry } of usable) {
      const merged = mergeDraft(entry.base, entry.content, content);
      content = merged.content;
      conflicts = [
        ...conflicts.filter(({ path }) => !merged.conflicts.some((other) => other.path === path)),
        ...merged.conflicts,
      ];
    }
    if (conflicts.length > 0) this.ground = usable[0]?.entry.base ?? null;
    this.set({ phase: 'ready', content, rev: this.base.rev, conflicts });
    if (!this.isDirty) {
      for (const { key } of left) this.ports.outbox.forget(key);
      this.set({ saved: server ? 'confirmed' : null });
      return;
    }
    if (this.keep()) for (const { key } of usable) this.ports.outbox.forget(key);
    this.schedule(0);
  }

  /** Changes the content: on this device at once, to the server soon. */
  change = (edit: Edit): void => {
    if (this.state.phase !== 'ready') return;
    const content = edit(this.state.content);
    if (content === this.state.content) return;
    this.set({ content, fault: null });
    this.keep();
    this.schedule(debounceMs);
  };

  private keep(): boolean {
    const kept = this.ports.outbox.keep({
      content: this.state.content,
      base: this.ground ?? this.base.content,
      baseRev: this.base.rev,
      at: Date.now(),
    });
    this.set({ saved: kept ? 'onDevice' : 'sending', deviceRefused: !kept });
    return kept;
  }

  private schedule(waitMs: number): void {
    this.dirtySince ??= Date.now();
    clearTimeout(this.timer);
    const wait = Math.min(waitMs, Math.max(0, this.dirtySince + maxWaitMs - Date.now()));
    this.timer = setTimeout(() => void this.push(), wait);
  }

  /** Sends what is unsent; resolves when the server has answered or cannot be reached. */
  push = async (): Promise<void> => {
    clearTimeout(this.timer);
    // Whoever waited looks again: of several that waited for one send, only one may begin the next.
    while (this.sending) await this.sending;
    if (
      this.state.phase !== 'ready' ||
      this.state.conflicts.length > 0 ||
      !this.isDirty ||
      !this.ports.isOnline()
    )
      return;
    this.sending = this.send().finally(() => {
      this.sending = null;
    });
    await this.sending;
    this.catchUp();
  };

  private async send(): Promise<void> {
    const { content } = this.state;
    this.dirtySince = null;
    this.set({ saved: 'sending' });
    try {
      const result = await this.ports.save(content, this.base.rev);
      this.failures = 0;
      if (result.kind === 'saved') this.confirmed({ content, rev: result.rev });
      else if (result.kind === 'behind')
        this.rebase({ content: this.ports.contentOf(result.stored), rev: result.stored.data.rev });
      else this.set({ phase: 'orphaned', saved: 'onDevice' });
    } catch (error) {
      const fault = toFault(error);
      const passing = !finalFaults.has(fault.code);
      this.set(passing ? { saved: 'onDevice' } : { saved: 'refused', fault });
      if (!passing) console.error(fault, fault.cause);
      const wait = retryMs[Math.min(this.failures, retryMs.length - 1)] ?? 30_000;
      this.failures += 1;
      if (passing) this.timer = setTimeout(() => void this.push(), wait);
    }
  }

  private confirmed(server: OnServer): void {
    this.base = server;
    this.set({ rev: server.rev, fault: null });
    if (this.isDirty) {
      this.keep();
      this.schedule(debounceMs);
      return;
    }
    this.ports.outbox.clear();
    this.set({ saved: 'confirmed', deviceRefused: false });
  }

  private rebase(server: OnServer): void {
    const merged = mergeDraft(this.ground ?? this.base.content, this.state.content, server.content);
    if (merged.conflicts.length > 0) this.ground ??= this.base.content;
    this.base = server;
    this.set({ content: merged.content, conflicts: merged.conflicts, rev: server.rev });
    if (!this.isDirty) return this.confirmed(server);
    this.keep();
    if (merged.conflicts.length === 0) this.schedule(0);
  }

  /** The live document has changed. */
  serverChanged(server: OnServer | null): void {
    if (this.state.phase !== 'ready') return;
    if (this.sending) {
      this.seenMeanwhile = server;
      return;
    }
    if (server === null) {
      if (this.base.rev > 0)
        this.set(this.isDirty ? { phase: 'orphaned', saved: 'onDevice' } : { phase: 'missing' });
    } else if (server.rev > this.base.rev) this.rebase(server);
  }

  private catchUp(): void {
    const seen = this.seenMeanwhile;
    this.seenMeanwhile = undefined;
    if (seen !== undefined) this.serverChanged(seen);
  }

  /** Resolves a conflict: my text stays, or theirs replaces it. */
  resolve(path: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.state.conflicts.find((one) => one.path === path);
    if (!conflict) return;
    const conflicts = this.state.conflicts.filter((one) => one !== conflict);
    this.set({
      conflicts,
      content:
        choice === 'theirs'
          ? withField(this.state.content, path, conflict.theirs)
          : this.state.content,
    });
    if (conflicts.length > 0) return void this.keep();
    this.ground = null;
    if (!this.isDirty) return this.confirmed(this.base);
    this.keep();
    this.schedule(0);
  }

  /** Sends everything now. True when the server has all of it. */
  flush = async (): Promise<boolean> => {
    for (let round = 0; round < 3 && this.isDirty; round += 1) {
      // Each round sends what was typed during the one before.
      await this.push();
    }
    return this.state.phase === 'ready' && !this.isDirty && this.state.conflicts.length === 0;
  };

  /** Throws away the words of this device. */
  abandon(): void {
    clearTimeout(this.timer);
    this.ports.outbox.clear();
    for (const { key } of this.ports.outbox.orphans(new Set())) this.ports.outbox.forget(key);
    this.set({ phase: 'missing' });
  }

  /** Leaves the screen: what is unsent goes on its way. */
  async close(): Promise<void> {
    await this.push();
    clearTimeout(this.timer);
  }
}
