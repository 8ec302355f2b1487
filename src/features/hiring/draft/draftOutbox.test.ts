// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { guardStorage } from '#domain/base/deviceStorage.ts';
import { outboxOf } from './draftOutbox.ts';
import { createEmptyContent } from './edits.ts';

const draftRef = { uid: 'u', orgId: 'o', draftId: 'd' };
const refused = guardStorage(() => {
  throw new DOMException('refused', 'SecurityError');
});
const day = new Date(2027, 4, 1);
const entry = {
  content: {
    ...createEmptyContent('es'),
    title: '<script>alert(1)</script> مرحبا 🙂',
    closesAt: day,
  },
  base: createEmptyContent('es'),
  baseRev: 4,
  at: 10,
};

describe('the words kept on this device', () => {
  beforeEach(() => localStorage.clear());

  it('come back as they were, dates and all', () => {
    outboxOf(draftRef, 'a').keep(entry);
    expect(outboxOf(draftRef, 'b').orphans(new Set())).toEqual([
      { key: 'hirely.draft/u/o/d/a', entry },
    ]);
  });

  it('are sorted by age, and damaged or foreign entries are left out', () => {
    outboxOf(draftRef, 'late').keep({ ...entry, at: 20 });
    outboxOf(draftRef, 'early').keep(entry);
    outboxOf({ ...draftRef, uid: 'other' }, 'x').keep(entry);
    localStorage.setItem('hirely.draft/u/o/d/damaged', '{"content":');
    expect(
      outboxOf(draftRef, 'b')
        .orphans(new Set())
        .map(({ key }) => key.split('/').at(-1)),
    ).toEqual(['early', 'late']);
  });

  it('say when there is no storage', () => {
    expect(outboxOf(draftRef, 'a', refused).keep(entry)).toBe(false);
    expect(outboxOf(draftRef, 'a', refused).orphans(new Set())).toEqual([]);
  });
});
