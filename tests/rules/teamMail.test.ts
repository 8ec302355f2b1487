// The email of an invitation to a colleague, counted by month.
import { deleteDoc, doc, getDocFromServer as getDoc, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import { openToken, org } from './documents/paths.ts';
import { ahead, days, period } from './documents/times.ts';
import { world } from './fixtures/invites.ts';
import { everyRole, managers, uidOf, type Who } from './people.ts';
import { allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

describe('mail/{id}', () => {
  describe('to a colleague', () => {
    const waiting = 'waitingWAITINGwaiting3';
    const month = `${org}/teamMails/${period()}`;
    const fresh = 'freshFRESHfreshFRESH08';
    /** An invitation whose email was never sent. */
    const send =
      (
        who: Who,
        more: Data = {},
        { id = `${waiting}_1`, about = waiting, words = {} as Data, counted = {} as Data } = {},
      ) =>
      () =>
        commit(
          world.as(who),
          put(
            `mail/${id}`,
            teamMail(uidOf(who), about, { to: 'nina@larkfield.test', ...more }, words),
          ),
          put(month, teamMonth(id, counted)),
        );
    /** Resending: the invitation counts it as well. */
    const again =
      (n: number, { id = `${waiting}_${n}`, used = 1 } = {}) =>
      async (): Promise<void> => {
        if (used > 1) await world.arrange(put(month, teamMonth('before', { used: used - 1 })));
        await commit(
          world.as('owner'),
          patch(`${org}/orgInvites/${waiting}`, { mailed: n, expiresAt: ahead(days(7)) }),
          put(`mail/${id}`, teamMail('olive', waiting, { to: 'nina@larkfield.test' })),
          put(month, teamMonth(id, { used })),
        );
      };
    const invited =
      (who: Who, used = 1) =>
      () =>
        commit(
          world.as(who),
          patch(org, { 'usage.licenses.used': 8, lastOp: op('seat.invite', fresh, uidOf(who)) }),
          put(`${org}/orgInvites/${fresh}`, orgInvite(uidOf(who))),
          put(`mail/${fresh}_1`, teamMail(uidOf(who), fresh)),
          put(month, teamMonth(`${fresh}_1`, { used })),
          put(`${org}/auditLog/new`, entry(uidOf(who), 'member.invite', fresh)),
        );

    it('is sent by managers', () => world.only(managers, (_, __, who) => send(who)(), everyRole));

    it('goes to a pending invitation, once per count', async () => {
      await world.accepts({
        'the second': again(2),
        'the ninth': async () => {
          await world.arrange(patch(`${org}/orgInvites/${waiting}`, { mailed: 8 }));
          return again(9)();
        },
      });
      await world.refuses({
        'the tenth': async () => {
          await world.arrange(patch(`${org}/orgInvites/${waiting}`, { mailed: 9 }));
          return again(10)();
        },
        'the second, which the invitation does not count': send(
          'owner',
          {},
          { id: `${waiting}_2` },
        ),
        'the third before the second': again(3),
        'counted under another number': again(2, { id: `${waiting}_3` }),
        'another id': send('owner', {}, { id: 'hello_1' }),
        'to somebody else': send('owner', { to: 'x@y.test' }),
        'about a lapsed invitation': send(
          'owner',
          {},
          { id: 'lateLATElateLATElate04_1', about: 'lateLATElateLATElate04' },
        ),
        'about a revoked one': async () => {
          await world.arrange(patch(`${org}/orgInvites/${waiting}`, { status: 'revoked' }));
          return send('owner')();
        },
        "as a candidate's mail": send('owner', {
          template: {
            name: 'candidateInvite',
            data: { companyName: 'Larkfield', code: `lark/${waiting}` },
          },
        }),
        'by a suspended company': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return send('owner')();
        },
      });
      await allowed(send('owner')());
      await denied(send('owner', {}, { counted: { used: 2 } })());
    });

    it('is sent with the invitation itself', () => allowed(invited('owner')()));

    it('has no link and no subject of its own', () =>
      world.refuses({
        'a link': send('owner', {}, { words: { link: 'https://evil.example/login' } }),
        'no code': send('owner', {
          template: { name: 'teamInvite', data: { companyName: 'Larkfield' } },
        }),
        'the code of another company': send('owner', {}, { words: { code: `quarry/${waiting}` } }),
        'a code that leads elsewhere': send(
          'owner',
          {},
          { words: { code: `lark/${waiting}/../../x` } },
        ),
        "another company's name": send('owner', {}, { words: { companyName: 'Your bank' } }),
        "a sentence as the company's name": send(
          'owner',
          {},
          { words: { companyName: 'Your account is locked. Larkfield' } },
        ),
      }));

    it('is counted in its month, and revoking does not undo that', async () => {
      await world.accepts({ 'the hundredth of ten licences': again(2, { used: 100 }) });
      await world.refuses({
        'without a count': () =>
          setDoc(
            doc(world.as('owner'), `mail/${waiting}_1`),
            teamMail('olive', waiting, { to: 'nina@larkfield.test' }),
          ),
        'the hundred and first': again(2, { used: 101 }),
        'counted as another': send('owner', {}, { counted: { last: `${waiting}_2` } }),
        'counted twice': send('owner', {}, { counted: { used: 2 } }),
        'not counted': send('owner', {}, { counted: { used: 0 } }),
        'at another time': send('owner', {}, { counted: { updatedAt: new Date(0) } }),
        'two for one': () =>
          commit(
            world.as('owner'),
            put(`mail/${waiting}_1`, teamMail('olive', waiting, { to: 'nina@larkfield.test' })),
            put(month, teamMonth(`${waiting}_1`)),
            patch(org, { 'usage.licenses.used': 8, lastOp: op('seat.invite', fresh, 'olive') }),
            put(`${org}/orgInvites/${fresh}`, orgInvite('olive')),
            put(`mail/${fresh}_1`, teamMail('olive', fresh)),
          ),
        'the second of the month as the first': async () => {
          await world.arrange(put(month, teamMonth('before', { used: 5 })));
          return invited('owner')();
        },
      });
      // The attack: invite, mail, revoke, as often as possible.
      let sent = 0;
      await world.arrange(patch(org, { 'usage.licenses.limit': 2, 'usage.licenses.used': 1 }));
      for (let n = 1; n <= 22; n += 1) {
        const id = `loopLOOPloopLOOPloop${String(n).padStart(2, '0')}`;
        const went = await commit(
          world.as('owner'),
          patch(org, { 'usage.licenses.used': 2, lastOp: op('seat.invite', id, 'olive') }),
          put(`${org}/orgInvites/${id}`, orgInvite('olive', { email: `n${n}@larkfield.test` })),
          put(`mail/${id}_1`, teamMail('olive', id, { to: `n${n}@larkfield.test` })),
          put(month, teamMonth(`${id}_1`, { used: n })),
        ).then(
          () => true,
          () => false,
        );
        if (!went) break;
        sent = n;
        await allowed(
          commit(
            world.as('owner'),
            patch(org, { 'usage.licenses.used': 1, lastOp: op('seat.revoke', id, 'olive') }),
            patch(`${org}/orgInvites/${id}`, { status: 'revoked', revokedBy: 'olive' }),
          ),
        );
      }
      // The one free license is released each time; the monthly limit of ten per member ends it.
      expect(sent).toBe(20);
      await world.reset();
    });
  });
});

describe('organizations/{o}/teamMails/{month}', () => {
  const month = `${org}/teamMails/${period()}`;

  it('is read by managers, and neither created alone nor reduced', async () => {
    await world.arrange(put(month, teamMonth('before', { used: 5 })));
    await world.readers(managers, (db) => getDoc(doc(db, month)));
    await world.only([], (db) => setDoc(doc(db, month), teamMonth(`${openToken}_1`, { used: 6 })));
    await world.only([], (db) => setDoc(doc(db, month), teamMonth('before', { used: 1 })));
    await world.only([], (db) => deleteDoc(doc(db, month)));
    await world.reset();
  });
});
