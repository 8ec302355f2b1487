// Valid commits, and the same ones with a single fault.
import type { Firestore } from 'firebase/firestore';
import { companyEntry, entry } from '../documents/auditEntries.ts';
import { org } from '../documents/paths.ts';
import type { Who } from '../people.ts';
import type { World } from '../world.ts';
import { commit, put, type Data, type Write } from '../writes.ts';
import { why } from './cells.ts';

type Attempts = Record<string, () => Promise<unknown>>;

/** Accepts the valid commits, and refuses the same with one fault. */
export async function oneFault(world: World, right: Attempts, wrong: Attempts): Promise<void> {
  await world.accepts(right);
  await world.refuses(wrong);
}

/** A commit by someone, after documents were arranged past the rules. */
export const tries =
  (world: World, who: Who | Firestore, writes: readonly Write[], existing: readonly Write[] = []) =>
  async (): Promise<void> => {
    if (existing.length > 0) await world.arrange(...existing);
    await commit(typeof who === 'string' ? world.as(who) : who, ...writes);
  };

/** The same, in one world. */
export const triesIn =
  (world: World) =>
  (who: Who | Firestore, writes: readonly Write[], ...existing: readonly Write[]) =>
    tries(world, who, writes, existing);

/** A platform action on the company, in both logs. */
export const inBothLogs = (
  action: string,
  more: Data = {},
  target = 'lark',
  company = org,
): Write[] => [
  put('platformAudit/new', { ...entry('saga', action, target), reason: why, ...more }),
  put(
    `${company}/auditLog/new`,
    companyEntry('saga', action, target, typeof more['reason'] === 'string' ? more['reason'] : why),
  ),
];
