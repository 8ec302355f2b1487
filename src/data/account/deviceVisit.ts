// What this device does when somebody signs in, and when they leave.
import type { User as FirebaseUser } from 'firebase/auth';
import { authentication } from '#data/firestore/authentication.ts';

const giveBackMs = 2_000;

/** Gives the words that a person left sealed on this device back to them. Never throws. */
export async function giveBackWords(uid: string): Promise<void> {
  try {
    const { unsealWords } = await import('#data/device/deviceSeal.ts');
    // A device that does not answer keeps nobody from signing in.
    await Promise.race([unsealWords(uid), new Promise((done) => setTimeout(done, giveBackMs))]);
  } catch (error) {
    console.error('Looking for kept words failed', error);
  }
}

/** Nothing on this device names somebody who left. Never throws. */
export async function tryLeaveDevice(user: FirebaseUser): Promise<void> {
  try {
    const { leaveDevice } = await import('./deviceForget.ts');
    if (authentication().currentUser?.uid !== user.uid) await leaveDevice(user);
  } catch (error) {
    console.error('Clearing this device failed', error);
  }
}
