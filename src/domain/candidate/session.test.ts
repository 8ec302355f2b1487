import { describe, expect, it } from 'vitest';
import { mayGoOn, readTroubleKind } from './session.ts';

describe('a reported fault', () => {
  it('is one that the candidate told, not one that the room found', () => {
    expect(
      ['reported.device', 'reported.other', 'recorder.stalled', 'reported.mood', undefined].map(
        readTroubleKind,
      ),
    ).toEqual(['device', 'other', null, null, null]);
  });
});

describe('going on with an interview', () => {
  const may = (part: Partial<Parameters<typeof mayGoOn>[0]>): boolean =>
    mayGoOn({ status: 'submitted', reviewers: null, stage: null, ...part });
  it('is possible while it runs, and afterwards until somebody has judged', () => {
    expect([
      may({ status: 'in_progress', reviewers: ['r'] }),
      may({}),
      may({ status: 'expired', reviewers: [] }),
    ]).toEqual([true, true, true]);
    expect([
      may({ reviewers: ['r'] }),
      may({ stage: 'in_review' }),
      may({ status: 'withdrawn' }),
      may({ status: 'erasing' }),
    ]).toEqual([false, false, false, false]);
  });
});
