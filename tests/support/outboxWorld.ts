// What an outbox works with, in memory: a device that keeps words, and a server that holds one text per answer.
import type { Delivery } from '#data/candidate/outboxContract.ts';
import type { OutboxEntry } from '#data/candidate/outboxEntry.ts';
import type { Kept, OutboxStore, StoreLevel } from '#data/candidate/outboxStore.ts';

/** A device that keeps words between outboxes. */
export function device(
  level: StoreLevel = 'indexedDb',
): OutboxStore & { kept: Map<string, Kept>; lose: () => void } {
  const kept = new Map<string, Kept>();
  const lost = new Set<() => void>();
  const keep = (session: string, one: Kept): void =>
    void kept.set(`${session}|${one.id}`, structuredClone(one));
  return {
    kept,
    lose: () => {
      kept.clear();
      for (const listener of lost) listener();
    },
    onLost: (listener) => {
      lost.add(listener);
      return () => lost.delete(listener);
    },
    level: () => level,
    all: async (session) =>
      [...kept].flatMap(([key, one]) =>
        key.startsWith(`${session}|`) ? [structuredClone(one)] : [],
      ),
    put: async (session, one) => keep(session, one),
    putNow: keep,
    sweep: async (isNeeded) => {
      for (const [key, one] of kept) if (!isNeeded(one)) kept.delete(key);
    },
    forget: async (session) => {
      for (const key of kept.keys()) if (key.startsWith(`${session}|`)) kept.delete(key);
    },
  };
}

/** A server that holds one text per answer. */
export function server() {
  const held = new Map<string, { text: string; rev: number }>();
  const calls: OutboxEntry[] = [];
  let behaviour: (entry: OutboxEntry) => Promise<Delivery> | null = () => null;
  return {
    held,
    calls,
    behave: (next: typeof behaviour) => {
      behaviour = next;
    },
    deliver: async (entry: OutboxEntry): Promise<Delivery> => {
      calls.push(entry);
      const other = behaviour(entry);
      if (other) return other;
      const rev = (held.get(entry.id)?.rev ?? 0) + 1;
      held.set(entry.id, { text: entry.text, rev });
      return { kind: 'saved', rev };
    },
  };
}
