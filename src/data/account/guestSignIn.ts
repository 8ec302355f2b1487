// A guest has no other way back than this device: where the browser throws away what it kept, an open page gives the sign-in back to it.
import { updateCurrentUser, type User as FirebaseUser } from 'firebase/auth';
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import { authentication } from '#data/firestore/authentication.ts';

/** Of a guest these say something else than of a password: the network has had its accounts of this hour, or there are no guests here. */
const guestFaults: Record<string, FaultCode> = {
  'auth/too-many-requests': 'tooManyGuests',
  'auth/quota-exceeded': 'tooManyGuests',
  'auth/admin-restricted-operation': 'guestsClosed',
  'auth/operation-not-allowed': 'guestsClosed',
};

/** Why nobody became a guest: a Fault where the reason is known, else the error as it came. */
export function toGuestFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? guestFaults[String(error.code)] : null;
  return code ? new Fault(code, { cause: error }) : error;
}

const markKey = 'hirely.mark';
const pollMs = 2_000;

/** True when the browser threw away what it kept for this origin. */
export function isMarkGone(): boolean {
  try {
    return localStorage.getItem(markKey) === null;
  } catch {
    return false;
  }
}

function setMark(): void {
  // Refused: what is not kept cannot be lost either.
  deviceStorage.write(markKey, '1');
}

/** Gives a guest of this page back to the device, without asking the server. */
export async function restoreGuest(guest: FirebaseUser): Promise<void> {
  setMark();
  try {
    await updateCurrentUser(authentication(), guest);
  } catch (error) {
    console.error('The guest could not be kept', error);
  }
}

/** Marks the storage of this device, and looks whether the mark is still there: it goes only with everything else. */
export function watchMark(): void {
  setMark();
  if (typeof window === 'undefined') return;
  setInterval(() => {
    if (!isMarkGone()) return;
    const { currentUser } = authentication();
    if (currentUser?.isAnonymous) void restoreGuest(currentUser);
    else setMark();
  }, pollMs);
}
