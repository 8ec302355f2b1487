// The limits of a plan at their edges, a resent invitation of a colleague, and when a member was last seen.
import { doc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { removeEntry } from './documents/auditEntries.ts';
import { countCandidate, countInterview, op } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail } from './documents/invitations.ts';
import { content, interview } from './documents/jobs.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import { job, newCode, newToken, org } from './documents/paths.ts';
import { now, period } from './documents/times.ts';
import { rounds } from './fixtures/races.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/members/{m}: last seen', () => {
  const path = (uid: string): string => `${org}/members/${uid}`;
  it("is recorded by the member alone, at the server's time", async () => {
    await world.accepts(
      Object.fromEntries(
        staff.map((who) => [
          who,
          () => updateDoc(doc(world.as(who), path(uidOf(who))), { lastSeenAt: now() }),
        ]),
      ),
    );
    await world.refuses({
      'for somebody else': () =>
        updateDoc(doc(world.as('owner'), path('remy')), { lastSeenAt: now() }),
      'at another time': () =>
        updateDoc(doc(world.as('owner'), path('olive')), { lastSeenAt: new Date(0) }),
      'while suspended': () =>
        updateDoc(doc(world.as('benched'), path('sky')), { lastSeenAt: now() }),
    });
  });
});

describe('organizations/{o}/orgInvites/{id}: resending', () => {
  const id = 'waitingWAITINGwaiting3';
  const again =
    (who: Who, { mailed = 2, more = {}, mail = true, of = id } = {}) =>
    () =>
      commit(
        world.as(who),
        patch(`${org}/orgInvites/${of}`, {
          mailed,
          expiresAt: new Date(Date.now() + 14 * 86_400_000),
          ...more,
        }),
        ...(mail
          ? [
              put(`mail/${of}_${mailed}`, teamMail(uidOf(who), of, { to: 'nina@larkfield.test' })),
              put(`${org}/teamMails/${period()}`, teamMonth(`${of}_${mailed}`)),
            ]
          : []),
      );
  it('is done by managers, and renews an expired one', async () => {
    await world.only(managers, (_, __, who) => again(who)());
    await world.accepts({ 'a late one': again('owner', { of: 'lateLATElateLATElate04' }) });
  });
  it('is counted, mailed and bounded', async () => {
    const mailedTimes = (mailed: number, act: () => Promise<unknown>) => async () => {
      await world.arrange(patch(`${org}/orgInvites/${id}`, { mailed }));
      return act();
    };
    await world.accepts({ 'the ninth time': mailedTimes(8, again('owner', { mailed: 9 })) });
    await world.refuses({
      'a tenth time': mailedTimes(9, again('owner', { mailed: 10 })),
      'without a mail': again('owner', { mail: false }),
      'a leap': again('owner', { mailed: 3 }),
      'for ever': again('owner', { more: { expiresAt: new Date(Date.now() + 31 * 86_400_000) } }),
      'to somebody else': again('owner', { more: { email: 'x@y.test' } }),
      'in a higher role': again('owner', { more: { role: 'admin' } }),
      "an administrator's, by an admin": async () => {
        await world.arrange(patch(`${org}/orgInvites/${id}`, { role: 'admin' }));
        return again('admin')();
      },
    });
  });
});

describe('organizations/{o}: limits at their edges', () => {
  const seat =
    (used: number, id = 'lastLASTlastLASTlast09', db?: ReturnType<World['as']>) =>
    () =>
      commit(
        db ?? world.as('owner'),
        patch(org, { 'usage.licenses.used': used, lastOp: op('seat.invite', id, 'olive') }),
        put(`${org}/orgInvites/${id}`, orgInvite('olive')),
      );
  const leave = (used: number) => () =>
    commit(
      world.as('owner'),
      patch(org, {
        'usage.licenses.used': used,
        lastOp: op('seat.remove', 'remy', 'olive', { parent: 'left' }),
      }),
      drop(`${org}/members/remy`),
      put(`${org}/auditLog/left`, removeEntry('olive', 'remy', 'recruiter active')),
    );
  const publish = (currentMonth: number) => () =>
    commit(
      world.as('recruiter'),
      patch(org, countInterview('remy', 'new', { 'usage.interviews.currentMonth': currentMonth })),
      put(`${org}/interviews/new`, interview('remy', { status: 'open' })),
      put(`${org}/interviews/new/content/questions`, content('remy')),
      put(`${org}/interviews/new/content/rubric`, content('remy', [])),
    );
  const ask = (currentMonth: number) => () =>
    commit(
      world.as('recruiter'),
      patch(
        org,
        countCandidate('remy', newToken, { 'usage.candidates.currentMonth': currentMonth }),
      ),
      put(`${job}/invites/${newToken}`, invite('remy')),
      put(`${job}/inviteDetails/${newToken}`, details('remy')),
      put(`inviteCodes/${newCode}`, inviteCode('remy')),
      put(`mail/${newToken}_1`, inviteMail('remy')),
    );
  const when = (usage: Data, act: () => Promise<unknown>) => async () => {
    await world.arrange(patch(org, usage));
    return act();
  };
  const lastMonth = period() - 1;

  it('allow the last one, and none after it', async () => {
    await world.accepts({
      seat: when({ 'usage.licenses.used': 9 }, seat(10)),
      interview: when({ 'usage.interviews.currentMonth': 9 }, publish(10)),
      candidate: when({ 'usage.candidates.currentMonth': 19 }, ask(20)),
      'storage slot': when({ 'usage.storage.videos.limit': 22 }, ask(6)),
    });
    await world.refuses({
      seat: when({ 'usage.licenses.used': 10 }, seat(11)),
      interview: when({ 'usage.interviews.currentMonth': 10 }, publish(11)),
      candidate: when({ 'usage.candidates.currentMonth': 20 }, ask(21)),
      'storage slot': when({ 'usage.storage.videos.limit': 21 }, ask(6)),
    });
  });
  it('restart at one with the month', async () => {
    const full = {
      'usage.interviews.currentMonth': 10,
      'usage.interviews.period': lastMonth,
      'usage.candidates.currentMonth': 20,
      'usage.candidates.period': lastMonth,
    };
    await world.accepts({ interview: when(full, publish(1)), candidate: when(full, ask(1)) });
    await world.refuses({
      'going on from last month': when({ ...full, 'usage.interviews.currentMonth': 3 }, publish(4)),
      'from nothing': when(full, publish(0)),
      'seats do not': when({ 'usage.licenses.used': 10 }, seat(1)),
    });
  });
  it('below current usage block creation and allow removal', async () => {
    const less = {
      'usage.licenses.limit': 3,
      'usage.interviews.limit': 1,
      'usage.candidates.limit': 2,
      'usage.storage.videos.limit': 5,
    };
    await world.refuses({
      'a seat': when(less, seat(8)),
      'an interview': when(less, publish(3)),
      'a candidate': when(less, ask(6)),
    });
    await world.accepts({
      'a member leaves': when(less, leave(6)),
      'the next month has its own': when(
        { ...less, 'usage.interviews.period': lastMonth },
        publish(1),
      ),
    });
  });
  it('of zero allow nothing, and unlimited is never reached', async () => {
    await world.refuses({
      'no interview': when(
        { 'usage.interviews.limit': 0, 'usage.interviews.currentMonth': 0 },
        publish(1),
      ),
    });
    await world.accepts({
      'a seat': when(
        { 'usage.licenses.limit': 1_000_000_000, 'usage.licenses.used': 500_000 },
        seat(500_001),
      ),
    });
  });
  it('give the last license to one of eight tabs, in ten rounds', async () => {
    const tabs = Array.from({ length: 8 }, () => world.fresh('owner'));
    for (let round = 0; round < rounds; round += 1) {
      await world.arrange(patch(org, { 'usage.licenses.used': 9 }));
      const results = await Promise.allSettled(
        tabs.map((db, n) => seat(10, `lastLASTlastLASTlast${round}x${n}`, db)()),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await world.reset();
    }
  });
});
