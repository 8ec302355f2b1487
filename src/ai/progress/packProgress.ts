// What the on-device engine is downloading right now, for screens: a store for useSyncExternalStore.
import { createStore } from '#domain/base/store.ts';
import type { PackName, PackReport } from '#ai/onDevice/packs/packs.ts';

/** Bytes that are here and bytes there will be, over all packs under way. */
export interface PackProgress {
  done: number;
  of: number;
}

const under = new Map<PackName, PackProgress & { ended: boolean }>();
const store = createStore<PackProgress | null>(null);

/** Takes what the engine says of a pack. A pack that ended still counts until the last one has. */
export function reportPack(report: PackReport): void {
  const before = under.get(report.pack);
  if (report.state === 'loading')
    under.set(report.pack, { done: report.done, of: report.of, ended: false });
  else if (before) under.set(report.pack, { ...before, done: before.of, ended: true });
  if ([...under.values()].every(({ ended }) => ended)) under.clear();
  const all = [...under.values()];
  store.set(
    all.length === 0
      ? null
      : {
          done: all.reduce((sum, { done }) => sum + done, 0),
          of: all.reduce((sum, { of }) => sum + of, 0),
        },
  );
}

/** For when the fetching caller is gone. */
export function forgetPacks(): void {
  for (const pack of under.keys()) reportPack({ pack, state: 'absent' });
}

/** Null when nothing is being downloaded. The same object until something changes. */
export const packProgress = store.get;

/** Calls `listener` at each change; returns how to stop. */
export const subscribeToPacks = store.subscribe;
