// Integers of commits that change a company's counters, sent as doubles by REST, which the SDK never does and no other test would notice.
import { describe, expect, it } from 'vitest';
import { op } from './documents/companies.ts';
import { documents } from './documents/existing.ts';
import { details, invite, inviteCode } from './documents/invitations.ts';
import { job, newCode, newToken, org } from './documents/paths.ts';
import { period } from './documents/times.ts';
import { withDoubles } from './matrix/withDoubles.ts';
import { applicant, applicantIs } from './matrix/interviewDocuments.ts';
import { people } from './people.ts';
import { World } from './world.ts';
import { commit, put, type Data, type Write } from './writes.ts';

const world = new World();
const id = 'd1'.repeat(32);
const known = documents()[org] ?? {};
type Usage = Record<'interviews' | 'candidates' | 'licenses', Data> & {
  storage: Record<'videos' | 'documents', Data>;
};
const usage = known['usage'] as Usage;
/** The whole organization with one more counted: REST has no paths into maps here. */
const counted = (lastOp: Data, more: Data): Write =>
  put(org, { ...known, usage: { ...usage, ...more }, lastOp });

const adding = [
  counted(op('applicant', id, 'remy', { parent: 'open' }), {
    storage: { ...usage.storage, documents: { ...usage.storage.documents, used: 12 } },
  }),
  put(`${job}/applicants/${id}`, applicant('remy')),
  put(`${job}/applicants/${id}/identity/current`, applicantIs),
];
const inviting = [
  counted(op('candidate', newToken, 'remy', { parent: 'open' }), {
    candidates: { ...usage.candidates, currentMonth: 6, total: 46, period: period() },
    storage: {
      videos: { ...usage.storage.videos, used: 22 },
      documents: { ...usage.storage.documents, used: 11 },
    },
  }),
  put(`${job}/invites/${newToken}`, invite('remy')),
  put(`${job}/inviteDetails/${newToken}`, details('remy', { mailed: 0, lastMailedAt: null })),
  put(`inviteCodes/${newCode}`, inviteCode('remy')),
];

describe('a counted number', () => {
  it.each([
    ['the size of a file and its megabytes', adding, /^applicants\/.* (size|megabytes|pages) /],
    ['how many mails were sent', inviting, /^inviteDetails\/.* mailed /],
  ] as const)('%s', async (_, writes, wanted) => {
    await world.arrange(put(org, known));
    await world.accepts({
      'as it is': async () => {
        await world.arrange(put(org, known));
        return commit(world.as('recruiter'), ...writes);
      },
    });
    await world.arrange(put(org, known));
    const tried: string[] = [];
    const let_: string[] = [];
    for (const { what, send } of withDoubles(
      world.as('nobody'),
      writes,
      world.projectId,
      world.token(people.recruiter),
    ).filter((one) => wanted.test(one.what))) {
      tried.push(what);
      if (await send()) let_.push(what);
    }
    expect(tried).not.toEqual([]);
    expect(let_).toEqual([]);
  });
});
