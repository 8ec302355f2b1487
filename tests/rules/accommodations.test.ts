// Requests for an accommodation: who makes, changes and reads them.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cleo, job, openToken } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { asked, askedBefore, at, grant, taken } from './fixtures/accommodations.ts';
import { editors, signedIn, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { patch, put, type Data } from './writes.ts';

const world = new World();
const lapsed = 'lapsedLAPSEDlapsedLA05';
const ask =
  (who: Who, token: string, more: Data = {}) =>
  () =>
    setDoc(doc(world.as(who), at(token)), asked(uidOf(who), more));

describe('organizations/{o}/interviews/{i}/accommodations/{t}', () => {
  it('is read by the holder of the open invitation, then by the candidate who started with it, and by editors; never by reviewers', async () => {
    await world.arrange(
      put(at(openToken), askedBefore('gus')),
      put(at(taken), askedBefore('cleo')),
      put(at(lapsed), askedBefore('gus')),
    );
    await world.readers(signedIn, (db) => getDoc(doc(db, at(openToken))));
    await world.readers([...editors, 'candidate'], (db) => getDoc(doc(db, at(taken))));
    await world.readers(editors, (db) => getDoc(doc(db, at(lapsed))));
    await world.readers(editors, (db) => getDocs(collection(db, `${job}/accommodations`)));
    await allowed(getDoc(doc(world.as('guest'), at(openToken))));
    await denied(getDoc(doc(world.as('reviewer'), at(taken))));
  });

  it('is requested before the start and during the interview', async () => {
    await world.only(signedIn, (_, __, who) => ask(who, openToken)());
    await world.only(['candidate'], (_, __, who) => ask(who, taken)());
    await world.accepts({
      'a quarter': ask('guest', openToken, { percent: 25 }),
      'twice the time': ask('guest', openToken, { percent: 100 }),
      'another format': ask('guest', openToken, { percent: null, format: 'text' }),
      'something else': ask('guest', openToken, {
        percent: null,
        note: 'May I use a screen reader?',
      }),
    });
  });

  it('is requested in no other way', () =>
    world.refuses({
      'nothing at all': ask('guest', openToken, { percent: null }),
      'an empty note': ask('guest', openToken, { percent: null, note: '' }),
      'a long note': ask('guest', openToken, { note: 'x'.repeat(1_001) }),
      'any share': ask('guest', openToken, { percent: 999 }),
      'an unknown format': ask('guest', openToken, { format: 'telepathy' }),
      'granted at once': ask('guest', openToken, { status: 'granted', extraMinutes: 60 }),
      'with minutes': ask('guest', openToken, { extraMinutes: 60 }),
      'with formats': ask('guest', openToken, { formats: ['text'] }),
      'for others': ask('guest', openToken, { askedBy: 'cleo' }),
      'at another time': ask('guest', openToken, { askedAt: new Date(0) }),
      'with a diagnosis': ask('guest', openToken, { diagnosis: 'none of your business' }),
      'in a later revision': ask('guest', openToken, { rev: 2 }),
      'an expired invitation': ask('guest', lapsed),
      'a revoked one': ask('guest', 'pulledPULLEDpulledPU07'),
      none: ask('guest', 'nowhereNOWHEREnowhere9'),
      'after sending': async () => {
        await world.arrange(patch(cleo, { status: 'submitted' }));
        return ask('candidate', taken)();
      },
    }));

  it('is requested again or withdrawn by the candidate, who never changes what was granted', async () => {
    const again = (more: Data = {}): Data => ({
      status: 'open',
      askedBy: 'cleo',
      askedAt: now(),
      percent: 100,
      note: 'More, please.',
      rev: 2,
      ...more,
    });
    const granted = askedBefore('cleo', {
      status: 'granted',
      extraMinutes: 23,
      formats: [],
      answeredBy: 'remy',
      answeredAt: ago(minutes(1)),
    });
    const on = (data: Data, change: Data) => async () => {
      await world.arrange(put(at(taken), data));
      return updateDoc(doc(world.as('candidate'), at(taken)), change);
    };
    await world.accepts({
      'changed before the answer': on(askedBefore('cleo'), again()),
      'asked again after it': on(granted, again()),
      'after a no': on(askedBefore('cleo', { status: 'declined', message: 'No.' }), again()),
      'taken back': on(askedBefore('cleo'), { status: 'withdrawn', rev: 2 }),
    });
    await world.refuses({
      'with more minutes': on(granted, again({ extraMinutes: 500 })),
      'with formats': on(granted, again({ formats: ['text'] })),
      granting: on(askedBefore('cleo'), grant('cleo')),
      'skipping a revision': on(granted, again({ rev: 3 })),
      'taking an answer back': on(granted, { status: 'withdrawn', rev: 2 }),
      'forging the answer': on(granted, again({ message: 'Yes!' })),
    });
  });
});
