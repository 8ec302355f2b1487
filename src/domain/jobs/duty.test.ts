import { expect, it } from 'vitest';
import { dutyOwnerOf } from './duty.ts';

it('is whoever published the job, until it is handed over', () => {
  expect(dutyOwnerOf({ createdBy: 'ann' }, null)).toBe('ann');
  expect(dutyOwnerOf({ createdBy: 'ann' }, { ownerUid: 'bob' })).toBe('bob');
});
