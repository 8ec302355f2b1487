import { expect, it } from 'vitest';
import { allOf, nothing, ranged, selectionMax, toggled } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const ids = (of: { ids: ReadonlySet<string> }): string => [...of.ids].toSorted().join('');

it('takes a row in and out', () => {
  const one = toggled(nothing, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(toggled(one, 'b'))).toBe('');
});

it('selects a range from the last row touched, in both directions', () => {
  const from = toggled(nothing, 'b');
  expect(ids(ranged(from, 'd', shown))).toBe('bcd');
  expect(ids(ranged(ranged(from, 'd', shown), 'a', shown))).toBe('abcd');
  expect(ids(ranged(toggled(nothing, 'd'), 'b', shown))).toBe('bcd');
});

it('takes a range out when its beginning was taken out', () => {
  const all = allOf(nothing, shown);
  expect(ids(ranged(toggled(all, 'b'), 'd', shown))).toBe('ae');
});

it('is a plain toggle without a beginning, or when that is no longer shown', () => {
  expect(ids(ranged(nothing, 'c', shown))).toBe('c');
  expect(ids(ranged(toggled(nothing, 'z'), 'c', shown))).toBe('cz');
});

it('selects all that are shown, then none', () => {
  const all = allOf(toggled(nothing, 'x'), shown);
  expect(ids(all)).toBe('abcdex');
  expect(ids(allOf(all, shown))).toBe('');
});

it('stays bounded', () => {
  const many = Array.from({ length: selectionMax + 50 }, (_, index) => `n${index}`);
  expect(allOf(nothing, many).ids.size).toBe(selectionMax);
  expect(toggled(allOf(nothing, many), 'one more').ids.size).toBe(selectionMax);
});
