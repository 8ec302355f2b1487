// Transferring the ownership of a company.
import { describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { rounds } from './fixtures/races.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}: transferring ownership', () => {
  interface Hand {
    who?: Who;
    heir?: string;
    more?: Data;
    leave?: ('org' | 'old' | 'new' | 'audit')[];
    audit?: Data;
    db?: ReturnType<World['as']>;
    oldRole?: string;
  }
  const hand =
    ({
      who = 'owner',
      heir = 'ada',
      more = {},
      leave = [],
      audit = {},
      db,
      oldRole = 'admin',
    }: Hand = {}) =>
    () =>
      commit(
        db ?? world.as(who),
        ...[
          [
            'org',
            patch(org, {
              ownerUid: heir,
              lastOp: op('owner', heir, uidOf(who), { parent: 'handed' }),
              ...more,
            }),
          ],
          ['old', patch(`${org}/members/${uidOf(who)}`, { role: oldRole })],
          ['new', patch(`${org}/members/${heir}`, { role: 'owner' })],
          [
            'audit',
            put(`${org}/auditLog/handed`, {
              ...entry(uidOf(who), 'owner.transfer', heir),
              ...audit,
            }),
          ],
        ].flatMap(([part, write]) =>
          leave.includes(part as 'org') ? [] : [write as ReturnType<typeof put>],
        ),
      );

  it('is done by the owner, to a colleague', async () => {
    await world.only(['owner'], (_, __, who) =>
      hand({ who, heir: who === 'admin' ? 'remy' : 'ada' })(),
    );
    await world.accepts({
      'to a recruiter': hand({ heir: 'remy' }),
      'to a reviewer': hand({ heir: 'rowan' }),
    });
  });
  it('leaves one owner and an admin', async () => {
    await hand()();
    expect([
      (await world.look(org))?.['ownerUid'],
      (await world.look(`${org}/members/ada`))?.['role'],
      (await world.look(`${org}/members/olive`))?.['role'],
    ]).toEqual(['ada', 'owner', 'admin']);
  });
  it('happens completely or not at all', () =>
    world.refuses({
      'without the company': hand({ leave: ['org'] }),
      'keeping both': hand({ leave: ['old'] }),
      'with nobody': hand({ leave: ['new'] }),
      'without an entry': hand({ leave: ['audit'] }),
      'with an entry about something else': hand({ audit: { target: 'remy' } }),
      'staying a recruiter': hand({ oldRole: 'recruiter' }),
      'staying the owner': hand({ oldRole: 'owner' }),
      'with more seats': hand({ more: { 'usage.licenses.limit': 99 } }),
      'with the name': hand({ more: { name: 'Mine' } }),
      'at another time': hand({
        more: { lastOp: op('owner', 'ada', 'olive', { parent: 'handed', at: new Date(0) }) },
      }),
      'naming another heir': hand({
        more: { lastOp: op('owner', 'remy', 'olive', { parent: 'handed' }) },
      }),
      'to somebody suspended': hand({ heir: 'sky' }),
      'to oneself': hand({ heir: 'olive' }),
      'to somebody whose account is gone': async () => {
        await world.arrange(drop('users/ada'));
        return hand()();
      },
      'to somebody who left': async () => {
        await world.arrange(patch('users/ada', { orgId: null }));
        return hand()();
      },
      'to nobody who works there': () =>
        commit(
          world.as('owner'),
          patch(org, {
            ownerUid: 'quinn',
            lastOp: op('owner', 'quinn', 'olive', { parent: 'handed' }),
          }),
          patch(`${org}/members/olive`, { role: 'admin' }),
          put(`${org}/auditLog/handed`, entry('olive', 'owner.transfer', 'quinn')),
        ),
      'to the compliance role': async () => {
        await world.arrange(put(`${org}/members/faye`, { role: 'compliance', status: 'active' }));
        return hand({ heir: 'faye' })();
      },
      'a second owner in the same commit': () =>
        commit(
          world.as('owner'),
          patch(org, {
            ownerUid: 'ada',
            lastOp: op('owner', 'ada', 'olive', { parent: 'handed' }),
          }),
          patch(`${org}/members/olive`, { role: 'admin' }),
          patch(`${org}/members/ada`, { role: 'owner' }),
          patch(`${org}/members/remy`, { role: 'owner' }),
          put(`${org}/auditLog/handed`, entry('olive', 'owner.transfer', 'ada')),
        ),
      'by a super admin': hand({ who: 'superAdmin' }),
      'by the rival': hand({ who: 'rivalOwner' }),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return hand()();
      },
    }));
  it('requires a recent sign-in', async () => {
    const demoted = put(`${org}/members/olive`, { role: 'admin', status: 'active' });
    const as = (signedInSecondsAgo: number, uid: string) => async () => {
      await world.arrange(
        demoted,
        patch(org, { ownerUid: uid }),
        put(`${org}/members/${uid}`, { role: 'owner', status: 'active' }),
      );
      return commit(
        world.stranger(uid, { email: 'late@larkfield.test', signedInSecondsAgo }),
        patch(org, { ownerUid: 'ada', lastOp: op('owner', 'ada', uid, { parent: 'handed' }) }),
        patch(`${org}/members/${uid}`, { role: 'admin' }),
        patch(`${org}/members/ada`, { role: 'owner' }),
        put(`${org}/auditLog/handed`, entry(uid, 'owner.transfer', 'ada')),
      );
    };
    await world.refuses({
      'of this morning': as(7_200, 'lars'),
      'of sixteen minutes ago': as(960, 'lena'),
    });
    await world.accepts({ 'of ten minutes ago': as(600, 'lisa') });
  });
  it('has one winner when two tabs transfer it to two people, in ten rounds', async () => {
    const tabs = [world.fresh('owner'), world.fresh('owner')];
    for (let round = 0; round < rounds; round += 1) {
      const results = await Promise.allSettled(
        tabs.map((db, n) =>
          hand({
            heir: n === 0 ? 'ada' : 'remy',
            db,
            more: {
              lastOp: op('owner', n === 0 ? 'ada' : 'remy', 'olive', { parent: 'handed' }),
            },
          })(),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await world.reset();
    }
  });
});
