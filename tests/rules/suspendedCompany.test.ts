// What a suspended company can still do: end and erase its data. Candidates who have started can finish; nobody new starts.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { answer, session } from './documents/candidates.ts';
import { cato, catoRow, cleo, gone, job, openToken, org } from './documents/paths.ts';
import { decision, queued, review } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { answers, beginsErasing, countsErasure, givesTime } from './entries.ts';
import { managers } from './people.ts';
import { World, allowed, begins } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const suspend = patch(org, { status: 'suspended' });
const taken = 'takenTAKENtakenTAKEN06';
/** Each attempt starts in the suspended company: the world is reset after a success. */
const then =
  (act: () => Promise<unknown>, ...before: readonly Write[]) =>
  async (): Promise<unknown> => {
    await world.arrange(suspend, ...before);
    return act();
  };

describe('a suspended company', () => {
  beforeEach(() => world.arrange(suspend));

  it('accepts nobody new and does not process candidates', () =>
    world.refuses({
      'a new session': then(() =>
        commit(
          world.as('guest'),
          patch(`${job}/invites/${openToken}`, {
            status: 'claimed',
            claimedBy: 'gus',
            claimedAt: now(),
          }),
          ...begins('gus', session('gus')),
        ),
      ),
      'more time': then(() => commit(world.as('recruiter'), ...givesTime('remy', 60))),
      'a move': then(() =>
        commit(
          world.as('recruiter'),
          patch(catoRow, { stage: 'in_review', stageBy: 'remy', stageAt: now(), rev: 3 }),
          put(`${org}/auditLog/stage_open_cato_3`, entry('remy', 'stage.in_review', 'open/cato')),
        ),
      ),
      'a scorecard': then(() =>
        setDoc(doc(world.as('secondReviewer'), `${cato}/reviews/reed`), review()),
      ),
      'a decision': then(() =>
        commit(
          world.as('recruiter'),
          put(`${cato}/decision/current`, decision('remy')),
          put(`${org}/auditLog/audit-1`, entry('remy', 'decision.advance', 'open/cato')),
        ),
      ),
      'a task of the AI': then(() =>
        updateDoc(doc(world.as('reviewer'), `${org}/aiJobs/open_cara`), {
          status: 'leased',
          leaseOwner: 'rowan',
          leaseId: 'lease-new',
          leasedAt: now(),
          attempts: 1,
        }),
      ),
      'another try of one': then(
        () =>
          updateDoc(doc(world.as('recruiter'), `${org}/aiJobs/open_cara`), {
            status: 'queued',
            cap: 10,
          }),
        patch(`${org}/aiJobs/open_cara`, { status: 'dead', attempts: 5 }),
      ),
      'an answer to a request': then(
        () =>
          commit(
            world.as('recruiter'),
            ...answers(
              'remy',
              taken,
              {
                status: 'granted',
                extraMinutes: 23,
                formats: [],
                message: null,
                answeredBy: 'remy',
                answeredAt: now(),
                rev: 2,
              },
              'cleo',
            ),
          ),
        put(`${job}/accommodations/${taken}`, {
          status: 'open',
          askedBy: 'cleo',
          askedAt: ago(minutes(5)),
          percent: 50,
          format: null,
          note: null,
          rev: 1,
        }),
      ),
    }));

  it('loses no answer of a candidate who has started', () =>
    world.accepts({
      'an answer': then(() => setDoc(doc(world.as('candidate'), `${cleo}/answers/q2`), answer())),
      'handing in': then(() =>
        commit(
          world.as('candidate'),
          patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
          put(`${org}/aiJobs/open_cleo`, queued('cleo')),
        ),
      ),
      withdrawing: then(() =>
        commit(
          world.as('otherCandidate'),
          patch(cato, { status: 'withdrawn', withdrawnAt: now(), rev: 3 }),
          patch(catoRow, { status: 'withdrawn', rev: 3 }),
        ),
      ),
      'taking consent back': then(() =>
        commit(
          world.as('otherCandidate'),
          patch(cato, { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 3 }),
          patch(catoRow, { ai: false, rev: 3 }),
        ),
      ),
    }));

  it("still erases: a person's right does not depend on payment", async () => {
    const counters: Data = { 'usage.storage.videos.used': 18, 'usage.storage.documents.used': 9 };
    await world.only(managers, async (db, uid) =>
      then(() => commit(db, ...beginsErasing(uid, 'cara')))(),
    );
    await world.only(managers, async (db, uid) =>
      then(
        () => commit(db, drop(gone), ...countsErasure(uid, counters)),
        drop(`${gone}/answers/q1`),
      )(),
    );
  });

  it('works again when the suspension ends', async () => {
    await world.arrange(patch(org, { status: 'active' }));
    await allowed(setDoc(doc(world.as('secondReviewer'), `${cato}/reviews/reed`), review()));
  });
});
