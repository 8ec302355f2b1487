// What was typed into a draft, kept on this device before anything goes to the network; one entry per tab, so that tabs never overwrite each other.
import { z } from 'zod';
import { deviceStorage, type TextStorage } from '#domain/base/deviceStorage.ts';
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
function reviveDate(key: string, value: unknown): unknown {
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
  storage: TextStorage = deviceStorage,
): Outbox {
  const prefix = `hirely.draft/${draftRef.uid}/${draftRef.orgId}/${draftRef.draftId}/`;
  return {
    keep: (entry) => storage.write(prefix + tab, JSON.stringify(entry)),
    // Refused: the entry is merged again at the next opening.
    clear: () => void storage.write(prefix + tab, null),
    forget: (key) => void storage.write(key, null),
    orphans(aliveTabs) {
      return storage
        .keys(prefix)
        .filter((key) => !aliveTabs.has(key.slice(prefix.length)))
        .flatMap((key) => {
          const entry = parseEntry(storage.read(key) ?? '');
          return entry ? [{ key, entry }] : [];
        })
        .sort((a, b) => a.entry.at - b.entry.at);
    },
  };
}

function parseEntry(text: string): OutboxEntry | null {
  try {
    const result = Entry.safeParse(JSON.parse(text, reviveDate));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
