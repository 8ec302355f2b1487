import { describe, expect, it } from 'vitest';
import { guestEndOf, shareDays, shareEnd, stateOf, parseShareToken, type Share } from './share.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-22T10:00:01Z');

describe('a shared link', () => {
  it.each<[Share['status'], Date, string]>([
    ['open', later, 'open'],
    ['open', now, 'expired'],
    ['claimed', later, 'opened'],
    ['claimed', now, 'expired'],
    ['done', now, 'done'],
    ['done', later, 'done'],
    ['revoked', later, 'revoked'],
    ['revoked', now, 'revoked'],
  ])('%s until %s is %s', (status, expiresAt, state) =>
    expect(stateOf({ status, expiresAt }, now)).toBe(state),
  );

  it('ends within what the rules allow, and never before they do', () => {
    for (const days of shareDays) {
      const hours = (shareEnd(now, days).getTime() - now.getTime()) / 3_600_000;
      expect(hours).toBeLessThan(days * 24);
      expect(hours).toBeGreaterThan(days * 24 - 1);
    }
  });

  it('ends for the guest by the clock, with the scorecard, or by the company', () => {
    expect(guestEndOf({ status: 'open', expiresAt: later }, now)).toBe(null);
    expect(guestEndOf({ status: 'open', expiresAt: now }, now)).toBe('expired');
    expect(guestEndOf({ status: 'revoked', expiresAt: later }, now)).toBe('revoked');
    expect(guestEndOf({ status: 'done', expiresAt: now }, now)).toBe('done');
  });

  it('has a token that no guess is', () => {
    expect(parseShareToken('a'.repeat(27))).toBe('a'.repeat(27));
    for (const text of [
      '',
      'a'.repeat(21),
      'a'.repeat(65),
      `${'a'.repeat(27)}/`,
      `${'a'.repeat(27)} `,
    ])
      expect(parseShareToken(text)).toBe(null);
  });
});
