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
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { countCandidate, op } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail, inviteWords } from './documents/invitations.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import {
  closedJob,
  job,
  newCode,
  newToken,
  openCode,
  openToken,
  org,
  rival,
  sketch,
} from './documents/paths.ts';
import { ahead, days, now, period } from './documents/times.ts';
import { editors, everyRole, managers, signedIn, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World('invites');
type Part = 'count' | 'invite' | 'details' | 'code' | 'mail';
interface Changes {
  count?: Data;
  invite?: Data;
  details?: Data;
  code?: Data;
  mail?: Data;
  token?: string;
  at?: string;
  mailId?: string;
  leave?: readonly Part[];
  also?: readonly Write[];
}

/** The commit that invites a candidate: the counter, the invitation, its details, its short code and its email. */
const ask =
  (
    who: Who,
    { token = newToken, at = job, mailId, leave = [], also = [], ...more }: Changes = {},
  ) =>
  () => {
    const uid = uidOf(who);
    const keep = (part: Part, write: Write): Write[] => (leave.includes(part) ? [] : [write]);
    return commit(
      world.as(who),
      ...keep('count', patch(org, countCandidate(uid, token, more.count))),
      ...keep('invite', put(`${at}/invites/${token}`, invite(uid, more.invite))),
      ...keep('details', put(`${at}/inviteDetails/${token}`, details(uid, more.details))),
      ...keep('code', put(`inviteCodes/${newCode}`, inviteCode(uid, { token, ...more.code }))),
      ...keep(
        'mail',
        put(
          `mail/${mailId ?? `${token}_1`}`,
          inviteMail(uid, { about: `interviews/open/inviteDetails/${token}`, ...more.mail }),
        ),
      ),
      ...also,
    );
  };
/** The text of the email to a candidate who was invited before. */
const caras: Data = {
  template: { name: 'candidateInvite', data: inviteWords({ code: openCode }) },
};
const quietly: Changes = { leave: ['mail'], details: { mailed: 0, lastMailedAt: null } };

describe('organizations/{o}/interviews/{i}/invites/{t}', () => {
  it('is read by the holder of the token while it is open, and listed by editors', async () => {
    await world.readers(signedIn, (db) => getDoc(doc(db, `${job}/invites/${openToken}`)));
    await world.readers(editors, (db) => getDocs(collection(db, `${job}/invites`)));
  });

  it('is read by its candidate and the staff afterwards', async () => {
    await world.readers([...staff, 'candidate'], (db) =>
      getDoc(doc(db, `${job}/invites/takenTAKENtakenTAKEN06`)),
    );
    await world.arrange(patch(`${job}/invites/takenTAKENtakenTAKEN06`, { claimedBy: 'blake' }));
    await world.readers(staff, (db) => getDoc(doc(db, `${job}/invites/takenTAKENtakenTAKEN06`)));
    await world.readers(staff, (db) => getDoc(doc(db, `${job}/invites/lapsedLAPSEDlapsedLA05`)));
    await world.readers(staff, (db) => getDoc(doc(db, `${job}/invites/pulledPULLEDpulledPU07`)));
  });

  it('is never deleted', () =>
    world.only([], (db) => deleteDoc(doc(db, `${job}/invites/${openToken}`))));

  it('is created by editors in one commit of five documents', () =>
    world.only(editors, (_, __, who) => ask(who)()));

  it('can be created without an email and without a code', () =>
    world.accepts({
      'no mail': ask('recruiter', quietly),
      'nobody named': ask('recruiter', {
        ...quietly,
        details: { mailed: 0, lastMailedAt: null, email: null, name: null },
      }),
      'the place and the capability alone': ask('recruiter', {
        leave: ['details', 'code', 'mail'],
      }),
      'with the minutes it takes': ask('recruiter', { invite: { expectedMinutes: 16 } }),
      'without saying how long it is kept': ask('recruiter', { invite: { retentionDays: null } }),
      'in another language': ask('recruiter', {
        invite: { language: 'es' },
        details: { language: 'es' },
      }),
      'the first of the month': async () => {
        await world.arrange(
          patch(org, {
            'usage.candidates.period': period() - 1,
            'usage.candidates.currentMonth': 20,
          }),
        );
        return ask('recruiter', { count: { 'usage.candidates.currentMonth': 1 } })();
      },
      'while the job is being prepared': () =>
        commit(
          world.as('recruiter'),
          patch(
            org,
            countCandidate('remy', newToken, {
              lastOp: op('candidate', newToken, 'remy', { parent: 'sketch' }),
            }),
          ),
          put(`${sketch}/invites/${newToken}`, invite('remy')),
        ),
    }));

  it('counts one candidate and their storage', () =>
    world.refuses({
      'no place': ask('recruiter', { leave: ['count'] }),
      'a standing counter': ask('recruiter', { count: { 'usage.candidates.currentMonth': 5 } }),
      'two places': ask('recruiter', { count: { 'usage.candidates.total': 47 } }),
      'last month': ask('recruiter', { count: { 'usage.candidates.period': period() - 1 } }),
      'no storage': ask('recruiter', {
        count: { 'usage.storage.videos.used': 20, 'usage.storage.documents.used': 10 },
      }),
      'less storage': ask('recruiter', { count: { 'usage.storage.videos.used': 21 } }),
      'a raised limit': ask('recruiter', { count: { 'usage.storage.videos.limit': 9_999 } }),
      'two in one': ask('recruiter', {
        also: [put(`${job}/invites/second${newToken}`, invite('remy'))],
      }),
      'the place of another interview': ask('recruiter', {
        count: { lastOp: op('candidate', newToken, 'remy', { parent: 'sketch' }) },
      }),
      'over the limit': async () => {
        await world.arrange(patch(org, { 'usage.candidates.currentMonth': 20 }));
        return ask('recruiter', { count: { 'usage.candidates.currentMonth': 21 } })();
      },
      'over the storage of videos': async () => {
        await world.arrange(patch(org, { 'usage.storage.videos.used': 499 }));
        return ask('recruiter', { count: { 'usage.storage.videos.used': 501 } })();
      },
      'over the storage of documents': async () => {
        await world.arrange(patch(org, { 'usage.storage.documents.used': 100 }));
        return ask('recruiter', { count: { 'usage.storage.documents.used': 101 } })();
      },
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return ask('recruiter')();
      },
    }));

  it("repeats the interview's retakes of single questions", async () => {
    const telling = (ownRetakes: Data | null, retakesRange: unknown) => async (): Promise<void> => {
      if (ownRetakes) await world.arrange(patch(job, { ownRetakes }));
      await ask('recruiter', { invite: { retakesRange } })();
    };
    await world.accepts({
      'from a question to the interview': telling({ q1: 0 }, [0, 1]),
      'from one question to another': telling({ q1: 0, q2: 4 }, [0, 4]),
      'one number': telling({ q1: 3, q2: 3 }, [3, 3]),
    });
    await world.refuses({
      'where questions have no numbers': telling(null, [1, 1]),
      'more than any question': telling({ q1: 0 }, [0, 5]),
      'less than any question': telling({ q1: 3 }, [0, 3]),
      'three numbers': telling({ q1: 0 }, [0, 0, 1]),
      'no numbers': telling({ q1: 0 }, []),
      'in words': telling({ q1: 0 }, 'few'),
      'as fractions': telling({ q1: 0 }, [0.5, 1]),
    });
  });

  it('has a closed shape', () =>
    world.refuses({
      "another memory than the company's": ask('recruiter', { invite: { retentionDays: 30 } }),
      'an unknown way to answer': ask('recruiter', { invite: { formats: ['telepathy'] } }),
      'the same way four times': ask('recruiter', {
        invite: { formatsEverywhere: ['text', 'text', 'text', 'text'] },
      }),
      'more retakes than the interview': ask('recruiter', { invite: { retakes: 9 } }),
      'endless minutes': ask('recruiter', { invite: { expectedMinutes: 1_441 } }),
      'minutes in words': ask('recruiter', { invite: { expectedMinutes: 'few' } }),
      'a guessable id': ask('recruiter', { token: 'apply-now' }),
      'for ever': ask('recruiter', { invite: { expiresAt: ahead(days(91)) } }),
      'already over': ask('recruiter', { invite: { expiresAt: new Date(0) } }),
      'claimed at once': ask('recruiter', { invite: { status: 'claimed' } }),
      'another type': ask('recruiter', { invite: { type: 'chat' } }),
      'another length': ask('recruiter', { invite: { durationMinutes: 5 } }),
      'an address': ask('recruiter', { invite: { email: 'cody@post.test' } }),
      'a long language': ask('recruiter', { invite: { language: 'x'.repeat(17) } }),
      'in the name of others': ask('recruiter', {
        invite: { createdBy: 'olive' },
        leave: ['details', 'code', 'mail'],
      }),
      'no title': ask('recruiter', { invite: { interviewTitle: '' } }),
      'too many questions': ask('recruiter', { invite: { questionCount: 51 } }),
      'a time of its own': ask('recruiter', { invite: { createdAt: new Date(0) } }),
      'no company': ask('recruiter', { invite: { companyName: '' } }),
      'to a closed interview': () =>
        commit(
          world.as('recruiter'),
          patch(
            org,
            countCandidate('remy', newToken, {
              lastOp: op('candidate', newToken, 'remy', { parent: 'closed' }),
            }),
          ),
          put(`${closedJob}/invites/${newToken}`, invite('remy')),
        ),
    }));

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

describe('organizations/{o}/interviews/{i}/inviteDetails/{t}', () => {
  const path = `${job}/inviteDetails/${openToken}`;

  it('is read by editors, and deleted by managers', async () => {
    await world.readers(editors, (db) => getDoc(doc(db, path)));
    await world.readers(editors, (db) => getDocs(collection(db, `${job}/inviteDetails`)));
    await world.only(managers, (db) => deleteDoc(doc(db, path)));
  });

  it('is created with the invitation, in a closed shape', () =>
    world.refuses({
      alone: ask('recruiter', {
        leave: ['count', 'invite', 'mail'],
        details: { mailed: 0, lastMailedAt: null },
      }),
      'for an invitation that stands': () =>
        commit(
          world.as('recruiter'),
          put(
            `${job}/inviteDetails/lapsedLAPSEDlapsedLA05`,
            details('remy', { mailed: 0, lastMailedAt: null }),
          ),
          put(`inviteCodes/${newCode}`, inviteCode('remy', { token: 'lapsedLAPSEDlapsedLA05' })),
        ),
      'without a code': ask('recruiter', { ...quietly, leave: ['mail', 'code'] }),
      'with the code of another invitation': ask('recruiter', {
        ...quietly,
        leave: ['mail', 'code'],
        details: { code: openCode, mailed: 0, lastMailedAt: null },
      }),
      'a code with look-alike letters': ask('recruiter', {
        ...quietly,
        details: { code: 'O123456789ABCDEF', mailed: 0, lastMailedAt: null },
      }),
      'a short code': ask('recruiter', {
        ...quietly,
        details: { code: '0123', mailed: 0, lastMailedAt: null },
      }),
      'no address for the mail': ask('recruiter', { details: { email: null } }),
      'an address that is none': ask('recruiter', {
        ...quietly,
        details: { email: 'cody', mailed: 0, lastMailedAt: null },
      }),
      'a long name': ask('recruiter', { details: { name: 'x'.repeat(121) } }),
      'no language': ask('recruiter', { details: { language: '' } }),
      'counted without a mail': ask('recruiter', { leave: ['mail'] }),
      'mailed twice at once': ask('recruiter', { details: { mailed: 2 } }),
      'mailed at another time': ask('recruiter', { details: { lastMailedAt: new Date(0) } }),
      'in the name of others': ask('recruiter', { details: { createdBy: 'olive' } }),
      'with another field': ask('recruiter', { details: { phone: '1' } }),
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
              ...caras,
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
              ...caras,
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

describe('inviteCodes/{code}', () => {
  it('is read by any signed-in user, never listed', async () => {
    await world.readers(signedIn, (db) => getDoc(doc(db, `inviteCodes/${openCode}`)));
    await world.readers(signedIn, (db) => getDoc(doc(db, 'inviteCodes/NOSUCHCODE000000')));
    await world.readers([], (db) => getDocs(collection(db, 'inviteCodes')));
  });

  it('is created only with the invitation it leads to', () =>
    world.refuses({
      alone: () => setDoc(doc(world.as('recruiter'), `inviteCodes/${newCode}`), inviteCode('remy')),
      'for an invitation that stands': () =>
        setDoc(
          doc(world.as('recruiter'), `inviteCodes/${newCode}`),
          inviteCode('remy', { token: openToken }),
        ),
      'to another invitation': ask('recruiter', { ...quietly, code: { token: openToken } }),
      'to another interview': ask('recruiter', { ...quietly, code: { interviewId: 'sketch' } }),
      'to another company': ask('recruiter', { ...quietly, code: { orgId: 'quarry' } }),
      'in the name of others': ask('recruiter', { ...quietly, code: { createdBy: 'olive' } }),
      'with more': ask('recruiter', { ...quietly, code: { email: 'x@y.test' } }),
      twice: ask('recruiter', {
        ...quietly,
        also: [put('inviteCodes/SECONDSECOND0000', inviteCode('remy'))],
      }),
      'in the place of another': ask('recruiter', {
        ...quietly,
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

describe('mail/{id}', () => {
  it('is read by editors of the company it belongs to', async () => {
    await world.readers(editors, (db) => getDoc(doc(db, `mail/${openToken}_1`)));
    await world.readers(editors, (db) =>
      getDocs(query(collection(db, 'mail'), where('orgId', '==', 'lark'))),
    );
    await world.readers(['rivalOwner'], (db) =>
      getDocs(query(collection(db, 'mail'), where('orgId', '==', 'quarry'))),
    );
    await world.readers([], (db) => getDocs(collection(db, 'mail')));
  });

  it('is neither changed nor deleted', async () => {
    await world.only([], (db) => updateDoc(doc(db, `mail/${openToken}_1`), { to: 'x@y.test' }));
    await world.only([], (db) => deleteDoc(doc(db, `mail/${openToken}_1`)));
  });

  it("goes to the invited address, with the server's template", () =>
    world.refuses({
      alone: () =>
        setDoc(
          doc(world.as('recruiter'), `mail/${openToken}_2`),
          inviteMail('remy', {
            to: 'cara@post.test',
            about: `interviews/open/inviteDetails/${openToken}`,
            ...caras,
          }),
        ),
      'under another number': ask('recruiter', { mailId: `${newToken}_2` }),
      'under an id of its own': ask('recruiter', { mailId: 'newsletter' }),
      'to somebody else': ask('recruiter', { mail: { to: 'everybody@post.test' } }),
      'with a body': ask('recruiter', { mail: { message: { subject: 'Hi', html: '<b>x</b>' } } }),
      'with a copy': ask('recruiter', { mail: { bcc: 'x@y.test' } }),
      'as delivered': ask('recruiter', { mail: { delivery: { state: 'SUCCESS' } } }),
      'with another template': ask('recruiter', {
        mail: { template: { name: 'newsletter', data: inviteWords() } },
      }),
      'with attachments': ask('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords(), attachments: [] } },
      }),
      'with a number in its words': ask('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords({ n: 1 }) } },
      }),
      'with a map in its words': ask('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords({ n: { a: 'b' } }) } },
      }),
      'with twenty-one words': ask('recruiter', {
        mail: {
          template: {
            name: 'candidateInvite',
            data: inviteWords(
              Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`w${n}`, 'x'])),
            ),
          },
        },
      }),
      'with long words': ask('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords({ w: 'x'.repeat(501) }) } },
      }),
      'for another company': ask('recruiter', { mail: { orgId: 'quarry' } }),
      'in the name of others': ask('recruiter', { mail: { createdBy: 'olive' } }),
      'at another time': ask('recruiter', { mail: { createdAt: new Date(0) } }),
      'about something else': ask('recruiter', {
        mail: { about: `interviews/open/invites/${newToken}` },
      }),
      'about a path of its own': ask('recruiter', {
        mail: { about: `interviews/open/inviteDetails/${newToken}/x` },
      }),
    }));

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

  it('to a candidate has no link and no subject of its own', async () => {
    const words = (more: Data) =>
      ask('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords(more) } },
      });
    const brand = {
      name: 'Lark',
      logo: null,
      colour: '#123456',
      updatedAt: now(),
      updatedBy: 'olive',
    };
    const branded =
      (more: Data, storedBrand: Data | null = brand) =>
      async (): Promise<void> => {
        if (storedBrand) await world.arrange(put(`${org}/public/brand`, storedBrand));
        await words({ brandName: 'Lark', brandColour: '#123456', ...more })();
      };
    await world.accepts({
      "in the company's name": words({}),
      'in its brand': branded({}),
      'with a message': words({ message: 'We look forward to it.' }),
    });
    await world.refuses({
      'a link': words({ link: 'https://evil.example/login' }),
      'the code of another invitation': words({ code: openCode }),
      'a code that leads elsewhere': words({ code: '../../login' }),
      'another company': words({ companyName: 'Your bank' }),
      'another title': words({ interviewTitle: 'Confirm your password' }),
      'another brand': branded({ brandName: 'Your bank' }),
      'a colour that is a style': branded({
        brandColour: 'red;background:url(https://evil.example/x.png)',
      }),
      'a picture of its own': branded({ brandLogo: 'data:image/png;base64,AAAA' }),
      'a brand that is not there': branded({}, null),
      "a brand's name alone": words({ brandName: 'Your bank' }),
      'without the plan for it': async () => {
        await world.arrange(
          patch('tierConfigurations/default_free', { 'features.customBranding': false }),
        );
        await branded({})();
      },
    });
  });

  it('does not reach the rival company', () =>
    denied(
      setDoc(
        doc(world.as('rivalOwner'), `mail/${openToken}_2`),
        inviteMail('quinn', { orgId: rival.split('/')[1], to: 'cara@post.test' }),
      ),
    ));
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
