// What mails about an account lead to: another password, a confirmed address.
import {
  confirmPasswordReset as confirmReset,
  applyActionCode,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { authentication } from '#data/firestore/authentication.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { readCurrentUser } from './auth.ts';

/** Sends a mail to choose a new password. Never reveals whether the address has an account. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(authentication(), email.trim());
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code !== 'wrongCredentials') throw fault;
  }
}

/** The address a password-reset link is for; throws "expiredLink" when it can no longer be used. */
export async function readPasswordReset(code: string): Promise<string> {
  return verifyPasswordResetCode(authentication(), code).catch((error: unknown) => {
    throw faultOf(error);
  });
}

/** Sets a new password with the code of a mail. */
export async function confirmPasswordReset(code: string, password: string): Promise<void> {
  await confirmReset(authentication(), code, password).catch((error: unknown) => {
    throw faultOf(error);
  });
}

/** Verifies an address with the code of a mail. */
export async function verifyEmail(code: string): Promise<void> {
  await applyActionCode(authentication(), code).catch((error: unknown) => {
    throw faultOf(error);
  });
  if (authentication().currentUser) await refreshAuthUser();
}

/** Sends the verification mail again. */
export async function resendVerification(): Promise<void> {
  await sendEmailVerification(readCurrentUser()).catch((error: unknown) => {
    throw faultOf(error);
  });
}

/** Asks the server for news about one's own account; true when the address is verified. The session follows. */
export async function refreshAuthUser(): Promise<boolean> {
  try {
    const user = readCurrentUser();
    await user.reload();
    await user.getIdToken(true);
    return user.emailVerified;
  } catch (error) {
    throw faultOf(error);
  }
}
