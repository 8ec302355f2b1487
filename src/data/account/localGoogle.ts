// Google's window needs the internet. The local Auth emulator takes a made-up Google person instead; loaded in local mode only.
import {
  GoogleAuthProvider,
  signInWithCredential,
  type OAuthCredential,
  type UserCredential,
} from 'firebase/auth';
import { authentication } from '#data/firestore/authentication.ts';

/** What Google would say about the person with this address. */
export function createLocalGoogleCredential(email: string): OAuthCredential {
  const [name = 'Google'] = email.split('@');
  const person = {
    sub: `local-${email}`,
    email,
    email_verified: true,
    name: name
      .split(/[._-]/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
  };
  return GoogleAuthProvider.credential(JSON.stringify(person));
}

/** Signs in as a Google person with this address. */
export async function signInAsLocalGoogle(email: string): Promise<UserCredential> {
  return signInWithCredential(authentication(), createLocalGoogleCredential(email));
}
