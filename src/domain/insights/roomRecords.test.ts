import { expect, it } from 'vitest';
import { eventIdOf, readHappenedAt, roomSumsOf } from '#domain/candidate/roomEvent.ts';
import { surveySumsOf, type SurveyBatch } from './survey.ts';

it('numbers two hundred events and no more', () => {
  expect([eventIdOf(0), eventIdOf(42), eventIdOf(199), eventIdOf(200)]).toEqual([
    '000',
    '042',
    '199',
    null,
  ]);
});
it("tells the time of an event from the server's clock and how long before it was", () => {
  expect(readHappenedAt({ savedAt: new Date('2026-11-21T10:01:00Z'), agoSeconds: 60 })).toEqual(
    new Date('2026-11-21T10:00:00Z'),
  );
  expect(readHappenedAt({ savedAt: null, agoSeconds: 60 })).toBeNull();
});
it('adds a log up', () => {
  const sums = roomSumsOf([
    { kind: 'opened', amount: 0, device: 'a' },
    { kind: 'away', amount: 4, device: 'a' },
    { kind: 'away', amount: 6, device: 'b' },
    { kind: 'paste', amount: 300, device: 'b' },
  ]);
  expect(sums).toMatchObject({
    opened: 1,
    devices: 2,
    away: 2,
    awaySeconds: 10,
    paste: 1,
    pasteCharacters: 300,
    offline: 0,
    fault: 0,
  });
});
it('adds full batches up, and mixes the remarks', () => {
  const votes = (yes: number, no: number) => ({ yes, partly: 0, no, none: 0 });
  const batch = (comments: Record<string, string>): SurveyBatch => ({
    count: 5,
    clear: votes(4, 1),
    fair: votes(5, 0),
    trouble: votes(0, 5),
    comments,
  });
  const sums = surveySumsOf([batch({ z: 'first' }), batch({ a: 'second' })]);
  expect(sums).toMatchObject({
    count: 10,
    clear: { yes: 8, no: 2 },
    trouble: { no: 10 },
    comments: ['second', 'first'],
  });
});
