import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { session } from './documents/candidates.ts';
import { cleo, job, openToken } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { answers, putEntry } from './entries.ts';
import { editors, managers, signedIn, uidOf, type Who } from './people.ts';
import { World, allowed, begins, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World('accommodations');
/** Cleo's own request: the invitation is claimed and the interview is in progress. */
const taken = 'takenTAKENtakenTAKEN06';
const lapsed = 'lapsedLAPSEDlapsedLA05';
const at = (token: string): string => `${job}/accommodations/${token}`;
const asked = (by: string, more: Data = {}): Data => ({
  status: 'open',
  askedBy: by,
  askedAt: now(),
  percent: 50,
  format: null,
  note: null,
  rev: 1,
  ...more,
});
const askedBefore = (by: string, more: Data = {}): Data =>
  asked(by, { askedAt: ago(minutes(5)), ...more });
const ask =
  (who: Who, token: string, more: Data = {}) =>
  () =>
    setDoc(doc(world.as(who), at(token)), asked(uidOf(who), more));
const grant = (by: string, more: Data = {}): Data => ({
  status: 'granted',
  extraMinutes: 23,
  formats: [],
  message: null,
  answeredBy: by,
  answeredAt: now(),
  rev: 2,
  ...more,
});

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

  it('is answered by editors, with their name, and never reduced', async () => {
    const answer =
      (who: Who, change: Data, before: Data = askedBefore('cleo')) =>
      async () => {
        await world.arrange(put(at(taken), before));
        return commit(world.as(who), ...answers(uidOf(who), taken, change, 'cleo'));
      };
    await world.only(editors, (_, uid, who) => answer(who, grant(uid))());
    await world.only(editors, (_, uid, who) =>
      answer(who, {
        status: 'declined',
        message: 'We have to keep the time for all.',
        answeredBy: uid,
        answeredAt: now(),
        rev: 2,
      })(),
    );
    const before = askedBefore('cleo', {
      status: 'granted',
      extraMinutes: 23,
      formats: ['text'],
      answeredBy: 'ada',
      answeredAt: ago(minutes(1)),
    });
    const no = (message: string): Data => ({
      status: 'declined',
      message,
      answeredBy: 'remy',
      answeredAt: now(),
      rev: 2,
    });
    await world.accepts({
      'a long no': answer('recruiter', no('x'.repeat(1_000))),
      'a short no': answer('recruiter', no('x')),
      'a format': answer(
        'recruiter',
        grant('remy', { extraMinutes: 0, formats: ['text', 'audio'] }),
      ),
      raised: answer('recruiter', grant('remy', { extraMinutes: 45, formats: ['text'] }), before),
    });
    await world.refuses({
      nothing: answer('recruiter', grant('remy', { extraMinutes: 0 })),
      lowered: answer('recruiter', grant('remy', { extraMinutes: 10, formats: ['text'] }), before),
      'a format taken away': answer('recruiter', grant('remy', { formats: [] }), before),
      'beyond all measure': answer('recruiter', grant('remy', { extraMinutes: 20_161 })),
      'in another name': answer('recruiter', grant('ada')),
      'at another time': answer('recruiter', grant('remy', { answeredAt: ago(days(1)) })),
      'a no of a thousand and one letters': answer('recruiter', no('x'.repeat(1_001))),
      'a no in silence': answer('recruiter', no('')),
      'a no without a word': answer('recruiter', {
        status: 'declined',
        message: null,
        answeredBy: 'remy',
        answeredAt: now(),
        rev: 2,
      }),
      'a no that takes away': answer(
        'recruiter',
        {
          status: 'declined',
          message: 'No.',
          extraMinutes: 0,
          answeredBy: 'remy',
          answeredAt: now(),
          rev: 2,
        },
        before,
      ),
      'rewording the request': answer('recruiter', grant('remy', { note: 'I am ill.' })),
      'what was taken back': answer(
        'recruiter',
        grant('remy'),
        askedBefore('cleo', { status: 'withdrawn' }),
      ),
      "one's own": answer('recruiter', grant('remy'), askedBefore('remy')),
      'in an unknown format': answer('recruiter', grant('remy', { formats: ['telepathy'] })),
    });
  });

  it('reaches a running interview in the commit that grants it', async () => {
    await world.arrange(put(at(taken), askedBefore('cleo')));
    await allowed(
      commit(
        world.as('recruiter'),
        ...answers('remy', taken, grant('remy'), 'cleo'),
        patch(cleo, {
          status: 'in_progress',
          extraMinutes: 23,
          reopenedBy: 'remy',
          auditId: 'log-2',
          rev: 2,
        }),
        putEntry('remy', 'session.moreTime', 'open/cleo', '23', 'log-2'),
      ),
    );
  });

  it('gives a new session exactly the granted minutes', async () => {
    const begin = (extraMinutes: number, before: Data | null) => async () => {
      if (before) await world.arrange(put(at(openToken), before));
      return commit(
        world.as('guest'),
        patch(`${job}/invites/${openToken}`, {
          status: 'claimed',
          claimedBy: 'gus',
          claimedAt: now(),
        }),
        ...begins('gus', session('gus', { extraMinutes, speechLanguage: 'es' })),
      );
    };
    const granted = askedBefore('gus', {
      status: 'granted',
      extraMinutes: 23,
      formats: [],
      answeredBy: 'remy',
      answeredAt: ago(minutes(1)),
    });
    await world.accepts({
      'as granted': begin(23, granted),
      'as granted before another request': begin(23, { ...granted, status: 'open' }),
    });
    await world.refuses({
      more: begin(24, granted),
      'asked for only': begin(23, askedBefore('gus')),
      'never asked': begin(23, null),
    });
  });

  it("is deleted with the candidate's data, by managers", async () => {
    await world.only(managers, async (db) => {
      await world.arrange(put(at(taken), askedBefore('cleo')));
      await deleteDoc(doc(db, at(taken)));
    });
  });
});
