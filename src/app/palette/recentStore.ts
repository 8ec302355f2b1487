/** Keeps on this device what somebody saw last, apart for each company. Logout takes it away (data/account/deviceForget.ts). */
import { addRecent, parseRecent, type RecentThing } from '#domain/account/recentThings.ts';
import { recentPrefix } from '#domain/account/recentPrefix.ts';
import { deviceStorage } from '#domain/base/deviceStorage.ts';

/** Whose they are. */
export interface RecentOwner {
  uid: string;
  orgId: string | null;
}

const keyOf = ({ uid, orgId }: RecentOwner): string => `${recentPrefix}${uid}/${orgId ?? 'own'}`;

/** What they saw last, the last one first. */
export function readRecent(owner: RecentOwner, now: number = Date.now()): RecentThing[] {
  return parseRecent(deviceStorage.readJson(keyOf(owner)), now);
}

/** Notes that they saw something now. */
export function noteRecent(owner: RecentOwner, thing: Omit<RecentThing, 'at'>): void {
  const at = Date.now();
  const list = addRecent(readRecent(owner, at), { ...thing, at });
  deviceStorage.write(keyOf(owner), JSON.stringify(list));
}

/** Forgets something that is not there any more. */
export function forgetRecent(owner: RecentOwner, target: string): void {
  const list = readRecent(owner).filter((one) => one.target !== target);
  deviceStorage.write(keyOf(owner), list.length > 0 ? JSON.stringify(list) : null);
}
