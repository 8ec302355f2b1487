import { expect, it } from 'vitest';
import en from '#i18n/en/superAdmin.json';
import { actKey, actKinds, acts } from './actWords.ts';

it('has words for each act, and knows the company’s entry of the same act', () => {
  expect(acts.filter((key) => !(key in en.acts))).toEqual([]);
  expect([actKey('org.override.end'), actKey('platform.glass.open'), actKey('x.y')]).toEqual([
    'org_override_end',
    'glass_open',
    null,
  ]);
});

it('finds each act under one kind, and asks the server for no more than it takes', () => {
  const kinds = Object.values(actKinds);
  expect(new Set(kinds.flat().map(actKey))).toEqual(new Set(acts));
  expect(kinds.filter((kind) => kind.length > 30)).toEqual([]);
});
