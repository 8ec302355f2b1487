// The details of an invitation, and resending its email.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { details, inviteCode, inviteMail } from './documents/invitations.ts';
import { job, newCode, openCode, openToken, org } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { inviteAs, mailToCara, withoutMail, world } from './fixtures/invites.ts';
import { editors, managers, uidOf, type Who } from './people.ts';
import { allowed } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

describe('organizations/{o}/interviews/{i}/inviteDetails/{t}', () => {
  const path = `${job}/inviteDetails/${openToken}`;

  it('is read by editors, and deleted by managers', async () => {
    await world.readers(editors, (db) => getDoc(doc(db, path)));
    await world.readers(editors, (db) => getDocs(collection(db, `${job}/inviteDetails`)));
    await world.only(managers, (db) => deleteDoc(doc(db, path)));
  });

  it('is created with the invitation, in a closed shape', () =>
    world.refuses({
      alone: inviteAs('recruiter', {
        leave: ['count', 'invite', 'mail'],
        details: { mailed: 0, lastMailedAt: null },
      }),
      'for an invitation that exists': () =>
        commit(
          world.as('recruiter'),
          put(
            `${job}/inviteDetails/lapsedLAPSEDlapsedLA05`,
            details('remy', { mailed: 0, lastMailedAt: null }),
          ),
          put(`inviteCodes/${newCode}`, inviteCode('remy', { token: 'lapsedLAPSEDlapsedLA05' })),
        ),
      'without a code': inviteAs('recruiter', { ...withoutMail, leave: ['mail', 'code'] }),
      'with the code of another invitation': inviteAs('recruiter', {
        ...withoutMail,
        leave: ['mail', 'code'],
        details: { code: openCode, mailed: 0, lastMailedAt: null },
      }),
      'a code with look-alike letters': inviteAs('recruiter', {
        ...withoutMail,
        details: { code: 'O123456789ABCDEF', mailed: 0, lastMailedAt: null },
      }),
      'a short code': inviteAs('recruiter', {
        ...withoutMail,
        details: { code: '0123', mailed: 0, lastMailedAt: null },
      }),
      'no address for the mail': inviteAs('recruiter', { details: { email: null } }),
      'an address that is none': inviteAs('recruiter', {
        ...withoutMail,
        details: { email: 'cody', mailed: 0, lastMailedAt: null },
      }),
      'a long name': inviteAs('recruiter', { details: { name: 'x'.repeat(121) } }),
      'no language': inviteAs('recruiter', { details: { language: '' } }),
      'counted without a mail': inviteAs('recruiter', { leave: ['mail'] }),
      'mailed twice at once': inviteAs('recruiter', { details: { mailed: 2 } }),
      'mailed at another time': inviteAs('recruiter', { details: { lastMailedAt: new Date(0) } }),
      'in the name of others': inviteAs('recruiter', { details: { createdBy: 'olive' } }),
      'with another field': inviteAs('recruiter', { details: { phone: '1' } }),
      'changed later': () =>
        updateDoc(doc(world.as('recruiter'), path), { email: 'other@post.test' }),
    }));

  describe('when its email is resent', () => {
    const again =
      (who: Who, more: Data = {}, mail: Data = {}, mailId = `${openToken}_2`) =>
      () =>
        commit(
          world.as(who),
          patch(path, { mailed: 2, lastMailedAt: now(), ...more }),
          put(
            `mail/${mailId}`,
            inviteMail(uidOf(who), {
              to: 'cara@post.test',
              about: `interviews/open/inviteDetails/${openToken}`,
              ...mailToCara,
              ...mail,
            }),
          ),
        );

    it('counts the email', async () => {
      await world.only(editors, (_, __, who) => again(who)());
      await allowed(
        commit(
          world.as('recruiter'),
          patch(path, { mailed: 2, lastMailedAt: now() }),
          patch(`${job}/invites/${openToken}`, { expiresAt: ahead(days(30)) }),
          put(
            `mail/${openToken}_2`,
            inviteMail('remy', {
              to: 'cara@post.test',
              about: `interviews/open/inviteDetails/${openToken}`,
              ...mailToCara,
            }),
          ),
          put(`${org}/auditLog/new`, entry('remy', 'invite.extend', 'open')),
        ),
      );
    });

    it('counts it exactly once', () =>
      world.refuses({
        'no mail': () =>
          updateDoc(doc(world.as('recruiter'), path), { mailed: 2, lastMailedAt: now() }),
        'a leap': again('recruiter', { mailed: 3 }, {}, `${openToken}_3`),
        'no step': again('recruiter', { mailed: 1 }),
        'a mail under its old number': again('recruiter', {}, {}, `${openToken}_1`),
        'another time': again('recruiter', { lastMailedAt: new Date(0) }),
        'to another address': again('recruiter', {}, { to: 'mallory@post.test' }),
        'with another address in the same write': again(
          'recruiter',
          { email: 'mallory@post.test' },
          { to: 'mallory@post.test' },
        ),
        'for the twenty-first time': async () => {
          await world.arrange(patch(path, { mailed: 20 }));
          return again('recruiter', { mailed: 21 }, {}, `${openToken}_21`)();
        },
      }));
  });
});
