// External reviewers: what a link opens to them, and how long.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { cato, cleo, gone, job, org } from './documents/paths.ts';
import { rating } from './documents/reviews.ts';
import { ago, ahead, days, now } from './documents/times.ts';
import { openLink, openedLink, openLinkAs } from './fixtures/guests.ts';
import { linkPath, existingLink, fresh, guestAccess, token, world } from './fixtures/shares.ts';
import { editors, managers, signedIn, type Who } from './people.ts';
import { allowed, denied } from './world.ts';
import { patch, put, type Write } from './writes.ts';

// Everyone tries everything, which is slow on a busy machine.
/** Everything a link opens. */
const reads: Record<string, (db: Firestore) => Promise<unknown>> = {
  answer: (db) => getDoc(doc(db, `${cato}/answers/q1`)),
  answers: (db) => getDocs(query(collection(db, `${cato}/answers`), where('type', '==', 'text'))),
  transcripts: (db) => getDocs(collection(db, `${cato}/transcripts`)),
  rubric: (db) => getDoc(doc(db, `${linkPath(token)}/material/current`)),
  'own scorecard': (db) => getDoc(doc(db, `${cato}/guestReviews/gus`)),
};
async function opensTo(who: Who, before: Write[]): Promise<string[]> {
  await world.reset();
  await world.arrange(...before);
  const found: string[] = [];
  for (const [what, read] of Object.entries(reads))
    if (
      await read(world.as(who)).then(
        () => true,
        () => false,
      )
    )
      found.push(what);
  return found;
}

describe('organizations/{o}/shares/{t}/is/{state}', () => {
  it('shows the holder of the token why it cannot be used, and nothing else', async () => {
    const is =
      (state: string) =>
      (db: Firestore): Promise<unknown> =>
        getDoc(doc(db, `${linkPath(token)}/is/${state}`));
    for (const [status, more, yes] of [
      ['open', { expiresAt: ago(days(1)) }, 'expired'],
      ['claimed', { expiresAt: ago(days(1)) }, 'expired'],
      ['claimed', {}, 'claimed'],
      ['revoked', {}, 'revoked'],
      ['done', {}, 'done'],
    ] as const) {
      await world.arrange(...existingLink({ status, ...more }));
      await world.readers(signedIn, is(yes));
      await world.readers([], is('open'));
    }
    await world.arrange(...existingLink());
    for (const state of ['expired', 'revoked', 'claimed', 'done'])
      await world.readers([], is(state));
  });
});

describe('organizations/{o}/shares/{t}/material/{m}', () => {
  it('is read by the guest while the link is open, and by editors', async () => {
    const read = (db: Firestore): Promise<unknown> =>
      getDoc(doc(db, `${linkPath(token)}/material/current`));
    await world.arrange(...openedLink());
    await world.readers(['guest', ...editors], read);
    for (const more of [{ status: 'revoked' }, { status: 'done' }, { expiresAt: ago(days(1)) }]) {
      await world.arrange(...openedLink('gus', { link: more }));
      await world.readers(editors, read);
    }
    await world.arrange(...existingLink());
    await world.readers(editors, read);
    await world.only([], (db) =>
      updateDoc(doc(db, `${linkPath(token)}/material/current`), { rubric: [] }),
    );
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/guests/{g}', () => {
  it('opens the answers and their scorecard to one guest, and nothing else', async () => {
    expect(await opensTo('guest', openedLink())).toEqual(Object.keys(reads));
    for (const who of [
      'nobody',
      'candidate',
      'rivalOwner',
      'superAdmin',
      'suspended',
      'benched',
    ] as const)
      expect([who, await opensTo(who, openedLink())]).toEqual([who, []]);
    await world.reset();
    await world.arrange(
      ...openedLink(),
      put(`${cato}/identity/current`, { fullName: 'Cato Green' }),
      put(`${cato}/readings/q2`, { of: 'x', read: {}, corrected: {}, rev: 1, updatedAt: now() }),
      put(`${cato}/ratings/open_cato_1`, rating('rowan')),
    );
    const closed = [
      cato,
      job,
      `${job}/content/rubric`,
      `${job}/content/questions`,
      org,
      `${org}/members/remy`,
      `${cato}/answers/q2`,
      `${cato}/identity/current`,
      `${cato}/readings/q2`,
      `${cato}/evaluations/open_cato_1`,
      `${cato}/ratings/open_cato_1`,
      `${cato}/reviews/remy`,
      `${cato}/notes/n`,
      `${cato}/decision/current`,
      `${cato}/events/000`,
      `${cato}/views/remy`,
      `${cato}/shared/outcome`,
      `${cleo}/answers/q1`,
      `${job}/sessions/cara`,
    ];
    for (const path of closed) await denied(getDoc(doc(world.as('guest'), path)));
    for (const name of [
      'answers',
      'reviews',
      'ratings',
      'evaluations',
      'notes',
      'overrides',
      'guests',
      'guestReviews',
      'views',
    ])
      await denied(getDocs(collection(world.as('guest'), `${cato}/${name}`)));
    await denied(
      getDocs(
        query(collection(world.as('guest'), `${cato}/answers`), where('type', '==', 'resume')),
      ),
    );
    await world.arrange(...openedLink('gus', { link: { resume: true }, key: { resume: true } }));
    await allowed(
      getDocs(
        query(collection(world.as('guest'), `${cato}/answers`), where('type', '==', 'resume')),
      ),
    );
  });

  it('opens nothing once it has expired, was revoked or used, or the candidate withdrew', async () => {
    const past = ago(days(1));
    expect(
      await opensTo(
        'guest',
        openedLink('gus', { link: { expiresAt: past }, key: { expiresAt: past } }),
      ),
    ).toEqual([]);
    expect(
      await opensTo(
        'guest',
        openedLink('gus', { link: { status: 'revoked' }, key: { status: 'revoked' } }),
      ),
    ).toEqual([]);
    expect(
      await opensTo(
        'guest',
        openedLink('gus', { link: { status: 'done' }, key: { status: 'done' } }),
      ),
    ).toEqual([]);
    for (const status of ['withdrawn', 'erasing', 'in_progress'])
      expect(await opensTo('guest', [...openedLink(), patch(cato, { status })])).toEqual([
        'rubric',
      ]);
  });

  it('cannot be created or extended by a guest without a link', async () => {
    const guest = (): Firestore => world.as('guest');
    await world.refuses({
      'out of nothing': async () => {
        await world.arrange(...existingLink());
        return openLink(guest(), { left: 'link' });
      },
      'of a link that was opened': async () => {
        await world.arrange(...openedLink('somebody'));
        return openLink(guest(), { left: 'link' });
      },
      longer: openLinkAs({ key: { expiresAt: ahead(days(20)) } }),
      'with the resume': openLinkAs({ key: { resume: true } }),
      'with recordings': openLinkAs({}, 'guest', existingLink({ recordings: false })),
      'with more': openLinkAs({ key: { role: 'reviewer' } }),
      'of another candidate': openLinkAs({ keyAt: `${job}/sessions/cara/guests/gus` }),
      'of another link': openLinkAs({ key: { token: fresh } }),
      'for another guest': openLinkAs({ keyAt: `${cato}/guests/cleo` }),
      ...Object.fromEntries(
        Object.entries({
          'longer later': { expiresAt: ahead(days(20)) },
          'wider later': { resume: true },
          renamed: { name: 'Another' },
          'done without a scorecard': { status: 'done' },
          'revoked by the guest': { status: 'revoked' },
        }).map(([what, change]) => [
          what,
          async () => {
            await world.arrange(...openedLink());
            return updateDoc(doc(guest(), `${cato}/guests/gus`), change);
          },
        ]),
      ),
      'open again': async () => {
        await world.arrange(
          ...openedLink('gus', { link: { status: 'revoked' }, key: { status: 'revoked' } }),
        );
        return updateDoc(doc(guest(), `${cato}/guests/gus`), { status: 'open' });
      },
      deleted: async () => {
        await world.arrange(...openedLink());
        return deleteDoc(doc(guest(), `${cato}/guests/gus`));
      },
      'revoked without its link': async () => {
        await world.arrange(...openedLink());
        return updateDoc(doc(world.as('recruiter'), `${cato}/guests/gus`), { status: 'revoked' });
      },
      'a view without a link': () =>
        setDoc(doc(guest(), `${cato}/views/gus`), { role: 'guest', at: now() }),
    });
    await world.arrange(...openedLink());
    await world.readers(['guest', ...editors], (db) => getDoc(doc(db, `${cato}/guests/gus`)));
    await world.arrange(put(`${gone}/guests/gus`, guestAccess({ expiresAt: ahead(days(1)) })));
    await world.readers(managers, (db) => getDocs(collection(db, `${gone}/guests`)));
    await world.only(managers, async (db) => {
      await world.arrange(put(`${gone}/guests/gus`, guestAccess({ expiresAt: ahead(days(1)) })));
      await deleteDoc(doc(db, `${gone}/guests/gus`));
    });
  });
});
