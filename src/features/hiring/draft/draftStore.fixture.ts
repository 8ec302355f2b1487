// A device and a server as the store of a draft meets them.
import { vi } from 'vitest';
import { readDraftContent, type DraftContent, type DraftSaved } from '#data/jobs/drafts.ts';
import { guardStorage } from '#domain/base/deviceStorage.ts';
import type { Fault } from '#domain/base/fault.ts';
import { outboxOf } from './draftOutbox.ts';
import { debounceMs, DraftStore } from './draftStore.ts';
import { createEmptyContent } from './edits.ts';

/** A device's storage in memory; `full` makes it refuse. */
export class Device implements Storage {
  readonly kept = new Map<string, string>();
  full = false;
  get length(): number {
    return this.kept.size;
  }
  clear(): void {
    this.kept.clear();
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
}

/** A server with the revision guard of the real one. */
export class Server {
  stored: { content: DraftContent; rev: number } | null;
  isOnline = true;
  fails: Fault | null = null;
  saves = 0;
  constructor(stored: { content: DraftContent; rev: number } | null) {
    this.stored = stored;
  }
  save = async (content: DraftContent, baseRev: number): Promise<DraftSaved> => {
    await Promise.resolve();
    this.saves += 1;
    if (this.fails) throw this.fails;
    if (!this.stored && baseRev > 0) return { kind: 'gone' };
    if (this.stored && this.stored.rev !== baseRev)
      return {
        kind: 'behind',
        stored: {
          id: 'd',
          path: 'd',
          pending: false,
          data: { ...this.stored.content, rev: this.stored.rev, createdBy: 'u', updatedBy: 'u' },
        },
      };
    this.stored = { content, rev: baseRev + 1 };
    return { kind: 'saved', rev: baseRev + 1 };
  };
}

export const draftRef = { uid: 'u', orgId: 'o', draftId: 'd' };
export const start = { ...createEmptyContent('en'), title: 'Nurse' };
export const settle = (ms = debounceMs): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

export function openDraftStore(server: Server, device: Device, tab: string): DraftStore {
  return new DraftStore({
    outbox: outboxOf(
      draftRef,
      tab,
      guardStorage(() => device),
    ),
    save: server.save,
    contentOf: (stored) => readDraftContent(stored.data),
    isOnline: () => server.isOnline,
  });
}
