import { describe, expect, it } from 'vitest';
import { jobName, stateOf } from './trackedJob.ts';

describe('stateOf', () => {
  it('keeps a known state', () => expect(stateOf('offer')).toBe('offer'));
  it('reads a missing or unknown one as interested', () => expect([stateOf(null), stateOf('ghosted')]).toEqual(['interested', 'interested']));
});

describe('jobName', () => {
  it('joins title and company', () => expect(jobName({ title: ' Baker ', company: 'Lark' })).toBe('Baker · Lark'));
  it('is what there is', () => expect([jobName({ title: 'Baker' }), jobName({ company: 'Lark', title: '' }), jobName({})]).toEqual(['Baker', 'Lark', '']));
});
