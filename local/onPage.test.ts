import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressesOn } from './addresses.ts';
import { addressScript, addressScriptHash, withAddresses } from './onPage.ts';

const addresses = addressesOn('demo-page', { auth: 1, firestore: 2, storage: 3 });

describe('the addresses on a page', () => {
  it('come before every other script', () => {
    const page = withAddresses(
      '<html><head lang="en"><script src="/a.js"></script></head></html>',
      addresses,
    );
    expect(page.indexOf('__HIRELY_LOCAL__')).toBeLessThan(page.indexOf('/a.js'));
  });

  it('are allowed by exactly their own hash', () => {
    const digest = createHash('sha256').update(addressScript(addresses)).digest('base64');
    expect(addressScriptHash(addresses)).toBe(`'sha256-${digest}'`);
  });
});
