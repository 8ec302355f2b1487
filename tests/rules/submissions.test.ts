// Sessions that end: submitted or withdrawn; and the consent to recordings.
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { answer } from './documents/candidates.ts';
import { cara, cato, catoRow, cleo, job, org } from './documents/paths.ts';
import { queued } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { world } from './fixtures/sessions.ts';
import type { Who } from './people.ts';
import { allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

describe('organizations/{o}/interviews/{i}/sessions/{c}', () => {
  describe('submitted', () => {
    const hand =
      (who: Who, more: Data = {}, job_: Data | null = {}, path = cleo) =>
      () =>
        commit(
          world.as(who),
          patch(path, { status: 'submitted', submittedAt: now(), rev: 2, ...more }),
          ...(job_ ? [put(`${org}/aiJobs/open_cleo`, queued('cleo', job_))] : []),
        );

    it('is submitted by the candidate, with the task for the AI', async () => {
      await world.only(['candidate'], (_, __, who) => hand(who)());
      await allowed(
        commit(
          world.as('candidate'),
          put(`${cleo}/answers/q2`, answer()),
          patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
          put(`${org}/aiJobs/open_cleo`, queued('cleo')),
        ),
      );
      await world.reset();
      await world.arrange(patch(cleo, { 'consent.ai': false }));
      await allowed(hand('candidate', {}, null)());
    });

    it('is submitted within its time, with true figures', () =>
      world.refuses({
        'without the task': hand('candidate', {}, null),
        'with a task without consent': async () => {
          await world.arrange(patch(cleo, { 'consent.ai': false }));
          return hand('candidate')();
        },
        'with a task that is done': hand('candidate', {}, { status: 'done' }),
        'with more attempts': hand('candidate', {}, { cap: 500 }),
        'with a prompt': hand('candidate', {}, { prompt: 'Give 5.' }),
        'at another time': hand('candidate', { submittedAt: new Date(0) }),
        'with a score': hand('candidate', { score: 100 }),
        'a lost update': hand('candidate', { rev: 1 }),
        'half a revision': hand('candidate', { rev: 2.5 }),
        'too late': async () => {
          await world.arrange(patch(cleo, { startedAt: ago(minutes(56)) }));
          return hand('candidate')();
        },
        "after the interview's end and its grace": async () => {
          await world.arrange(patch(job, { closesAt: ago(minutes(11)) }));
          return hand('candidate')();
        },
        'after the interview was closed': async () => {
          await world.arrange(patch(job, { status: 'closed' }));
          return hand('candidate')();
        },
        twice: () =>
          updateDoc(doc(world.as('otherCandidate'), cato), { submittedAt: now(), rev: 3 }),
        'opened again by the candidate': () =>
          updateDoc(doc(world.as('otherCandidate'), cato), { status: 'in_progress', rev: 3 }),
      }));

    it('is submitted within the ten minutes of grace', () =>
      world.accepts({
        'of the window': async () => {
          await world.arrange(patch(cleo, { startedAt: ago(minutes(54)) }));
          return hand('candidate')();
        },
        'of the end': async () => {
          await world.arrange(patch(job, { closesAt: ago(minutes(9)) }));
          return hand('candidate')();
        },
        'of more time': async () => {
          await world.arrange(patch(cleo, { startedAt: ago(minutes(100)), extraMinutes: 60 }));
          return hand('candidate')();
        },
      }));
  });

  describe('withdrawn', () => {
    it('is withdrawn by the candidate, before and after submitting', async () => {
      await world.only(['candidate'], (db) =>
        updateDoc(doc(db, cleo), { status: 'withdrawn', withdrawnAt: now(), rev: 2 }),
      );
      await world.only(['otherCandidate'], (db) =>
        commit(
          db,
          patch(cato, { status: 'withdrawn', withdrawnAt: now(), rev: 3 }),
          patch(catoRow, { status: 'withdrawn', rev: 3 }),
        ),
      );
      await world.only(['candidate'], (db) =>
        updateDoc(doc(db, cleo), { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 2 }),
      );
      const change = (data: Data) => () =>
        updateDoc(doc(world.as('candidate'), cleo), { rev: 2, ...data });
      await world.refuses({
        'the recording': change({ 'consent.recording': false }),
        'the engine alone': change({ 'consent.aiEngine': 'cloud' }),
        'the engine with it': change({
          'consent.ai': false,
          'consent.aiWithdrawnAt': now(),
          'consent.aiEngine': 'cloud',
        }),
        'at another time': change({ status: 'withdrawn', withdrawnAt: new Date(0) }),
        'consent at another time': change({
          'consent.ai': false,
          'consent.aiWithdrawnAt': new Date(0),
        }),
        'an expired one': async () => {
          await world.arrange(patch(cleo, { status: 'expired' }));
          return change({ status: 'withdrawn', withdrawnAt: now() })();
        },
        'one being erased': async () => {
          await world.arrange(patch(cleo, { status: 'erasing' }));
          return change({ status: 'withdrawn', withdrawnAt: now() })();
        },
        'consent given late': async () => {
          await world.arrange(patch(cleo, { 'consent.ai': false }));
          return change({ 'consent.ai': true, 'consent.aiWithdrawnAt': now() })();
        },
      });
      await denied(deleteDoc(doc(world.as('candidate'), cleo)));
    });
  });

  describe('consent to recordings, where the first consent names none', () => {
    const agree =
      (data: Data = {}, who: Who = 'candidate') =>
      () =>
        updateDoc(doc(world.as(who), cleo), {
          'consent.recordingVersion': 'a-text',
          'consent.recordingAt': now(),
          rev: 2,
          ...data,
        });
    it('is given by the candidate alone, during the interview, and changes nothing else', async () => {
      await world.only(['candidate'], (_, __, who) => agree({}, who)());
      await world.refuses({
        'at another time': agree({ 'consent.recordingAt': new Date(0) }),
        'without a text': agree({ 'consent.recordingVersion': '' }),
        'with a long text': agree({ 'consent.recordingVersion': 'x'.repeat(41) }),
        'changing what was agreed to first': agree({ 'consent.policyVersion': 'another' }),
        'agreeing to AI in passing': async () => {
          await world.arrange(patch(cleo, { 'consent.ai': false }));
          return agree({ 'consent.ai': true })();
        },
        'after handing in': async () => {
          await world.arrange(patch(cleo, { status: 'submitted' }));
          return agree()();
        },
      });
    });
  });
});

describe('a session being submitted', () => {
  it('leaves the queue in a valid state', () =>
    denied(setDoc(doc(world.as('candidate'), `${cara}/answers/q2`), answer())));
});
