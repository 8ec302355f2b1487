// What was typed into a draft, kept on this device before anything goes to the network; one entry per tab, so that tabs never overwrite each other.
import { z } from 'zod';
import { Draft } from '#domain/jobs/interview.ts';
import type { DraftContent } from '#data/jobs/drafts.ts';

/** Words that the server has not confirmed, with the content and revision they were typed on. */
interface OutboxEntry {
  content: DraftContent;
  base: DraftContent;
  baseRev: number;
  at: number;
}

const Content = Draft.omit({
  createdBy: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
  rev: true,
});
const Entry = z.object({
  content: Content,
  base: Content,
  baseRev: z.number().int().nonnegative(),
  at: z.number(),
});

/** Dates as they are after a round trip through JSON. */
function revived(key: string, value: unknown): unknown {
  return (key === 'closesAt' || key === 'at') && typeof value === 'string'
    ? new Date(value)
    : value;
}

export interface Outbox {
  /** Keeps the entry of this tab; false when the device refuses (full, or storage is switched off). */
  keep: (entry: OutboxEntry) => boolean;
  /** Forgets the entry of this tab. */
  clear: () => void;
  /** Entries of tabs that are gone, oldest first. */
  orphans: (aliveTabs: ReadonlySet<string>) => { key: string; entry: OutboxEntry }[];
  forget: (key: string) => void;
}

/** The outbox of one draft in one tab. */
export function outboxOf(
  draftRef: { uid: string; orgId: string; draftId: string },
  tab: string,
  storage: Storage | null,
): Outbox {
  const prefix = `hirely.draft/${draftRef.uid}/${draftRef.orgId}/${draftRef.draftId}/`;
  return {
    keep(entry) {
      try {
        storage?.setItem(prefix + tab, JSON.stringify(entry));
        return storage !== null;
      } catch {
        return false;
      }
    },
    clear: () => remove(storage, prefix + tab),
    forget: (key) => remove(storage, key),
    orphans(aliveTabs) {
      return keysOf(storage)
        .filter((key) => key.startsWith(prefix) && !aliveTabs.has(key.slice(prefix.length)))
        .flatMap((key) => {
          const entry = parsed(storage?.getItem(key) ?? '');
          return entry ? [{ key, entry }] : [];
        })
        .sort((a, b) => a.entry.at - b.entry.at);
    },
  };
}

function parsed(text: string): OutboxEntry | null {
  try {
    const result = Entry.safeParse(JSON.parse(text, revived));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function keysOf(storage: Storage | null): string[] {
  return storage
    ? Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
        (key) => key !== null,
      )
    : [];
}

function remove(storage: Storage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Nothing to do: the entry is merged again at the next opening.
  }
}

/** This device's storage; null where it is switched off. */
export function deviceStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
