import { describe, expect, it } from 'vitest';
import { emailInUseMessage } from './auth.ts';
import { buildGoogleUser } from './googleUser.ts';

describe('a new Google user (seed, section 7)', () => {
  it('is a job seeker unless they say otherwise', () =>
    expect(buildGoogleUser({})).toMatchObject({
      isJobSeeker: true,
      isHiringManager: false,
      tier: 'FreeTierJobseeker1',
    }));
  it('may be a hiring manager', () =>
    expect(buildGoogleUser({ asHiringManager: true })).toMatchObject({
      isJobSeeker: false,
      isHiringManager: true,
      tier: 'TrialHiringManager1',
    }));
  it('may be both, with both tiers', () =>
    expect(buildGoogleUser({ asHiringManager: true, alsoJobSeeker: true })).toMatchObject({
      isJobSeeker: true,
      isHiringManager: true,
      tier: ['FreeTierJobseeker1', 'TrialHiringManager1'],
    }));
  it('has accepted terms and marketing', () =>
    expect(buildGoogleUser({})).toMatchObject({
      termsAccepted: true,
      marketingAccepted: true,
      language: 'en',
    }));
});

describe('a duplicate address (seed, section 8)', () => {
  it('is reported in the seed’s words', () =>
    expect(emailInUseMessage).toBe('An account with this email already exists.'));
});
