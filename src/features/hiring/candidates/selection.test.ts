import { expect, it } from 'vitest';
import { allOf, nothing, selectRange, selectionMax, toggleRow } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const ids = (of: { ids: ReadonlySet<string> }): string => [...of.ids].toSorted().join('');

it('takes a row in and out', () => {
  const one = toggleRow(nothing, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(toggleRow(one, 'b'))).toBe('');
});

it('selects a range from the last row touched, in both directions', () => {
  const from = toggleRow(nothing, 'b');
  expect(ids(selectRange(from, 'd', shown))).toBe('bcd');
  expect(ids(selectRange(selectRange(from, 'd', shown), 'a', shown))).toBe('abcd');
  expect(ids(selectRange(toggleRow(nothing, 'd'), 'b', shown))).toBe('bcd');
});

it('takes a range out when its beginning was taken out', () => {
  const all = allOf(nothing, shown);
  expect(ids(selectRange(toggleRow(all, 'b'), 'd', shown))).toBe('ae');
});

it('is a plain toggle without a beginning, or when that is no longer shown', () => {
  expect(ids(selectRange(nothing, 'c', shown))).toBe('c');
  expect(ids(selectRange(toggleRow(nothing, 'z'), 'c', shown))).toBe('cz');
});

it('selects all that are shown, then none', () => {
  const all = allOf(toggleRow(nothing, 'x'), shown);
  expect(ids(all)).toBe('abcdex');
  expect(ids(allOf(all, shown))).toBe('');
});

it('stays bounded', () => {
  const many = Array.from({ length: selectionMax + 50 }, (_, index) => `n${index}`);
  expect(allOf(nothing, many).ids.size).toBe(selectionMax);
  expect(toggleRow(allOf(nothing, many), 'one more').ids.size).toBe(selectionMax);
});
