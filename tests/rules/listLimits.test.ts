// A list query asks for as many documents as its screen shows, and no more.
import {
  collection,
  getDocsFromServer as getDocs,
  limit,
  query,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { job, org } from './documents/paths.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { put } from './writes.ts';

const lists: readonly (readonly [string, Who | 'faye', number])[] = [
  ['announcements', 'superAdmin', 50],
  ['contactMessages', 'superAdmin', 50],
  ['clientReports', 'superAdmin', 1_000],
  ['users', 'superAdmin', 200],
  ['organizations', 'superAdmin', 200],
  [`${org}/library`, 'recruiter', 200],
  [`${job}/selfIds`, 'faye', 1_001],
  [`${job}/tallies`, 'faye', 1_001],
  [`${job}/tallies`, 'admin', 1_001],
];

describe('a list limited to its screen', () => {
  const world = new World();

  it.each(lists)('%s by %s: at most %i', async (path, who, most) => {
    await world.arrange(
      put(`${org}/members/faye`, {
        role: 'compliance',
        status: 'active',
        displayName: 'Faye',
        joinedAt: new Date(0),
      }),
    );
    const db: Firestore =
      who === 'faye' ? world.stranger('faye', { email: 'faye@larkfield.test' }) : world.as(who);
    const isLet = (n: number): Promise<boolean> =>
      getDocs(query(collection(db, path), limit(n))).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
            return false;
          throw error;
        },
      );
    expect([await isLet(most), await isLet(most + 1)]).toEqual([true, false]);
  });
});
