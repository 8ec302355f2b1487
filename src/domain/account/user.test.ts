import { describe, expect, it } from 'vitest';
import { orgIdOf, chooseTierForFlags, User } from './user.ts';

describe('tier of a new person (product brief, section 7)', () => {
  it.each([
    ['a job seeker', { isJobSeeker: true, isHiringManager: false }, 'FreeTierJobseeker1'],
    ['a hiring manager', { isJobSeeker: false, isHiringManager: true }, 'TrialHiringManager1'],
    [
      'both: a two-item list',
      { isJobSeeker: true, isHiringManager: true },
      ['FreeTierJobseeker1', 'TrialHiringManager1'],
    ],
  ] as const)('%s', (_, flags, tier) => expect(chooseTierForFlags(flags)).toEqual(tier));
});

describe('the organisation of a user document (product brief, section 3)', () => {
  it('is orgId or organizationId', () => {
    expect(orgIdOf({ orgId: 'a', organizationId: 'b' })).toBe('a');
    expect(orgIdOf({ orgId: null, organizationId: 'b' })).toBe('b');
    expect(orgIdOf({ orgId: undefined, organizationId: undefined })).toBeNull();
    expect(orgIdOf(null)).toBeNull();
  });
});

describe('a user document', () => {
  it('may be sparse: missing flags are off, the language is English', () => {
    expect(User.parse({ email: 'a@b.example' })).toMatchObject({
      isAdmin: false,
      isSuperAdmin: false,
      isHiringManager: false,
      isJobSeeker: false,
      language: 'en',
    });
  });
  it('holds one tier or a list of them', () => {
    expect(User.safeParse({ tier: 'Free' }).success).toBe(true);
    expect(User.safeParse({ tier: ['FreeTierJobseeker1', 'TrialHiringManager1'] }).success).toBe(
      true,
    );
    expect(User.safeParse({ tier: 3 }).success).toBe(false);
  });
});
