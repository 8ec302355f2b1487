// Answers to a request for an accommodation, and the minutes that they give a session.
import { deleteDoc, doc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { session } from './documents/candidates.ts';
import { op } from './documents/companies.ts';
import { cleo, job, openToken, org } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { answers, logId, putEntry } from './entries.ts';
import { askedBefore, at, grant, taken } from './fixtures/accommodations.ts';
import { editors, managers, uidOf, type Who } from './people.ts';
import { World, allowed, begins } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/accommodations/{t}', () => {
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

  it('is answered with yes or no, also where the log takes any word for it', async () => {
    const answer = (status: string) => async () => {
      await world.arrange(
        put(at(taken), askedBefore('cleo')),
        patch(org, {
          lastOp: op('applicant.erase', 'somebody', 'remy', { parent: 'open', log: logId }),
        }),
      );
      const change = { message: 'No.', answeredBy: 'remy', answeredAt: now(), rev: 2 };
      return commit(
        world.as('recruiter'),
        ...answers('remy', taken, { status, ...change }, 'cleo'),
      );
    };
    await world.accepts({ no: answer('declined') });
    await world.refuses({ 'as taken back': answer('withdrawn') });
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
