// The mark of a job that no candidate has started, without which no wording is corrected.
import { deleteDoc, doc, getDocFromServer as getDoc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { countInterview } from './documents/companies.ts';
import { content, interview } from './documents/jobs.ts';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { mark, unbegun } from './fixtures/corrections.ts';
import { signedIn } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();

describe('the mark of a job that nobody has started', () => {
  it('is read by every signed-in user, and deleted only by a candidate who starts', async () => {
    await world.arrange(...unbegun());
    await world.readers(signedIn, (db) => getDoc(doc(db, mark)));
    await world.only([], (db) => deleteDoc(doc(db, mark)));
  });

  const publish =
    (data: Data, also: readonly Write[] = []) =>
    () =>
      commit(
        world.as('recruiter'),
        patch(org, countInterview('remy', 'd')),
        put(`${org}/interviews/d`, interview('remy', { status: 'open' })),
        put(`${org}/interviews/d/content/questions`, content('remy')),
        put(`${org}/interviews/d/content/rubric`, content('remy', [])),
        put(`${org}/interviews/d/content/unbegun`, data),
        drop(`${org}/drafts/d`),
        ...also,
      );
  it('is created by publishing, in a closed shape', async () => {
    await world.accepts({ 'at once': publish({ at: now() }) });
    await world.refuses({
      'with more': publish({ at: now(), n: 0 }),
      'from another time': publish({ at: new Date(0) }),
      'with a correction': publish({ at: now(), n: 0, c: 0, k: 0, log: 'new' }),
      'without publishing': () => setDoc(doc(world.as('recruiter'), mark), { at: now() }),
    });
  });
});
