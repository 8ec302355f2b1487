// Viewing as somebody else: read-only, logged, and limited in time.
import { deleteDoc, doc, getDocFromServer as getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { auditEntry, why, world } from './fixtures/platformPeople.ts';
import { uidOf, type Who } from './people.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const acting: readonly Who[] = ['superAdmin'];

describe('viewings/{u}', () => {
  const viewing = (more: Data = {}): Data => ({
    target: 'remy',
    orgId: 'lark',
    reason: why,
    at: now(),
    until: ahead(minutes(29)),
    auditId: 'new',
    ...more,
  });
  const writes = (
    by: string,
    more: { target?: string; orgId?: string | null } & Data = {},
    note: Data = {},
  ): Write[] => [
    put(`viewings/${by}`, viewing(more)),
    put('platformAudit/new', auditEntry(by, 'view.start', more.target ?? 'remy', note)),
    ...((more.orgId === undefined ? 'lark' : more.orgId) === null
      ? []
      : [put(`${org}/auditLog/new`, { ...entry(by, 'platform.view.start', 'remy'), detail: why })]),
  ];
  const start =
    (
      more: { target?: string; orgId?: string | null } & Data = {},
      note: Data = {},
      who: Who = 'superAdmin',
    ) =>
    () =>
      commit(world.as(who), ...writes(uidOf(who), more, note));

  it('is read by its super admin alone', async () => {
    await world.arrange(put('viewings/saga', viewing({ at: ago(minutes(1)) })));
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, 'viewings/saga')));
    await world.readers([], (db) => getDoc(doc(db, 'viewings/somebody')), [
      'candidate',
      'owner',
      'recruiter',
      'nobody',
    ]);
  });

  it('starts with a reason, logged for the platform and the company in the same commit', async () => {
    await world.only(acting, (db, uid) => commit(db, ...writes(uid)));
    await world.accepts({ 'somebody without a company': start({ target: 'cleo', orgId: null }) });
    await world.refuses({
      'without a reason': start({ reason: '' }),
      'with another reason in the log': start({}, { reason: 'Curious.' }),
      'for a day': start({ until: ahead(days(1)) }),
      'already over': start({ until: ago(minutes(1)) }),
      'with an old sign-in': start({}, {}, 'superAdminOfThisMorning'),
      'of oneself': start({ target: 'saga' }),
      'as if without a company': start({ orgId: null }),
      'of another company': start({ orgId: 'quarry' }),
      'giving the company another reason': () =>
        commit(
          world.as('superAdmin'),
          put('viewings/saga', viewing()),
          put('platformAudit/new', auditEntry('saga', 'view.start', 'remy')),
          put(`${org}/auditLog/new`, {
            ...entry('saga', 'platform.view.start', 'remy'),
            detail: 'Routine maintenance.',
          }),
        ),
      'without informing the company': () =>
        commit(
          world.as('superAdmin'),
          put('viewings/saga', viewing()),
          put('platformAudit/new', auditEntry('saga', 'view.start', 'remy')),
        ),
      'without an entry': () =>
        commit(
          world.as('superAdmin'),
          put('viewings/saga', viewing()),
          put(`${org}/auditLog/new`, entry('saga', 'platform.view.start', 'remy')),
        ),
      'in the name of another super admin': () =>
        commit(world.as('superAdmin'), ...writes('saga'), put('viewings/other', viewing())),
    });
  });

  it('blocks every platform action while it lasts, except ending it', async () => {
    const activeViewing = put('viewings/saga', viewing({ at: ago(minutes(1)) }));
    const expiredViewing = put(
      'viewings/saga',
      viewing({ at: ago(minutes(40)), until: ago(minutes(10)) }),
    );
    const suspend = () =>
      commit(
        world.as('superAdmin'),
        put('suspensions/cleo', { by: 'saga', at: now(), reason: 'Spam.', auditId: 'new' }),
        put('platformAudit/new', auditEntry('saga', 'user.suspend', 'cleo')),
      );
    const during = (act: () => Promise<unknown>) => async () => {
      await world.arrange(activeViewing);
      return act();
    };
    await world.refuses({
      suspending: during(suspend),
      'giving a role': during(() =>
        commit(
          world.as('superAdmin'),
          patch('users/cleo', { isAdmin: true, auditId: 'new' }),
          put('platformAudit/new', auditEntry('saga', 'user.update', 'cleo')),
        ),
      ),
      'moving a company to a plan': during(() =>
        commit(
          world.as('superAdmin'),
          patch(org, { tier: 'Pro', auditId: 'new' }),
          put('platformAudit/new', auditEntry('saga', 'org.plan', 'lark')),
        ),
      ),
      'looking at somebody else': during(start({ target: 'ada' })),
      'writing as the person': during(() =>
        updateDoc(doc(world.as('superAdmin'), 'users/remy'), { language: 'es' }),
      ),
      'writing in the company': during(() =>
        setDoc(doc(world.as('superAdmin'), `${org}/drafts/new`), { title: 'x' }),
      ),
      'ending one that has run out, under the word of a beginning': async () => {
        await world.arrange(expiredViewing);
        return commit(
          world.as('superAdmin'),
          drop('viewings/saga'),
          put('platformAudit/new', auditEntry('saga', 'view.start', 'remy')),
        );
      },
    });
    await world.accepts({
      ending: during(() =>
        commit(
          world.as('superAdmin'),
          drop('viewings/saga'),
          put('platformAudit/new', auditEntry('saga', 'view.end', 'remy')),
        ),
      ),
      'after it has run out by itself': async () => {
        await world.arrange(expiredViewing);
        return suspend();
      },
    });
    await world.arrange(activeViewing);
    await world.only([], (db) => deleteDoc(doc(db, 'viewings/saga')), [
      'owner',
      'recruiter',
      'candidate',
      'nobody',
    ]);
  });
});
