// Turns the SDK's errors into Faults.
import { Fault, type FaultCode } from '#domain/base/fault.ts';

const byCode: Record<string, FaultCode> = {
  'permission-denied': 'permissionDenied',
  'storage/unauthorized': 'permissionDenied',
  unavailable: 'offline',
  'not-found': 'notFound',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  'already-exists': 'conflict',
  'resource-exhausted': 'quotaExceeded',
  unauthenticated: 'unauthenticated',
  'deadline-exceeded': 'timeout',
  'auth/email-already-in-use': 'emailInUse',
  'auth/credential-already-in-use': 'emailInUse',
  'auth/provider-already-linked': 'conflict',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/user-mismatch': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/invalid-email': 'invalidEmail',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/popup-blocked': 'popupBlocked',
  'auth/user-disabled': 'accountDisabled',
  'auth/requires-recent-login': 'requiresRecentLogin',
  'auth/network-request-failed': 'offline',
  'auth/expired-action-code': 'expiredLink',
  'auth/invalid-action-code': 'expiredLink',
  // What whoever runs the product has not switched on (docs/production.md).
  'auth/operation-not-allowed': 'notSetUp',
  'auth/admin-restricted-operation': 'notSetUp',
  'auth/unauthorized-domain': 'notSetUp',
  // App Check: this browser could not prove that it runs the app, or the proof was refused.
  'auth/firebase-app-check-token-is-invalid': 'unproven',
  'storage/unauthorized-app': 'unproven',
};

/** True for a query that Firestore refuses because an index is missing or still being built: nobody changed anything. */
function lacksIndex(code: string, error: unknown): boolean {
  return code === 'failed-precondition' && /requires an? .*index/i.test(String(error));
}

/** An error of the SDK as a Fault; a Fault passes through. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (lacksIndex(code, error)) {
    // Its words hold the link that creates the index.
    console.error(error);
    return new Fault('indexMissing', { cause: error });
  }
  return new Fault(byCode[code] ?? 'unknown', { cause: error });
}

/** Runs a verb and turns whatever it throws into a Fault. */
export async function asFault<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw faultOf(error);
  }
}
