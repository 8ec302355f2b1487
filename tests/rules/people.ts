// The users of the world, by role.
import type { TokenOptions } from '@firebase/rules-unit-testing';

export interface Person {
  uid: string;
  email?: string;
  unverified?: boolean;
  google?: boolean;
  signedInSecondsAgo?: number;
}

/** All users of the world. Larkfield is the company under test, Quarry its rival. */
export const people = {
  /** Signed in anonymously. */
  guest: { uid: 'gus' },
  /** Their interview is in progress. */
  candidate: { uid: 'cleo', email: 'cleo@post.test' },
  /** Has submitted the same interview. */
  otherCandidate: { uid: 'cato', email: 'cato@post.test' },
  reviewer: { uid: 'rowan', email: 'rowan@larkfield.test' },
  secondReviewer: { uid: 'reed', email: 'reed@larkfield.test' },
  recruiter: { uid: 'remy', email: 'remy@larkfield.test' },
  admin: { uid: 'ada', email: 'ada@larkfield.test' },
  owner: { uid: 'olive', email: 'olive@larkfield.test' },
  rivalOwner: { uid: 'quinn', email: 'quinn@quarry.test' },
  superAdmin: { uid: 'saga', email: 'saga@platform.test', google: true },
  /** A recruiter whose account the platform has suspended. */
  suspended: { uid: 'blake', email: 'blake@larkfield.test' },
  /** A recruiter whose membership the company has suspended. */
  benched: { uid: 'sky', email: 'sky@larkfield.test' },
  /** The compliance role at Larkfield, which reads no candidate. Not in everyRole: a member only in the tests about it. */
  compliance: { uid: 'faye', email: 'faye@larkfield.test' },
  /** Invited to Larkfield, not yet a member. */
  newcomer: { uid: 'nina', email: 'nina@larkfield.test' },
  /** The newcomer's token with a verified email. */
  impostor: { uid: 'ivan', email: 'nina@larkfield.test', unverified: true },
  /** The email that may become the first super admin, with and without its Google account. */
  operator: { uid: 'otto', email: 'founder@platform.example', google: true },
  operatorByPassword: { uid: 'otto', email: 'founder@platform.example' },
  /** The super admin's token from hours ago. */
  superAdminOfThisMorning: {
    uid: 'saga',
    email: 'saga@platform.test',
    google: true,
    signedInSecondsAgo: 7_200,
  },
} as const satisfies Record<string, Person>;

export type Who = keyof typeof people | 'nobody';

/** The roles that every collection is tried with. */
export const everyRole = [
  'nobody',
  'guest',
  'candidate',
  'otherCandidate',
  'reviewer',
  'recruiter',
  'admin',
  'owner',
  'rivalOwner',
  'superAdmin',
  'suspended',
  'benched',
] as const satisfies readonly Who[];
export const managers: readonly Who[] = ['admin', 'owner'];
export const editors: readonly Who[] = ['recruiter', 'admin', 'owner'];
export const staff: readonly Who[] = ['reviewer', 'recruiter', 'admin', 'owner'];

export const signedIn: readonly Who[] = everyRole.filter(
  (who) => who !== 'nobody' && who !== 'suspended',
);

/** The uid of an actor; "nobody" has one that is in no document. */
export function uidOf(who: Who): string {
  return who === 'nobody' ? 'nobody' : people[who].uid;
}

export function tokenOf({
  email,
  unverified,
  google,
  signedInSecondsAgo = 0,
}: Person): TokenOptions {
  const now = Math.floor(Date.now() / 1000);
  return {
    iat: now,
    exp: now + 3_600,
    auth_time: now - signedInSecondsAgo,
    ...(email ? { email, email_verified: !unverified } : {}),
    firebase: { sign_in_provider: google ? 'google.com' : email ? 'password' : 'anonymous' },
  };
}
