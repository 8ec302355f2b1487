// Erasing covers everything below a session, whatever is added later, and the invitation's details; by managers only, and only once it has started.
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer as getDocs,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { belowSession } from '../../src/data/review/erasureSteps.ts';
import { collections } from '../../src/data/firestore/collections.ts';
import { invite, inviteMail } from './documents/invitations.ts';
import { gone, job, org } from './documents/paths.ts';
import { ago, days } from './documents/times.ts';
import { managers, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put } from './writes.ts';

const world = new World();
const token = 'token-of-gone-token-of';
const about = `interviews/open/inviteDetails/${token}`;
const belongings = [
  put(
    `${job}/invites/${token}`,
    invite('remy', {
      createdAt: ago(days(9)),
      status: 'claimed',
      claimedBy: 'gone',
      claimedAt: ago(days(8)),
    }),
  ),
  put(`mail/${token}_1`, inviteMail('remy', { about, createdAt: ago(days(9)) })),
  put(`${org}/dataRequests/gone_open_export`, {
    uid: 'gone',
    interviewId: 'open',
    type: 'export',
    status: 'open',
    createdAt: ago(days(1)),
    note: 'All of it.',
  }),
  put(`${org}/dataRequests/gone_open_delete`, {
    uid: 'gone',
    interviewId: 'open',
    type: 'delete',
    status: 'open',
    createdAt: ago(days(1)),
  }),
];
const begun = patch(gone, { inviteToken: token });

describe('erasing a candidate', () => {
  it('covers every kind of document below a session', () => {
    expect(belowSession).toEqual(
      expect.arrayContaining([
        'answers',
        'transcripts',
        'readings',
        'events',
        'roomRemark',
        'views',
        'surveyMark',
        'evaluations',
        'ratings',
        'reviews',
        'notes',
        'noteMarks',
        'decision',
        'outcome',
      ]),
    );
  });

  it.each(belowSession)('finds and deletes %s, by managers, and only then', async (name) => {
    const [kind = '', last = ''] = collections[name].path.split('/').slice(6);
    const id = last.startsWith('{') ? 'any' : last;
    const remove =
      (session: string) =>
      async (db: Firestore): Promise<unknown> => {
        await world.arrange(
          put(`${session}/${kind}/${id}`, { text: 'x', submitted: true, authorUid: 'somebody' }),
        );
        return deleteDoc(doc(db, `${session}/${kind}/${id}`));
      };
    await world.only(managers, remove(gone));
    await world.only([], remove(`${job}/sessions/cara`));
    if (last.startsWith('{'))
      for (const who of managers)
        await world.accepts({
          [`${name} listed by ${who}`]: () => getDocs(collection(world.as(who), `${gone}/${kind}`)),
        });
  });

  it('finds and deletes the emails and every other request', async () => {
    const during =
      (act: (who: Who) => Promise<unknown>) =>
      async (_: unknown, __: unknown, who: Who): Promise<unknown> => {
        await world.arrange(begun, ...belongings);
        return act(who);
      };
    await world.only(
      managers,
      during((who) => deleteDoc(doc(world.as(who), `mail/${token}_1`))),
    );
    await world.only(
      managers,
      during((who) => deleteDoc(doc(world.as(who), `${org}/dataRequests/gone_open_export`))),
    );
    await world.only(
      [],
      during((who) => deleteDoc(doc(world.as(who), `${org}/dataRequests/gone_open_delete`))),
    );
    await world.accepts({
      'mails found': async () => {
        await world.arrange(begun, ...belongings);
        expect(
          (
            await getDocs(
              query(
                collection(world.as('owner'), 'mail'),
                where('orgId', '==', 'lark'),
                where('about', '==', about),
              ),
            )
          ).size,
        ).toBe(1);
      },
      'requests found': async () => {
        await world.arrange(begun, ...belongings);
        expect(
          (
            await getDocs(
              query(
                collection(world.as('admin'), `${org}/dataRequests`),
                where('uid', '==', 'gone'),
                where('interviewId', '==', 'open'),
              ),
            )
          ).size,
        ).toBe(2);
      },
    });
    const early = async (path: string): Promise<unknown> => {
      await world.arrange(begun, patch(gone, { status: 'submitted' }), ...belongings);
      return deleteDoc(doc(world.as('owner'), path));
    };
    await world.refuses({
      'a mail before it began': () => early(`mail/${token}_1`),
      'a request before it began': () => early(`${org}/dataRequests/gone_open_export`),
      'a mail to a colleague': async () => {
        await world.arrange(
          begun,
          ...belongings,
          patch(`mail/${token}_1`, { 'template.name': 'teamInvite' }),
        );
        return deleteDoc(doc(world.as('owner'), `mail/${token}_1`));
      },
    });
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/{kind}/{id}', () => {
  const remove =
    (kind: string) =>
    async (db: Firestore): Promise<unknown> => {
      await world.arrange(put(`${gone}/${kind}/any`, { text: 'x' }));
      return deleteDoc(doc(db, `${gone}/${kind}/any`));
    };
  it('deletes the kinds it names, and no other', async () => {
    await world.only(managers, remove('answers'));
    await world.only([], remove('a-kind-of-tomorrow'));
  });
  it('lists the kinds it names, and no other', async () => {
    const list = (kind: string) => () => getDocs(collection(world.as('owner'), `${gone}/${kind}`));
    await world.accepts({ 'what guests wrote': list('guestReviews') });
    await world.refuses({
      'who it was': list('identity'),
      'a kind of tomorrow': list('a-kind-of-tomorrow'),
    });
  });
});
