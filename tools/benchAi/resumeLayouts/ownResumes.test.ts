// The forty layouts are cut in two by a hash, and those that are looked at stay read as well as they were.
import { describe, expect, it } from 'vitest';
import { createFragmentTest } from '#domain/resume/resumeFragments.ts';
import { isSound, mean, tallies } from '../measures/resumeTallies.ts';
import { readRow } from '../benchResumes.ts';
import { ownResumes, type LayoutHalf } from './ownResumes.ts';

const names = (half: LayoutHalf): string[] => ownResumes(half).map(({ row }) => row.id);

describe('resumes of our own', () => {
  it('are forty people in forty layouts, half of them set aside', () => {
    const all = [...names('dev'), ...names('aside')];
    expect([names('dev').length, names('aside').length, new Set(all).size]).toEqual([20, 20, 40]);
    expect(
      new Set([...ownResumes('dev'), ...ownResumes('aside')].map(({ row }) => row.gold.email)).size,
    ).toBe(40);
    expect(all.filter((id) => id.startsWith('es-')).length).toBeGreaterThanOrEqual(12);
  });

  it('are sixteen more, written later', () => {
    expect([
      names('secondDev').length,
      names('secondHeld').length,
      new Set([...names('secondDev'), ...names('secondHeld')]).size,
    ]).toEqual([8, 8, 16]);
  });

  it.each(
    [...ownResumes('dev'), ...ownResumes('secondDev')].map(
      ({ row, bytes }) => [row.id, row, bytes] as const,
    ),
  )(
    'are read: %s',
    async (_, row, bytes) => {
      const { read } = await readRow(row, bytes);
      expect(isSound(read)).toBe(true);
      const counts = tallies(row.gold, read);
      expect(mean(counts)).toBe(1);
      expect(
        read.experience.flatMap(({ bullets }) => bullets).filter(createFragmentTest(read)),
      ).toEqual([]);
    },
    30_000,
  );
});
