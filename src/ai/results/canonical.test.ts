import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCanonicalJson, inputHashOf } from './canonical.ts';
import { computeSha256 } from '#domain/base/sha256.ts';

describe('sha256', () => {
  it('gives what the standard says', () => {
    expect(computeSha256('')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(computeSha256('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('agrees with another implementation on any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 150 }),
        (text) =>
          computeSha256(text) ===
          createHash('sha256')
            .update(Buffer.from(new TextEncoder().encode(text)))
            .digest('hex'),
      ),
      { numRuns: 50 },
    );
  }, 30_000);
});

describe('the hash of an input', () => {
  it('does not depend on the order of keys or on absent values', () => {
    expect(writeCanonicalJson({ b: 1, a: [{ d: undefined, c: 2 }] })).toBe('{"a":[{"c":2}],"b":1}');
    expect(inputHashOf('lintQuestion', { text: 'a', language: 'en' })).toBe(
      inputHashOf('lintQuestion', { language: 'en', text: 'a' }),
    );
  });

  it('depends on the task', () => {
    expect(inputHashOf('lintQuestion', { text: 'a' })).not.toBe(
      inputHashOf('readJobDescription', { text: 'a' }),
    );
  });
});
