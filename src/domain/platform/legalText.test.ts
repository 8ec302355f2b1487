import { describe, expect, it } from 'vitest';
import { legalVersion, listNewSince } from './legalText.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 10, n));

describe('legal texts', () => {
  const texts = [
    { kind: 'terms' as const, from: day(5) },
    { kind: 'terms' as const, from: day(10) },
    { kind: 'privacy' as const, from: day(8) },
    { kind: 'privacy' as const, from: day(30) },
  ];
  it('are new to whoever joined before them, the newest in force of each kind', () => {
    expect(
      listNewSince(texts, day(1), day(22)).map(({ kind, from }) => [kind, from.getUTCDate()]),
    ).toEqual([
      ['terms', 10],
      ['privacy', 8],
    ]);
    expect(listNewSince(texts, day(9), day(22)).map(({ kind }) => kind)).toEqual(['terms']);
    expect(listNewSince(texts, day(20), day(22))).toEqual([]);
    expect(listNewSince(texts, null, day(4))).toEqual([]);
  });
  it('are named by month', () =>
    expect(
      ['2026-11', '2026-11-2', '2026', '26-11', '2026-11-x'].map((version) =>
        legalVersion.test(version),
      ),
    ).toEqual([true, true, false, false, false]));
});
