// Scorecards of external reviewers.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, gone, org } from './documents/paths.ts';
import { review } from './documents/reviews.ts';
import { ago, days, now } from './documents/times.ts';
import { openedLink } from './fixtures/guests.ts';
import { linkPath, token, world } from './fixtures/shares.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

// Everyone tries everything, which is slow on a busy machine.
const card = (more: Data = {}): Data => review({ name: 'Dr. Fern', ...more });
interface Handing {
  uid?: string;
  card?: Data;
  end?: boolean;
  close?: boolean;
}
const handIn = (
  db: Firestore,
  { uid = 'gus', card: more = {}, end = true, close = true }: Handing = {},
): Promise<void> =>
  commit(
    db,
    put(`${cato}/guestReviews/${uid}`, card(more)),
    ...(end ? [patch(`${cato}/guests/${uid}`, { status: 'done' })] : []),
    ...(close ? [patch(linkPath(token), { status: 'done', doneAt: now() })] : []),
  );
const hands =
  (more: Handing = {}, before: Write[] = openedLink(), who: Who = 'guest') =>
  async (): Promise<void> => {
    await world.arrange(...before);
    await handIn(world.as(who), { uid: uidOf(who), ...more });
  };

describe('organizations/{o}/interviews/{i}/sessions/{c}/guestReviews/{g}', () => {
  const draft = (more: Data = {}): Data => card({ submitted: false, ...more });
  it('is written by its guest alone, while the link is open', async () => {
    await world.only(['guest'], async (db) => {
      await world.arrange(...openedLink());
      await setDoc(doc(db, `${cato}/guestReviews/gus`), draft());
    });
    const writes =
      (more: Data, before = openedLink()) =>
      async (): Promise<void> => {
        await world.arrange(...before);
        await setDoc(doc(world.as('guest'), `${cato}/guestReviews/gus`), draft(more));
      };
    await world.accepts({
      again: writes({ rev: 2 }, [...openedLink(), put(`${cato}/guestReviews/gus`, draft())]),
    });
    await world.refuses({
      'in another name': writes({ name: 'Remy' }),
      'over newer words': writes({ rev: 1 }, [
        ...openedLink(),
        put(`${cato}/guestReviews/gus`, draft()),
      ]),
      'with a level of nine': writes({ scores: { care: { level: 9, note: '' } } }),
      'when it has ended': writes({}, openedLink('gus', { key: { expiresAt: ago(days(1)) } })),
      'when it is revoked': writes({}, openedLink('gus', { key: { status: 'revoked' } })),
      'when the candidate withdrew': writes({}, [
        ...openedLink(),
        patch(cato, { status: 'withdrawn' }),
      ]),
      'after it was handed in': writes({ rev: 2 }, [
        ...openedLink(),
        put(`${cato}/guestReviews/gus`, card()),
      ]),
      'for another guest': async () => {
        await world.arrange(...openedLink());
        return setDoc(doc(world.as('guest'), `${cato}/guestReviews/cleo`), draft());
      },
      'as one of the staff': async () => {
        await world.arrange(...openedLink());
        return setDoc(doc(world.as('guest'), `${cato}/reviews/gus`), draft());
      },
    });
  });

  it('is submitted once, and closes the link', async () => {
    await world.accepts({
      'at once': hands(),
      'after a draft': hands({ card: { rev: 2 } }, [
        ...openedLink(),
        put(`${cato}/guestReviews/gus`, draft()),
      ]),
    });
    await world.refuses({
      'leaving the key open': hands({ end: false }),
      'leaving the link open': hands({ close: false }),
      'when it has ended': hands(
        {},
        openedLink('gus', { link: { expiresAt: ago(days(1)) }, key: { expiresAt: ago(days(1)) } }),
      ),
      'when it is revoked': hands(
        {},
        openedLink('gus', { link: { status: 'revoked' }, key: { status: 'revoked' } }),
      ),
      twice: hands({ card: { rev: 2 } }, [
        ...openedLink('gus', { link: { status: 'done' }, key: { status: 'done' } }),
        put(`${cato}/guestReviews/gus`, card()),
      ]),
      'without one': hands({ card: { submitted: false } }),
      'of a suspended company': hands({}, [...openedLink(), patch(org, { status: 'suspended' })]),
      'by the guest of another link': async () => {
        await world.arrange(...openedLink());
        return handIn(world.as('rivalOwner'), { uid: 'quinn' });
      },
    });
  });

  it('is read by the staff once their own is submitted, and only when it is submitted', async () => {
    const list = (db: Firestore): Promise<unknown> =>
      getDocs(query(collection(db, `${cato}/guestReviews`), where('submitted', '==', true)));
    await world.arrange(
      ...openedLink('gus', { link: { status: 'done' }, key: { status: 'done' } }),
      put(`${cato}/guestReviews/gus`, card()),
    );
    await world.readers(['recruiter'], list);
    await world.readers(['recruiter'], (db) => getDoc(doc(db, `${cato}/guestReviews/gus`)));
    await world.readers([], (db) => getDocs(collection(db, `${cato}/guestReviews`)));
    await world.arrange(...staff.map((who) => put(`${cato}/reviews/${uidOf(who)}`, review())));
    await world.readers(staff, list);
    await world.arrange(put(`${cato}/guestReviews/gus`, draft()));
    await world.readers([], (db) => getDoc(doc(db, `${cato}/guestReviews/gus`)));
    await world.arrange(put(`${gone}/guestReviews/gus`, card()));
    await world.readers(managers, (db) => getDocs(collection(db, `${gone}/guestReviews`)));
  });
});
