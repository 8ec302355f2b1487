// A company itself: founding it, changing its plan and transferring it. Each part that nothing else requires.
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { company, op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ahead, days, minutes, now } from './documents/times.ts';
import { inBothLogs, oneFault, tries, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);

describe('founding', () => {
  const founds = (more: Data = {}, id = 'fresh'): Write[] => [
    put('founders/nina', { orgId: id, at: now() }),
    put(`organizations/${id}`, company('nina', id, more)),
    put(`organizations/${id}/members/nina`, { role: 'owner', status: 'active', joinedAt: now() }),
  ];
  const renewed = (planRenewalDate: unknown): Write[] =>
    founds({
      billing: { tier: 'Free', tierId: 'default_free', planStartDate: now(), planRenewalDate },
    });

  it('happens once, for a year at most', () =>
    oneFault(
      world,
      {
        'for a leap year': by('newcomer', renewed(ahead(days(366) - minutes(5)))),
      },
      {
        'for longer': by('newcomer', renewed(ahead(days(366) + minutes(5)))),
        'by who has founded one that is not there': by(
          'newcomer',
          founds().slice(1),
          put('founders/nina', { orgId: 'fresh', at: now() }),
        ),
        'under an id that is none': by('newcomer', founds({}, 'fresh.one')),
      },
    ));

  it('is the only way to be an owner', () =>
    oneFault(
      world,
      { 'by founding': by('newcomer', founds()) },
      {
        'of a company that exists, after the membership went': by(
          'owner',
          [put(`${org}/members/olive`, { role: 'owner', status: 'active', joinedAt: now() })],
          drop(`${org}/members/olive`),
        ),
      },
    ));
});

describe('the plan', () => {
  const edits = (data: Data, auditId = 'new'): Write[] => [
    patch(org, { ...data, auditId }),
    ...inBothLogs('org.plan'),
  ];
  const x = (n: number): string => 'x'.repeat(n);

  it('has names of limited length, and leaves usage unchanged', () =>
    oneFault(
      world,
      {
        'the shortest names': by(
          'superAdmin',
          edits({ 'billing.tier': 'x', 'billing.tierId': 'x' }),
        ),
        'the longest': by('superAdmin', edits({ 'billing.tier': x(64), 'billing.tierId': x(64) })),
      },
      {
        'a longer one': by('superAdmin', edits({ 'billing.tier': x(65) })),
        'a longer number of a plan': by('superAdmin', edits({ 'billing.tierId': x(65) })),
        none: by('superAdmin', edits({ 'billing.tier': '' })),
        'no number': by('superAdmin', edits({ 'billing.tierId': '' })),
        'another kind of storage': by(
          'superAdmin',
          edits({ 'usage.storage.more': { limit: 1, used: 0 } }),
        ),
        'the candidates of the month': by(
          'superAdmin',
          edits({ 'usage.candidates.currentMonth': 0 }),
        ),
        'under an entry that it named already': by(
          'superAdmin',
          edits({ name: 'Other' }),
          patch(org, { auditId: 'new' }),
        ),
      },
    ));
});

describe('handing over', () => {
  const hands = ({
    from = 'olive',
    to = 'ada',
    left = {},
    lead = {},
    lastOp = {},
    id = 'handed',
    more = [],
  }: {
    from?: string;
    to?: string;
    left?: Data;
    lead?: Data;
    lastOp?: Data;
    id?: string;
    more?: Write[];
  } = {}): Write[] => [
    patch(org, { ownerUid: to, lastOp: op('owner', to, from, { parent: id, ...lastOp }) }),
    patch(`${org}/members/olive`, { role: 'admin', ...left }),
    patch(`${org}/members/${to}`, { role: 'owner', ...lead }),
    put(`${org}/auditLog/${id}`, entry(from, 'owner.transfer', to)),
    ...more,
  ];
  const invited = patch(org, { lastOp: op('candidate', 'x', 'remy', { parent: 'open' }) });

  it('is done by the owner, completely and with one entry', () =>
    oneFault(
      world,
      { 'as it is': by('owner', hands()), 'to a recruiter': by('owner', hands({ to: 'remy' })) },
      {
        'by an admin, to a recruiter': by('admin', hands({ from: 'ada', to: 'remy' })),
        'with the address unverified': tries(
          world,
          world.stranger('olive', { email: 'olive@larkfield.test', unverified: true }),
          hands(),
        ),
        'as if somebody else did it': by('owner', hands({ lastOp: { by: 'ada' } })),
        'suspending the former owner': by('owner', hands({ left: { status: 'suspended' } })),
        'renaming the new one': by('owner', hands({ lead: { displayName: 'Queen' } })),
        'by an owner who is none by the membership': by(
          'owner',
          hands(),
          patch(`${org}/members/olive`, { role: 'recruiter' }),
        ),
        'logged twice': by(
          'owner',
          hands({ more: [put(`${org}/auditLog/again`, entry('olive', 'owner.transfer', 'ada'))] }),
        ),
        'logged under the id of a move': by('owner', hands({ id: 'stage_open_cato_9' })),
        'logged for another operation': by(
          'recruiter',
          [put(`${org}/auditLog/open`, entry('remy', 'owner.transfer', 'ada'))],
          invited,
        ),
        'one owner down, and nobody up': by('owner', [
          patch(`${org}/members/olive`, { role: 'admin' }),
        ]),
        'a second owner down': by(
          'owner',
          [patch(`${org}/members/ada`, { role: 'admin' })],
          patch(`${org}/members/ada`, { role: 'owner' }),
        ),
        'the owner up again, by an admin': by(
          'admin',
          [patch(`${org}/members/olive`, { role: 'owner' })],
          patch(`${org}/members/olive`, { role: 'admin' }),
        ),
      },
    ));
});
