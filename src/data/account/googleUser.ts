// What a first sign-in with Google knows of a person.
import { chooseTierForFlags } from '#domain/account/personalTier.ts';
import type { NewUser } from './users.ts';

export interface GoogleOptions {
  asHiringManager?: boolean;
  alsoJobSeeker?: boolean;
  language?: string;
  /** In local mode: who Google says it is. */
  localEmail?: string;
}

/** The user document of somebody who comes with Google for the first time: a job seeker unless they say otherwise. */
export function buildGoogleUser({
  asHiringManager = false,
  alsoJobSeeker = false,
  language = 'en',
}: GoogleOptions): NewUser {
  const flags = {
    isHiringManager: asHiringManager,
    isJobSeeker: !asHiringManager || alsoJobSeeker,
  };
  return {
    ...flags,
    tier: chooseTierForFlags(flags),
    language,
    termsAccepted: true,
    marketingAccepted: true,
  };
}
