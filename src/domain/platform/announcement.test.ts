import { describe, expect, it } from 'vitest';
import { isFor, stateOf } from './announcement.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const nobody = { isHiringManager: false, isAdmin: false, isJobSeeker: false, isSuperAdmin: false };

describe('an announcement', () => {
  it('is shown from its first moment until before its last', () => {
    const isShown = (from: number, until: number) =>
      isFor({ audience: 'everyone', from: at(from), until: at(until) }, null, now);
    expect([isShown(0, 1), isShown(-1, 0), isShown(1, 2), isShown(-1, 1)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([
      stateOf({ from: at(1), until: at(2) }, now),
      stateOf({ from: at(0), until: at(2) }, now),
      stateOf({ from: at(-2), until: at(0) }, now),
    ]).toEqual(['planned', 'running', 'over']);
  });
  it('reaches its audience, and super admins', () => {
    const reached = (audience: 'hiring' | 'admins' | 'jobSeekers') =>
      [
        null,
        { ...nobody, isHiringManager: true },
        { ...nobody, isAdmin: true },
        { ...nobody, isJobSeeker: true },
        { ...nobody, isSuperAdmin: true },
      ].map((who) => isFor({ audience, from: at(-1), until: at(1) }, who, now));
    expect(reached('hiring')).toEqual([false, true, true, false, true]);
    expect(reached('admins')).toEqual([false, false, true, false, true]);
    expect(reached('jobSeekers')).toEqual([false, false, false, true, true]);
  });
});
