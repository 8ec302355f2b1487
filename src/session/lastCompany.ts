// For which company somebody last worked on this device, so that it can be read beside the user document and not after it. Below the person, so that signing out takes it away.
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { readCachedAuthUser } from './cachedAuthUser.ts';

const keyOf = (uid: string): string => `hirely.company/${uid}/id`;

/** The company, as far as this device remembers; only a guess. */
export function readLastCompany(uid: string): string | null {
  return deviceStorage.read(keyOf(uid));
}

/** Remembers the company of whoever is signed in, and of nobody whom they only look at. */
export function rememberCompany(uid: string, orgId: string | null): void {
  if (readCachedAuthUser()?.uid === uid && readLastCompany(uid) !== orgId)
    deviceStorage.write(keyOf(uid), orgId);
}
