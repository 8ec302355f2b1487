import { describe, expect, it } from 'vitest';
import { hasAnyFlag, roleOf, type RoleFlags } from './role.ts';

describe('role by priority (product brief, section 4)', () => {
  const all: RoleFlags = {
    isAdmin: true,
    isSuperAdmin: true,
    isHiringManager: true,
    isJobSeeker: true,
  };
  it.each([
    ['admin before all', all, 'admin'],
    ['superAdmin before hiringManager', { ...all, isAdmin: false }, 'superAdmin'],
    [
      'hiringManager before jobSeeker',
      { ...all, isAdmin: false, isSuperAdmin: false },
      'hiringManager',
    ],
    ['jobSeeker last', { isJobSeeker: true }, 'jobSeeker'],
  ] as const)('%s', (_, flags, role) => expect(roleOf(flags)).toBe(role));

  it('is none without a flag or a document', () => {
    expect(roleOf({})).toBeNull();
    expect(roleOf(null)).toBeNull();
  });
});

describe('flags open areas beyond the one displayed role', () => {
  it('counts any of the wanted flags', () => {
    expect(hasAnyFlag({ isAdmin: true, isSuperAdmin: true }, ['isSuperAdmin'])).toBe(true);
    expect(hasAnyFlag({ isJobSeeker: true }, ['isHiringManager', 'isAdmin'])).toBe(false);
    expect(hasAnyFlag(null, ['isAdmin'])).toBe(false);
  });
});
