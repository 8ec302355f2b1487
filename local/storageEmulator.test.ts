import { describe, expect, it } from 'vitest';
import { whoAsks } from './storageEmulator.ts';

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

describe('who asks for a file', () => {
  it('is read from the token', () => {
    const claims = { user_id: 'ann', email_verified: true };
    expect(whoAsks(token(claims))).toEqual({ uid: 'ann', token: claims });
  });

  it.each([undefined, '', 'owner', 'a.b.c', token(null), token('ann')])(
    'is nobody with %s',
    (sent) => {
      expect(whoAsks(sent)).toBeNull();
    },
  );
});
