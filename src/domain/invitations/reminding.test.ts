import { describe, expect, it } from 'vitest';
import { remindingOf, type OpenInvite } from './reminding.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const open = (
  token: string,
  details: OpenInvite['details'],
  expiresAt = hours(48),
): OpenInvite => ({ token, invite: { status: 'open', expiresAt }, details });
const known = (more: object = {}): OpenInvite['details'] => ({
  email: 'kim@post.test',
  name: 'Kim',
  mailed: 1,
  lastMailedAt: hours(-25),
  ...more,
});

describe('remindingOf', () => {
  it('reminds who has an address and was not written to within a day', () => {
    expect(
      remindingOf([open('a', known()), open('b', known({ name: '', lastMailedAt: null }))], now),
    ).toEqual({
      due: [
        { token: 'a', name: 'Kim' },
        { token: 'b', name: 'kim@post.test' },
      ],
      lately: 0,
      noAddress: 0,
      ended: 0,
      often: 0,
    });
  });
  it('counts the others by why', () => {
    const found = remindingOf(
      [
        open('a', known({ lastMailedAt: hours(-23) })),
        open('b', null),
        open('c', known({ email: null })),
        open('d', known(), hours(-1)),
        open('e', known({ mailed: 20 })),
      ],
      now,
    );
    expect(found).toEqual({ due: [], lately: 1, noAddress: 2, ended: 1, often: 1 });
  });
});
