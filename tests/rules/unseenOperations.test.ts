// Counted operations and shared shapes, each with one fault that no other document of the commit checks.
import { describe, it } from 'vitest';
import { countCandidate, countInterview, op } from './documents/companies.ts';
import { invite } from './documents/invitations.ts';
import { draft, interview, origin } from './documents/jobs.ts';
import { orgInvite } from './documents/members.ts';
import { job, newToken, org, sketch } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { commitAs, afterWriting, many, world } from './fixtures/unseenMail.ts';
import { acts } from './matrix/cells.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const id = 'freshFRESHfreshFRESH08';

describe('a counted operation', () => {
  const putLastOp = (kind: string, target: string, more: Data = {}): Write =>
    patch(org, { lastOp: op(kind, target, 'remy', { at: ago(minutes(1)), ...more }) });
  const made = put(`${org}/interviews/${id}`, interview('remy'));

  it('is of its kind, and of this commit', async () => {
    const count = patch(org, countInterview('olive', id));
    const opened = put(`${org}/interviews/${id}`, interview('olive'));
    await world.accepts({ 'an interview': commitAs('owner', count, opened) });
    await world.refuses({
      'an invitation of the same name besides': commitAs(
        'owner',
        count,
        opened,
        put(`${org}/orgInvites/${id}`, orgInvite('olive')),
      ),
      'an interview that was counted before': afterWriting(
        [putLastOp('interview', id)],
        commitAs('recruiter', made),
      ),
    });
  });
  it('is of its interview', async () => {
    const invites = (at: string): Write => put(`${at}/invites/${newToken}`, invite('remy'));
    const count = (parent: string): Write =>
      patch(
        org,
        countCandidate('remy', newToken, { lastOp: op('candidate', newToken, 'remy', { parent }) }),
      );
    await world.accepts({
      'one candidate': commitAs('recruiter', count('open'), invites(job)),
      'of another interview': commitAs('recruiter', count('sketch'), invites(sketch)),
    });
    await world.refuses({
      'one under the same token in another interview besides': commitAs(
        'recruiter',
        count('sketch'),
        invites(sketch),
        invites(job),
      ),
      'after another of the same interview': afterWriting(
        [putLastOp('candidate', 'other', { parent: 'open' })],
        commitAs('recruiter', invites(job)),
      ),
    });
  });
  it('of the platform is logged under its own action', async () => {
    const renamed = (action: string) =>
      commitAs(
        'superAdmin',
        patch(org, { name: 'Larkfields', auditId: 'new' }),
        ...acts('saga', action),
      );
    await world.accepts({ 'as a change of the company': renamed('org.update') });
    await world.refuses({
      'as a note': renamed('note'),
      'as an act upon somebody': renamed('user.update'),
    });
  });
});

describe('what many shapes share', () => {
  it('an origin holds nothing unchecked', async () => {
    const bare = origin();
    delete bare['at'];
    const written = (more: Data) =>
      commitAs(
        'recruiter',
        put(`${org}/drafts/new`, draft('remy', { origin: { ...bare, ...more } })),
      );
    await world.accepts({
      'the least': written({}),
      when: written({ at: ago(minutes(1)) }),
      'how often it was judged': written({ passes: 3 }),
    });
    await world.refuses({
      'judged twice': written({ passes: 2 }),
      'with a long note': written({ fellBack: many(301) }),
      'with a map for a note': written({ promptVersion: { x: 1 } }),
    });
  });
  it('the queue of a company without a pause setting is open', async () => {
    const takes = commitAs(
      'reviewer',
      patch(`${org}/aiJobs/open_cara`, {
        status: 'leased',
        leaseOwner: 'rowan',
        leaseId: 'lease-of-rowan-2',
        leasedAt: now(),
        attempts: 1,
      }),
    );
    await world.accepts({ open: afterWriting([put(`${org}/settings/ai`, { on: true })], takes) });
    await world.refuses({
      paused: afterWriting([put(`${org}/settings/ai`, { on: true, paused: true })], takes),
    });
  });
});
