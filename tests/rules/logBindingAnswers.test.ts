// Granting an accommodation and releasing an outcome each need their own entry in the company's audit log.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { computeSecretMark } from '../../src/domain/base/secretMark.ts';
import { entry } from './documents/auditEntries.ts';
import { cara, cato, job, openToken, org } from './documents/paths.ts';
import { decision, outcome } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { answers, logId, putEntry, releases } from './entries.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const as =
  (who: 'owner' | 'recruiter', ...writes: Write[]) =>
  () =>
    commit(world.as(who), ...writes);
const after =
  (arranged: readonly Write[], act: () => Promise<unknown>) => async (): Promise<unknown> => {
    await world.arrange(...arranged);
    return act();
  };

describe('answering an accommodation request', () => {
  const secondToken = 'secondTOKENsecondTOKEN10';
  const asked = (uid: string): Data => ({
    status: 'open',
    askedBy: uid,
    askedAt: ago(minutes(5)),
    percent: 50,
    format: null,
    note: null,
    rev: 1,
  });
  const stand = [
    put(`${job}/accommodations/${openToken}`, asked('gus')),
    put(`${job}/invites/${secondToken}`, { status: 'open', expiresAt: new Date(Date.now() + 9e7) }),
    put(`${job}/accommodations/${secondToken}`, asked('nina')),
  ];
  const yes: Data = {
    status: 'granted',
    extraMinutes: 23,
    formats: [],
    message: null,
    answeredBy: 'remy',
    answeredAt: now(),
    rev: 2,
  };
  const no: Data = {
    status: 'declined',
    message: 'We have to keep the time for all.',
    answeredBy: 'remy',
    answeredAt: now(),
    rev: 2,
  };
  const [change, logEntry] = [
    (token: string, more: Data = yes): Write =>
      patch(`${job}/accommodations/${token}`, { auditId: logId, ...more }),
    (action: string, target: string, token: string): Write =>
      putEntry('remy', action, target, computeSecretMark(token)),
  ];
  it('is logged, before the start too', () =>
    world.accepts({
      yes: after(stand, as('recruiter', ...answers('remy', openToken, yes))),
      no: after(stand, as('recruiter', ...answers('remy', openToken, no))),
    }));
  it('happens in no other way', () =>
    world.refuses({
      silently: after(stand, () =>
        updateDoc(doc(world.as('recruiter'), `${job}/accommodations/${openToken}`), yes),
      ),
      'a no silently': after(stand, () =>
        updateDoc(doc(world.as('recruiter'), `${job}/accommodations/${openToken}`), no),
      ),
      'a yes with a no in the log': after(
        stand,
        as('recruiter', change(openToken), logEntry('accommodation.declined', 'open', openToken)),
      ),
      'with the entry of another': after(
        stand,
        as('recruiter', change(openToken), logEntry('accommodation.granted', 'open', secondToken)),
      ),
      'of another job': after(
        stand,
        as('recruiter', change(openToken), logEntry('accommodation.granted', 'sketch', openToken)),
      ),
      'of somebody who has not begun': after(
        stand,
        as(
          'recruiter',
          change(openToken),
          logEntry('accommodation.granted', 'open/cato', openToken),
        ),
      ),
      'two with one entry': after(
        stand,
        as('recruiter', ...answers('remy', openToken, yes), change(secondToken)),
      ),
    }));
});

describe('releasing the outcome', () => {
  const decided = [
    put(`${cato}/decision/current`, decision('remy', { decidedAt: ago(minutes(1)) })),
    put(`${cara}/decision/current`, decision('remy', { decidedAt: ago(minutes(1)) })),
  ];
  it('logs actor and candidate, each time', () =>
    world.accepts({
      first: after(decided, as('recruiter', ...releases('remy'))),
      again: after(
        [
          ...decided,
          put(
            `${cato}/shared/outcome`,
            outcome('olive', { releasedAt: ago(minutes(1)), auditId: 'first' }),
          ),
        ],
        as('recruiter', ...releases('remy')),
      ),
      'over one of before': after(
        [
          ...decided,
          put(`${cato}/shared/outcome`, outcome('olive', { releasedAt: ago(minutes(1)) })),
        ],
        as('recruiter', ...releases('remy')),
      ),
    }));
  it('happens in no other way', () =>
    world.refuses({
      silently: after(decided, () =>
        setDoc(doc(world.as('recruiter'), `${cato}/shared/outcome`), outcome('remy')),
      ),
      'with an old entry': after(decided, () =>
        setDoc(
          doc(world.as('recruiter'), `${cato}/shared/outcome`),
          outcome('remy', { auditId: 'first' }),
        ),
      ),
      'with the entry of the decision': as(
        'recruiter',
        put(`${cato}/decision/current`, decision('remy')),
        put(`${org}/auditLog/audit-1`, entry('remy', 'decision.advance', 'open/cato')),
        put(`${cato}/shared/outcome`, outcome('remy', { auditId: 'audit-1' })),
      ),
      'two with one entry': after(
        decided,
        as(
          'recruiter',
          ...releases('remy'),
          put(`${cara}/shared/outcome`, outcome('remy', { auditId: logId })),
        ),
      ),
    }));
});
