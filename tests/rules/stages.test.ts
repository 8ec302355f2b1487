// Stages of a candidate, and the names of the reviewers.
import { doc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { candidate } from './documents/candidates.ts';
import { cato, catoRow, job, org } from './documents/paths.ts';
import { decision, review } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { releases } from './entries.ts';
import { world } from './fixtures/sessions.ts';
import { editors, uidOf, type Who } from './people.ts';
import { allowed } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

describe('organizations/{o}/interviews/{i}/sessions/{c}', () => {
  describe('moved through the pipeline', () => {
    const id = 'stage_open_cato_3';
    const move =
      (
        who: Who,
        stage: string,
        more: Data = {},
        note: Data | null = {},
        noteId = id,
        parts: readonly Write[] = [],
      ) =>
      () =>
        commit(
          world.as(who),
          patch(catoRow, { stage, stageBy: uidOf(who), stageAt: now(), rev: 3, ...more }),
          ...(note
            ? [
                put(`${org}/auditLog/${noteId}`, {
                  ...entry(uidOf(who), `stage.${stage}`, 'open/cato'),
                  ...note,
                }),
              ]
            : []),
          ...parts,
        );
    const decided = (result: string): Write =>
      put(`${cato}/decision/current`, {
        outcome: result,
        reason: 'A long reason.',
        decidedBy: 'remy',
        decidedAt: ago(minutes(1)),
        rev: 1,
        auditId: 'x',
      });

    it('is moved by editors, with an audit entry', async () => {
      await world.only(editors, (_, __, who) => move(who, 'in_review')());
      await world.accepts({
        shortlisted: move('recruiter', 'shortlisted'),
        'an offer after the decision': async () => {
          await world.arrange(decided('advance'));
          return move('recruiter', 'offer')();
        },
        'hired after the decision': async () => {
          await world.arrange(decided('advance'));
          return move('recruiter', 'hired')();
        },
        'rejected after the decision': async () => {
          await world.arrange(decided('reject'));
          return move('recruiter', 'rejected')();
        },
        'an expired one': async () => {
          await world.arrange(patch(catoRow, { status: 'expired' }));
          return move('recruiter', 'rejected', {}, {}, id, [])().catch(() =>
            move('recruiter', 'in_review')(),
          );
        },
      });
    });

    it('is rejected in one commit with the decision and its release', () =>
      allowed(
        commit(
          world.as('recruiter'),
          put(`${cato}/decision/current`, decision('remy', { outcome: 'reject' })),
          put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cato')),
          patch(catoRow, { stage: 'rejected', stageBy: 'remy', stageAt: now(), rev: 3 }),
          put(`${org}/auditLog/${id}`, entry('remy', 'stage.rejected', 'open/cato')),
          ...releases('remy', { outcome: 'reject' }),
        ),
      ));

    it('is moved in no other way', () =>
      world.refuses({
        'without an entry': move('recruiter', 'in_review', {}, null),
        'with an entry about another stage': move(
          'recruiter',
          'in_review',
          {},
          { action: 'stage.hired' },
        ),
        'with an entry about somebody else': move(
          'recruiter',
          'in_review',
          {},
          { target: 'open/cleo' },
        ),
        'with an entry under another id': move('recruiter', 'in_review', {}, {}, 'other'),
        'with the entry of another move': async () => {
          await world.arrange(
            put(`${org}/auditLog/${id}`, entry('remy', 'stage.in_review', 'open/cato')),
          );
          return move('recruiter', 'in_review', {}, null)();
        },
        'to a stage that is none': move('recruiter', 'promoted'),
        'hired without a decision': move('recruiter', 'hired'),
        'an offer without a decision': move('recruiter', 'offer'),
        'rejected without a decision': move('recruiter', 'rejected'),
        'hired against the decision': async () => {
          await world.arrange(decided('reject'));
          return move('recruiter', 'hired')();
        },
        'rejected against the decision': async () => {
          await world.arrange(decided('advance'));
          return move('recruiter', 'rejected')();
        },
        'rejected while on hold': async () => {
          await world.arrange(decided('hold'));
          return move('recruiter', 'rejected')();
        },
        'before it is handed in': async () => {
          await world.arrange(put(`${job}/candidates/cleo`, candidate('cleo')));
          return commit(
            world.as('recruiter'),
            patch(`${job}/candidates/cleo`, {
              stage: 'in_review',
              stageBy: 'remy',
              stageAt: now(),
              rev: 2,
            }),
            put(`${org}/auditLog/stage_open_cleo_2`, entry('remy', 'stage.in_review', 'open/cleo')),
          );
        },
        'in the session': () =>
          commit(
            world.as('recruiter'),
            patch(cato, { stage: 'in_review', stageBy: 'remy', stageAt: now(), rev: 3 }),
            put(`${org}/auditLog/${id}`, entry('remy', 'stage.in_review', 'open/cato')),
          ),
        'in the name of others': move('recruiter', 'in_review', { stageBy: 'olive' }),
        'at another time': move('recruiter', 'in_review', { stageAt: new Date(0) }),
        'a lost update': move('recruiter', 'in_review', { rev: 2 }, {}, 'stage_open_cato_2'),
        'with more': move('recruiter', 'in_review', { score: 1 }),
        'by the candidate': () =>
          updateDoc(doc(world.as('otherCandidate'), catoRow), {
            stage: 'hired',
            stageBy: 'cato',
            stageAt: now(),
            rev: 3,
          }),
      }));
  });

  describe('the names of its reviewers', () => {
    const add =
      (who: Who, reviewers: readonly unknown[], more: Data = {}) =>
      () =>
        updateDoc(doc(world.as(who), catoRow), { reviewers, scored: true, rev: 3, ...more });

    it("include one's own, once the scorecard is submitted", async () => {
      await world.only(['recruiter'], (_, uid, who) => add(who, [uid])());
      await allowed(
        commit(
          world.as('reviewer'),
          put(`${cato}/reviews/rowan`, review({ rev: 2 })),
          patch(catoRow, { reviewers: ['rowan'], scored: true, rev: 3 }),
        ),
      );
      await allowed(
        updateDoc(doc(world.as('recruiter'), catoRow), {
          reviewers: ['rowan', 'remy'],
          scored: true,
          rev: 4,
        }),
      );
    });

    it('include no other', () =>
      world.refuses({
        "a colleague's": add('recruiter', ['rowan']),
        'two at once': add('recruiter', ['remy', 'rowan']),
        'before the scorecard': add('reviewer', ['rowan']),
        'without a scorecard': add('secondReviewer', ['reed']),
        'instead of others': async () => {
          await world.arrange(patch(catoRow, { reviewers: ['rowan'] }));
          return add('recruiter', ['remy'])();
        },
        twice: async () => {
          await world.arrange(patch(catoRow, { reviewers: ['remy'] }));
          return add('recruiter', ['remy', 'remy'])();
        },
        'out again': async () => {
          await world.arrange(patch(catoRow, { reviewers: ['remy'] }));
          return add('recruiter', [])();
        },
        'with a stage': add('recruiter', ['remy'], { stage: 'hired' }),
        'without saying so to those who count': () =>
          updateDoc(doc(world.as('recruiter'), catoRow), { reviewers: ['remy'], rev: 3 }),
        'saying that there is none': add('recruiter', ['remy'], { scored: false }),
        'saying so in words': add('recruiter', ['remy'], { scored: 'yes' }),
      }));
  });
});
