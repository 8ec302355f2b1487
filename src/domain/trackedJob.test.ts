import { describe, expect, it } from 'vitest';
import { stateOf } from './trackedJob.ts';

describe('stateOf', () => {
  it('keeps a known state', () => expect(stateOf('offer')).toBe('offer'));
  it('reads a missing or unknown one as interested', () => expect([stateOf(null), stateOf('ghosted')]).toEqual(['interested', 'interested']));
});
