import { beforeEach, expect, it } from 'vitest';
import { keepKnown, readKeptKnown } from './keptKnown.ts';

beforeEach(() => localStorage.clear());

it('keeps what was corrected by person and draft, and nothing else', () => {
  const removed = { responsibilities: ['Teach'], skills: [] };
  keepKnown('u', 'd', { title: 'Nurse', responsibilities: ['Care'], removed });
  keepKnown('u', 'untouched', { title: 'Nurse', responsibilities: ['Care'] });
  expect(readKeptKnown('u', 'd', [])).toEqual({ responsibilities: ['Care'], removed });
  expect([readKeptKnown('u', 'untouched', []), readKeptKnown('other', 'd', [])]).toEqual([{}, {}]);
  localStorage.setItem('hirely.draftedFrom/u/broken', '{"removed": 3');
  expect(readKeptKnown('u', 'broken', [])).toEqual({});
});

it('forgets that a skill was taken away once the draft has it again', () => {
  keepKnown('u', 'e', {
    responsibilities: ['Care'],
    removed: { responsibilities: [], skills: ['Excel', 'SAP'] },
  } as Parameters<typeof keepKnown>[2]);
  expect(readKeptKnown('u', 'e', ['excel']).removed?.skills).toEqual(['SAP']);
});
