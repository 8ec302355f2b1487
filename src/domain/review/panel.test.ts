import { describe, expect, it } from 'vitest';
import { closenessOf, sortFarthestApart, spreadOf } from './panel.ts';

describe('a panel', () => {
  it('lies as far apart as its lowest and highest level; no evidence is no level', () => {
    expect(spreadOf([4, null, 2, 3.5])).toBe(2);
    expect(spreadOf([4, null])).toBeNull();
    expect(spreadOf([3.33, 3.66])).toBe(0.33);
    expect([0, 0.33, 0.5, 1, 1.99, 2, 4].map(closenessOf)).toEqual([
      'same',
      'same',
      'near',
      'near',
      'near',
      'far',
      'far',
    ]);
  });
  it('shows first where it lies far apart, the farthest before the others, which keep their order', () => {
    const lines = [
      { id: 'a', spread: 1 },
      { id: 'b', spread: 2 },
      { id: 'c', spread: null },
      { id: 'd', spread: 3 },
      { id: 'e', spread: 2 },
    ];
    const { far, others } = sortFarthestApart(lines);
    expect(far.map(({ id }) => id)).toEqual(['d', 'b', 'e']);
    expect(others.map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
