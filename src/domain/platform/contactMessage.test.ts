import { expect, it } from 'vitest';
import { listContactIds, contactPerMinute } from './contactMessage.ts';

it('names as many ids as a minute has slots, all of that minute', () => {
  const ids = listContactIds(new Date('2026-11-22T10:00:59Z'));
  expect(ids).toHaveLength(contactPerMinute);
  expect(new Set(ids).size).toBe(contactPerMinute);
  expect(ids.every((id) => id.startsWith(`${Date.parse('2026-11-22T10:00:00Z') / 60_000}-`))).toBe(
    true,
  );
});
