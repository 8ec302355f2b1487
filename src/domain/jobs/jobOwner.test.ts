import { expect, it } from 'vitest';
import { getJobOwnerUid } from './jobOwner.ts';

it('is whoever published the job, until it is handed over', () => {
  expect(getJobOwnerUid({ createdBy: 'ann' }, null)).toBe('ann');
  expect(getJobOwnerUid({ createdBy: 'ann' }, { ownerUid: 'bob' })).toBe('bob');
});
