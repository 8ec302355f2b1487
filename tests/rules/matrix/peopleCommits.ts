// Commits that several rows of people and of the platform try.
import { company } from '../documents/companies.ts';
import { ago, minutes, now } from '../documents/times.ts';
import { put } from '../writes.ts';
import { tries, type Attempt } from './cells.ts';

export const leaving = { 'deletions/cleo': { at: ago(minutes(1)) } };

/** Creating a company: three documents in one commit. */
export const founding: Attempt = tries(
  (uid) => [
    put(`founders/${uid}`, { orgId: 'fresh', at: now() }),
    put('organizations/fresh', company(uid, 'fresh')),
    put(`organizations/fresh/members/${uid}`, { role: 'owner', status: 'active', joinedAt: now() }),
  ],
  { 'founders/olive': null, 'founders/quinn': null },
);
