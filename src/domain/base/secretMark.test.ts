import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { computeSecretMark } from './secretMark.ts';

it('is the beginning of the hash in base64url, another one for each secret', () => {
  // Among two hundred some have a letter that plain base 64 writes otherwise.
  for (const secret of [
    'a',
    'fXq0-_secretSECRETsecret09',
    'ñandú',
    ...Array.from({ length: 200 }, (_, n) => `secret-${n}`),
  ])
    expect(computeSecretMark(secret)).toBe(
      createHash('sha256').update(secret).digest('base64url').slice(0, 16),
    );
  expect(computeSecretMark('a')).not.toBe(computeSecretMark('b'));
});
