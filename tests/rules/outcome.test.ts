// The outcome that is released to a candidate.
import { deleteDoc, doc, getDocFromServer as getDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { cato, gone, org } from './documents/paths.ts';
import { decision, outcome, review } from './documents/reviews.ts';
import { ago, minutes } from './documents/times.ts';
import { logId, putEntry, releases } from './entries.ts';
import { editors, managers, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/sessions/{c}/shared/{d}', () => {
  const path = `${cato}/shared/outcome`;
  const decided = (result: string): Promise<void> =>
    world.arrange(
      put(
        `${cato}/decision/current`,
        decision('remy', { outcome: result, decidedAt: ago(minutes(1)) }),
      ),
    );
  const notify =
    (who: Who, more: Data = {}, result = 'advance') =>
    async (): Promise<void> => {
      await decided(result);
      await commit(world.as(who), ...releases(uidOf(who), more));
    };

  it('is read by its candidate and the staff', () =>
    world.readers([...staff, 'otherCandidate'], (db) => getDoc(doc(db, path))));

  it('is released by editors, after the decision and unchanged', async () => {
    await world.only(editors, (_, __, who) => notify(who)());
    await world.accepts({
      'a rejection': notify('recruiter', { outcome: 'reject' }, 'reject'),
      'no contact': notify('recruiter', { contact: null, factors: [] }),
    });
  });

  it('holds nothing else', () =>
    world.refuses({
      'without a decision': () => commit(world.as('recruiter'), ...releases('remy')),
      'against the decision': notify('recruiter', {}, 'reject'),
      'while on hold': notify('recruiter', { outcome: 'hold' }, 'hold'),
      'as it was before this commit': async () => {
        await decided('advance');
        await world.arrange(put(`${cato}/reviews/remy`, review()));
        return commit(
          world.as('recruiter'),
          put(`${cato}/decision/current`, decision('remy', { outcome: 'reject', rev: 2 })),
          put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cato')),
          ...releases('remy'),
        );
      },
      'while it is erased': async () => {
        await world.arrange(put(`${gone}/decision/current`, decision('remy')));
        return commit(world.as('recruiter'), ...releases('remy', {}, 'gone'));
      },
      'without words': notify('recruiter', { message: '' }),
      'with eleven factors': notify('recruiter', { factors: Array<string>(11).fill('x') }),
      'with factors that are numbers': notify('recruiter', { factors: [1] }),
      'without saying whether AI was used': notify('recruiter', { aiUsed: 'perhaps' }),
      'in the name of others': notify('recruiter', { releasedBy: 'olive' }),
      'at another time': notify('recruiter', { releasedAt: new Date(0) }),
      'with a score': notify('recruiter', { score: 99 }),
      elsewhere: async () => {
        await decided('advance');
        return commit(
          world.as('recruiter'),
          put(`${cato}/shared/scores`, outcome('remy', { auditId: logId })),
          putEntry('remy', 'outcome.release', 'open/cato'),
        );
      },
    }));

  it('is deleted by managers while the session is erased', async () => {
    await world.arrange(put(`${gone}/shared/outcome`, outcome('remy')));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${gone}/shared/outcome`)));
    await world.arrange(put(path, outcome('remy')));
    await world.only([], (db) => deleteDoc(doc(db, path)));
    await world.only([], (db) => updateDoc(doc(db, path), { outcome: 'reject' }));
  });
});
