// Invitations afterwards: revoked, extended, explained to the holder, and found by code.
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
import { entry } from './documents/auditEntries.ts';
import { inviteCode } from './documents/invitations.ts';
import { job, newCode, newToken, openCode, openToken, org } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { inviteAs, withoutMail, world } from './fixtures/invites.ts';
import { editors, managers, signedIn, staff, type Who } from './people.ts';
import { commit, patch, put, type Data } from './writes.ts';

describe('organizations/{o}/interviews/{i}/invites/{t}', () => {
  it('is read by its candidate and the staff afterwards', async () => {
    await world.readers([...staff, 'candidate'], (db) =>
      getDoc(doc(db, `${job}/invites/takenTAKENtakenTAKEN06`)),
    );
    await world.arrange(patch(`${job}/invites/takenTAKENtakenTAKEN06`, { claimedBy: 'blake' }));
    await world.readers(staff, (db) => getDoc(doc(db, `${job}/invites/takenTAKENtakenTAKEN06`)));
    await world.readers(staff, (db) => getDoc(doc(db, `${job}/invites/lapsedLAPSEDlapsedLA05`)));
    await world.readers(staff, (db) => getDoc(doc(db, `${job}/invites/pulledPULLEDpulledPU07`)));
  });

  describe('afterwards', () => {
    const change =
      (data: Data, token = openToken, who: Who = 'recruiter') =>
      () =>
        updateDoc(doc(world.as(who), `${job}/invites/${token}`), data);

    it('is revoked and extended by editors, even after it has expired', async () => {
      await world.only(editors, (_, uid, who) =>
        change({ status: 'revoked', revokedBy: uid }, openToken, who)(),
      );
      await world.only(editors, (_, __, who) =>
        change({ expiresAt: ahead(days(60)) }, openToken, who)(),
      );
      await world.accepts({
        'a lapsed one, with its entry in the log': () =>
          commit(
            world.as('recruiter'),
            patch(`${job}/invites/lapsedLAPSEDlapsedLA05`, { expiresAt: ahead(days(7)) }),
            put(`${org}/auditLog/new`, entry('remy', 'invite.extend', 'open')),
          ),
      });
    });

    it('is extended within bounds, and only while it is open', () =>
      world.refuses({
        'too long': change({ expiresAt: ahead(days(91)) }),
        'into the past': change({ expiresAt: new Date(Date.now() - 1_000) }),
        'with words': change({ expiresAt: 'later' }),
        'with another title': change({ expiresAt: ahead(days(7)), interviewTitle: 'x' }),
        'a claimed one': change({ expiresAt: ahead(days(7)) }, 'takenTAKENtakenTAKEN06'),
        'a revoked one': change({ expiresAt: ahead(days(7)) }, 'pulledPULLEDpulledPU07'),
        'a claimed one revoked': change(
          { status: 'revoked', revokedBy: 'remy' },
          'takenTAKENtakenTAKEN06',
        ),
        'a revoked one opened': change({ status: 'open' }, 'pulledPULLEDpulledPU07'),
        'a claimed one opened by its claimer': change(
          { status: 'open' },
          'takenTAKENtakenTAKEN06',
          'candidate',
        ),
        'claimed by the staff': change({ status: 'claimed', revokedBy: 'remy' }),
        'revoked in the name of others': change({ status: 'revoked', revokedBy: 'olive' }),
        'claimed without a session': change(
          { status: 'claimed', claimedBy: 'gus', claimedAt: now() },
          openToken,
          'guest',
        ),
        'for a suspended company': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return change({ expiresAt: ahead(days(7)) })();
        },
      }));
  });
});

describe('organizations/{o}/interviews/{i}/invites/{t}/is/{state}', () => {
  const isIt = (token: string, state: string, readers: readonly Who[]) =>
    world.readers(readers, (db) => getDoc(doc(db, `${job}/invites/${token}/is/${state}`)));

  it('shows the holder of a token why it cannot be used, and nothing else', async () => {
    await isIt('lapsedLAPSEDlapsedLA05', 'expired', signedIn);
    await isIt('pulledPULLEDpulledPU07', 'revoked', signedIn);
    await isIt('takenTAKENtakenTAKEN06', 'claimed', signedIn);
    await isIt('takenTAKENtakenTAKEN06', 'revoked', []);
    await isIt('lapsedLAPSEDlapsedLA05', 'open', []);
    await isIt(openToken, 'expired', []);
    await isIt('unknownUNKNOWNunknow09', 'expired', []);
    await world.readers([], (db) => getDocs(collection(db, `${job}/invites/${openToken}/is`)));
    await world.only([], (db) =>
      setDoc(doc(db, `${job}/invites/${openToken}/is/expired`), { a: 1 }),
    );
  });
});

describe('inviteCodes/{code}', () => {
  it('is read by any signed-in user, never listed', async () => {
    await world.readers(signedIn, (db) => getDoc(doc(db, `inviteCodes/${openCode}`)));
    await world.readers(signedIn, (db) => getDoc(doc(db, 'inviteCodes/NOSUCHCODE000000')));
    await world.readers([], (db) => getDocs(collection(db, 'inviteCodes')));
  });

  it('is created only with the invitation it leads to', () =>
    world.refuses({
      alone: () => setDoc(doc(world.as('recruiter'), `inviteCodes/${newCode}`), inviteCode('remy')),
      'for an invitation that exists': () =>
        setDoc(
          doc(world.as('recruiter'), `inviteCodes/${newCode}`),
          inviteCode('remy', { token: openToken }),
        ),
      'to another invitation': inviteAs('recruiter', {
        ...withoutMail,
        code: { token: openToken },
      }),
      'to another interview': inviteAs('recruiter', {
        ...withoutMail,
        code: { interviewId: 'sketch' },
      }),
      'to another company': inviteAs('recruiter', { ...withoutMail, code: { orgId: 'quarry' } }),
      'in the name of others': inviteAs('recruiter', {
        ...withoutMail,
        code: { createdBy: 'olive' },
      }),
      'with more': inviteAs('recruiter', { ...withoutMail, code: { email: 'x@y.test' } }),
      twice: inviteAs('recruiter', {
        ...withoutMail,
        also: [put('inviteCodes/SECONDSECOND0000', inviteCode('remy'))],
      }),
      'instead of another': inviteAs('recruiter', {
        ...withoutMail,
        details: { code: openCode, mailed: 0, lastMailedAt: null },
        leave: ['mail', 'code'],
        also: [put(`inviteCodes/${openCode}`, inviteCode('remy'))],
      }),
    }));

  it('is never changed, and deleted by managers', async () => {
    await world.only([], (db) =>
      updateDoc(doc(db, `inviteCodes/${openCode}`), { token: newToken }),
    );
    await world.only(managers, (db) => deleteDoc(doc(db, `inviteCodes/${openCode}`)));
  });
});
