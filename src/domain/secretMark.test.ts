import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { secretMark } from './secretMark.ts';

it('is the beginning of the hash in base 64, another one for each secret', () => {
  for (const secret of ['a', 'fXq0-_secretSECRETsecret09', 'ñandú']) expect(secretMark(secret)).toBe(createHash('sha256').update(secret).digest('base64').slice(0, 16));
  expect(secretMark('a')).not.toBe(secretMark('b'));
});
