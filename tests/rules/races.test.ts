// Of several concurrent claims exactly one wins, which only races can show.
import { getDocsFromServer as getDocs, collection, type Firestore } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { answer, session } from './documents/candidates.ts';
import { countCandidate, countInterview } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail, inviteWords } from './documents/invitations.ts';
import { content, interview } from './documents/jobs.ts';
import { cara, catoRow, cleo, job, newToken, openToken, org } from './documents/paths.ts';
import { decision, queued } from './documents/reviews.ts';
import { now } from './documents/times.ts';
import { uidOf, type Who } from './people.ts';
import { World, begins } from './world.ts';
import { commit, patch, put, type Write } from './writes.ts';

const world = new World();
const rounds = 6;

interface Runner {
  uid: string;
  db: Firestore;
}
/** A tab with a connection of its own. */
const tab = (who: Who): Runner => ({ uid: uidOf(who), db: world.fresh(who) });

/** Runs all at once; returns how many succeeded. Nobody may fail for another reason than a refusal. */
async function race(
  runners: readonly Runner[],
  writesOf: (runner: Runner, n: number) => readonly Write[],
): Promise<number> {
  const results = await Promise.allSettled(
    runners.map((runner, n) => commit(runner.db, ...writesOf(runner, n))),
  );
  const reasons = results.flatMap((result) =>
    result.status === 'rejected'
      ? [(result.reason as { code?: string }).code ?? String(result.reason)]
      : [],
  );
  expect(
    [...new Set(reasons)].filter((reason) => !['permission-denied', 'aborted'].includes(reason)),
  ).toEqual([]);
  return results.length - reasons.length;
}

/** Several rounds, with a reset before each. */
async function everyRound(run: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await world.reset();
    await run(round);
  }
}

describe('at the same time', () => {
  let publishers: Runner[] = [];
  let claimers: Runner[] = [];
  let takers: Runner[] = [];

  beforeAll(() => {
    publishers = (
      ['recruiter', 'recruiter', 'recruiter', 'admin', 'admin', 'owner', 'owner', 'owner'] as const
    ).map(tab);
    claimers = Array.from({ length: 6 }, (_, n) => ({
      uid: `guest-${n}`,
      db: world.stranger(`guest-${n}`),
    }));
    takers = (
      ['reviewer', 'reviewer', 'secondReviewer', 'recruiter', 'admin', 'owner'] as const
    ).map(tab);
  });

  it('eight publish with one interview left', () =>
    everyRound(async () => {
      await world.arrange(patch(org, { 'usage.interviews.currentMonth': 9 }));
      const won = await race(publishers, ({ uid }, n) => [
        patch(org, countInterview(uid, `new-${n}`, { 'usage.interviews.currentMonth': 10 })),
        put(`${org}/interviews/new-${n}`, interview(uid, { status: 'open' })),
        put(`${org}/interviews/new-${n}/content/questions`, content(uid)),
        put(`${org}/interviews/new-${n}/content/rubric`, content(uid, [])),
      ]);
      const made = (await getDocs(collection(world.as('owner'), `${org}/interviews`))).docs.filter(
        ({ id }) => id.startsWith('new-'),
      );
      expect([won, made.length]).toEqual([1, 1]);
      expect(await world.look(org)).toMatchObject({
        usage: { interviews: { currentMonth: 10, total: 13 } },
      });
    }));

  it('eight invite with one candidate left', () =>
    everyRound(async () => {
      await world.arrange(patch(org, { 'usage.candidates.currentMonth': 19 }));
      const won = await race(publishers, ({ uid }, n) => {
        const token = `${newToken}-${n}`;
        const code = `ABCDEFGH0000000${n}`;
        return [
          patch(org, countCandidate(uid, token, { 'usage.candidates.currentMonth': 20 })),
          put(`${job}/invites/${token}`, invite(uid)),
          put(`${job}/inviteDetails/${token}`, details(uid, { code })),
          put(`inviteCodes/${code}`, inviteCode(uid, { token })),
          put(
            `mail/${token}_1`,
            inviteMail(uid, {
              about: `interviews/open/inviteDetails/${token}`,
              template: { name: 'candidateInvite', data: inviteWords({ code }) },
            }),
          ),
        ];
      });
      expect(won).toBe(1);
      expect(await world.look(org)).toMatchObject({
        usage: { candidates: { currentMonth: 20, total: 46 }, storage: { videos: { used: 22 } } },
      });
    }));

  it('six claim one invitation', () =>
    everyRound(async () => {
      const won = await race(claimers, ({ uid }) => [
        patch(`${job}/invites/${openToken}`, {
          status: 'claimed',
          claimedBy: uid,
          claimedAt: now(),
        }),
        ...begins(uid, session(uid)),
      ]);
      const begun = (await getDocs(collection(world.as('owner'), `${job}/sessions`))).docs.filter(
        ({ id }) => id.startsWith('guest-'),
      );
      expect([won, begun.length]).toEqual([1, 1]);
      expect(await world.look(`${job}/invites/${openToken}`)).toMatchObject({
        status: 'claimed',
        claimedBy: begun[0]?.id,
      });
    }));

  it('six lease one task, two of them tabs of one person', () =>
    everyRound(async (round) => {
      const won = await race(takers, ({ uid }, n) => [
        patch(`${org}/aiJobs/open_cara`, {
          status: 'leased',
          leaseOwner: uid,
          leaseId: `lease-${round}-${n}`,
          leasedAt: now(),
          attempts: 1,
        }),
      ]);
      expect(won).toBe(1);
      expect(await world.look(`${org}/aiJobs/open_cara`)).toMatchObject({
        attempts: 1,
        status: 'leased',
      });
    }));

  it('two tabs of one person take over an expired lease', () =>
    everyRound(async (round) => {
      await world.arrange(
        patch(`${org}/aiJobs/open_cleaf`, { leasedAt: new Date(Date.now() - 360_000) }),
      );
      const won = await race(takers.slice(0, 2), ({ uid }, n) => [
        patch(`${org}/aiJobs/open_cleaf`, {
          status: 'leased',
          leaseOwner: uid,
          leaseId: `again-${round}-${n}`,
          leasedAt: now(),
          attempts: 2,
        }),
      ]);
      expect(won).toBe(1);
    }));

  it('a candidate submits from two tabs', async () => {
    const tabs = [tab('candidate'), tab('candidate')];
    await everyRound(async () => {
      const won = await race(tabs, () => [
        patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
        put(`${org}/aiJobs/open_cleo`, queued('cleo')),
      ]);
      expect(won).toBe(1);
    });
  });

  it('a candidate saves one answer from two tabs', async () => {
    const tabs = [tab('candidate'), tab('candidate')];
    await everyRound(async () => {
      const won = await race(tabs, (_, n) => [
        patch(`${cleo}/answers/q1`, answer({ text: `Tab ${n}.`, rev: 2 })),
      ]);
      expect(won).toBe(1);
    });
  });

  it('two save one draft, and two decide about one person', () =>
    everyRound(async () => {
      const two = publishers.slice(2, 4);
      await world.arrange(put(`${cara}/reviews/ada`, { rating: 4, submitted: true, rev: 1 }));
      expect(
        await race(two, ({ uid }, n) => [
          patch(`${org}/drafts/d`, {
            title: `Title ${n}`,
            updatedAt: now(),
            updatedBy: uid,
            rev: 4,
          }),
        ]),
      ).toBe(1);
      expect(
        await race(two, ({ uid }, n) => [
          put(`${cara}/decision/current`, decision(uid, { auditId: `audit-${n}` })),
          put(`${org}/auditLog/audit-${n}`, entry(uid, 'decision.advance', 'open/cara')),
        ]),
      ).toBe(1);
      expect(
        await race(two, ({ uid }) => [
          patch(catoRow, { stage: 'in_review', stageBy: uid, stageAt: now(), rev: 3 }),
          put(`${org}/auditLog/stage_open_cato_3`, entry(uid, 'stage.in_review', 'open/cato')),
        ]),
      ).toBe(1);
    }));
});
