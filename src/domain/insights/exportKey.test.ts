import { expect, it } from 'vitest';
import { exportFileIds, exportKeyStateOf, formatShownKey } from './exportKey.ts';

it('opens a file of each format per part', () =>
  expect(exportFileIds(['jobs', 'usage']).map(({ id }) => id)).toEqual([
    'jobs.json',
    'jobs.csv',
    'usage.json',
    'usage.csv',
  ]));
it('ends by time or by hand', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  expect(exportKeyStateOf({ expiresAt: new Date('2026-11-23T00:00:00Z') }, now)).toBe('open');
  expect(exportKeyStateOf({ expiresAt: now }, now)).toBe('expired');
  expect(
    exportKeyStateOf({ expiresAt: new Date('2026-11-23T00:00:00Z'), revokedAt: now }, now),
  ).toBe('revoked');
});
it('is told by its last characters', () =>
  expect(formatShownKey('abcdefghijklmnopqrstuv1234')).toBe('…1234'));
