// A job seeker with an account of their own, as each story of job seekers has one.
import type { DocumentData } from 'firebase/firestore';
import { createAccount } from '../support/firebase.ts';
import { idsIn, put, stored } from '../support/operator.ts';

/** Who signs in. */
export interface Seeker {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Somebody new, with an address that no other run has. */
export function newSeeker(prefix: string, firstName: string, lastName: string): Seeker {
  const email = `${prefix}${Date.now().toString(36)}@seeker.example`;
  return { email, password: 'try-hirely-1', firstName, lastName };
}

/** The user document of a job seeker. */
export function seekerDocument(
  { email, firstName, lastName }: Omit<Seeker, 'password'>,
  more: DocumentData = {},
): DocumentData {
  const now = new Date();
  return {
    email,
    displayName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    isJobSeeker: true,
    isHiringManager: false,
    isAdmin: false,
    isSuperAdmin: false,
    tier: 'FreeTierJobseeker1',
    language: 'en',
    termsAccepted: true,
    marketingAccepted: false,
    createdAt: now,
    lastLogin: now,
    ...more,
  };
}

/** Creates the account of a job seeker with its user document; returns the uid. */
export async function createSeeker(seeker: Seeker, more: DocumentData = {}): Promise<string> {
  const uid = await createAccount({
    email: seeker.email,
    password: seeker.password,
    displayName: `${seeker.firstName} ${seeker.lastName}`,
    emailVerified: true,
  });
  await put(`users/${uid}`, seekerDocument(seeker, more));
  return uid;
}

/** Every document of a collection, with its id. */
export async function readAll<T>(collection: string): Promise<{ id: string; data: T }[]> {
  const ids = await idsIn(collection);
  return Promise.all(
    ids.map(async (id) => ({ id, data: (await stored(`${collection}/${id}`)) as T })),
  );
}
