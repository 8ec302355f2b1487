// The row of a candidate changes together with the session, never alone.
import { deleteDoc, doc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { candidate } from './documents/candidates.ts';
import { cato, catoRow, cleo, gone, job, org } from './documents/paths.ts';
import { queued } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { everyRole, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const cleoRow = `${job}/candidates/cleo`;
const rowOfCleo = put(cleoRow, candidate('cleo', { startedAt: ago(minutes(5)) }));

describe('a session with its row', () => {
  const both =
    (
      who: Who,
      to: Data,
      shown: Data | null,
      path = cleo,
      row = cleoRow,
      more: readonly Write[] = [],
    ) =>
    async (): Promise<unknown> => {
      await world.arrange(
        rowOfCleo,
        put(
          `${job}/candidates/gone`,
          candidate('gone', { status: 'erasing', startedAt: ago(minutes(20)), rev: 3 }),
        ),
      );
      return commit(world.as(who), patch(path, to), ...(shown ? [patch(row, shown)] : []), ...more);
    };
  const sent = { status: 'submitted', submittedAt: now(), rev: 2 };
  const task = [put(`${org}/aiJobs/open_cleo`, queued('cleo'))];

  it('is submitted, withdrawn, reopened, ended and erased in both at once', () =>
    world.accepts({
      'handed in': both('candidate', sent, sent, cleo, cleoRow, task),
      withdrawn: both(
        'candidate',
        { status: 'withdrawn', withdrawnAt: now(), rev: 2 },
        { status: 'withdrawn', rev: 2 },
      ),
      ended: both(
        'recruiter',
        { status: 'expired', retiredBy: 'remy', rev: 2 },
        { status: 'expired', rev: 2 },
      ),
      'without consent to AI': both(
        'candidate',
        { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 2 },
        { ai: false, rev: 2 },
      ),
    }));

  it('never changes in only one of them', () =>
    world.refuses({
      'handed in, and shown as running': both('candidate', sent, null, cleo, cleoRow, task),
      'handed in, and shown as withdrawn': both(
        'candidate',
        sent,
        { status: 'withdrawn', rev: 2 },
        cleo,
        cleoRow,
        task,
      ),
      'handed in, and shown as sent earlier': both(
        'candidate',
        sent,
        { ...sent, submittedAt: ago(minutes(3)) },
        cleo,
        cleoRow,
        task,
      ),
      'withdrawn, and shown as running': both(
        'candidate',
        { status: 'withdrawn', withdrawnAt: now(), rev: 2 },
        null,
      ),
      'ended, and shown as running': both(
        'recruiter',
        { status: 'expired', retiredBy: 'remy', rev: 2 },
        null,
      ),
      'without consent to AI, and shown with it': both(
        'candidate',
        { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 2 },
        null,
      ),
      'shown as handed in': async () => {
        await world.arrange(rowOfCleo);
        return updateDoc(doc(world.as('candidate'), cleoRow), sent);
      },
      'shown as handed in by staff': async () => {
        await world.arrange(rowOfCleo);
        return updateDoc(doc(world.as('recruiter'), cleoRow), sent);
      },
      'with another name': both(
        'candidate',
        sent,
        { ...sent, displayName: 'Better Name' },
        cleo,
        cleoRow,
        task,
      ),
      'with a stage': both('candidate', sent, { ...sent, stage: 'hired' }, cleo, cleoRow, task),
      'with a lost update': both('candidate', sent, { ...sent, rev: 3 }, cleo, cleoRow, task),
      'a name changed by staff': () =>
        updateDoc(doc(world.as('owner'), catoRow), { displayName: 'Other', rev: 3 }),
    }));

  it('loses its row with the session, not before', async () => {
    const row = `${job}/candidates/gone`;
    const arranged = put(
      row,
      candidate('gone', { status: 'erasing', startedAt: ago(minutes(20)), rev: 3 }),
    );
    await world.refuses(
      Object.fromEntries(
        everyRole.map((who) => [
          `by ${who}`,
          async () => {
            await world.arrange(arranged);
            return deleteDoc(doc(world.as(who), row));
          },
        ]),
      ),
    );
    await world.refuses({
      'an existing one, by the owner': () => deleteDoc(doc(world.as('owner'), catoRow)),
      'the row of a session that stays': () =>
        commit(
          world.as('owner'),
          drop(catoRow),
          patch(cato, { status: 'erasing', retiredBy: 'olive', rev: 3 }),
        ),
    });
    await world.arrange(arranged, drop(gone));
    await world.accepts({
      'after it': async () => {
        await world.arrange(arranged, drop(gone));
        return deleteDoc(doc(world.as('admin'), row));
      },
    });
  });

  it('names who revealed it for the storage rules, only as part of the reveal', async () => {
    const reveal = {
      'reveals.remy': { role: 'recruiter', reason: 'They asked to be called.', at: now() },
      rev: 3,
    };
    const revealEntry: Write = put(
      `${org}/auditLog/reveal_open_cato_remy`,
      entry('remy', 'identity.reveal', 'open/cato'),
    );
    const blind = async (...writes: Write[]): Promise<unknown> => {
      await world.arrange(patch(cato, { blind: true }));
      return commit(world.as('recruiter'), ...writes);
    };
    await world.accepts({
      'with it': () =>
        blind(patch(cato, reveal), revealEntry, patch(catoRow, { revealedBy: ['remy'], rev: 3 })),
    });
    await world.refuses({
      'without it': () => blind(patch(catoRow, { revealedBy: ['remy'], rev: 3 })),
      'for a colleague': () =>
        blind(patch(cato, reveal), revealEntry, patch(catoRow, { revealedBy: ['rowan'], rev: 3 })),
      'two at once': () =>
        blind(
          patch(cato, reveal),
          revealEntry,
          patch(catoRow, { revealedBy: ['remy', 'rowan'], rev: 3 }),
        ),
    });
  });
});
