// The words of one session on this device: what the page holds is copied to the store, soon after each change and at once when the page goes away.
import { createEmitter } from '#domain/base/store.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { OutboxOptions, OutboxState } from './outboxContract.ts';

const keepMs = 200;
/** The room keeps notes of its own beside the answers, under this id. */
export const noteId = '_notes';

/** The words of one session as this page and this device hold them. */
export class OutboxOnDevice {
  readonly options: Required<OutboxOptions>;
  state: OutboxState;
  readonly changes = createEmitter();
  readonly unkept = new Set<string>();
  /** On their way to the device: a page that goes away may take these with it. */
  private readonly keeping = new Map<string, number>();
  /** Grows with each copy: of two the higher one is the newer. */
  protected stamp = 0;
  keepTimer: ReturnType<typeof setTimeout> | undefined;

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
}
