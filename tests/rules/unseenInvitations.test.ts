// Invitations to an interview: conditions that no other test would notice.
import { doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { session } from './documents/candidates.ts';
import { countCandidate } from './documents/companies.ts';
import { documents } from './documents/existing.ts';
import { details, invite, inviteCode, inviteMail } from './documents/invitations.ts';
import { interview } from './documents/jobs.ts';
import { job, newCode, newToken, openToken, org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { committing, existing, tries } from './unseenInterviewCases.ts';
import { World, begins } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const as = committing(world);
const begin = (...more: Write[]): Write[] => [
  patch(`${job}/invites/${openToken}`, { status: 'claimed', claimedBy: 'gus', claimedAt: now() }),
  ...begins('gus', session('gus')),
  ...more,
];
const inviting = (who: 'recruiter' | 'reviewer', uid: string, token = newToken, more: Data = {}) =>
  as(who, [
    patch(org, countCandidate(uid, token)),
    put(`${job}/invites/${token}`, invite(uid, more)),
  ]);
const writesDetails = (
  more: Data = {},
  given = {},
  { mailed = true, code = newCode, coded = true } = {},
) =>
  as(
    'recruiter',
    [
      patch(org, countCandidate('remy', newToken)),
      put(`${job}/invites/${newToken}`, invite('remy')),
      put(`${job}/inviteDetails/${newToken}`, details('remy', { code, ...more })),
      ...(coded ? [put(`inviteCodes/${code}`, inviteCode('remy'))] : []),
      ...(mailed ? [put(`mail/${newToken}_1`, inviteMail('remy'))] : []),
    ],
    given,
  );
const claim = (...more: Write[]) => [
  patch(`${job}/invites/${openToken}`, { status: 'claimed', claimedBy: 'gus', claimedAt: now() }),
  ...more,
];
const mailOf = { [`mail/${newToken}_1`]: inviteMail('remy') };
const taken = 'takenTAKENtakenTAKEN06';
const detailsAt = `${job}/inviteDetails/${openToken}`;
const mailFields = { to: 'cara@post.test', about: `interviews/open/inviteDetails/${openToken}` };
const mails = (
  n: number,
  more: Data = {},
  {
    by = 'recruiter' as 'recruiter' | 'reviewer' | 'nobody' | 'guest',
    mail = true,
    given = {} as Record<string, Data>,
  } = {},
) =>
  as(
    by,
    [
      patch(detailsAt, { mailed: n, lastMailedAt: now(), ...more }),
      ...(mail ? [put(`mail/${openToken}_${n}`, inviteMail('remy', mailFields))] : []),
    ],
    { ...existing(detailsAt, { mailed: n - 1, code: newCode }), ...given },
  );
const sent = (n: number): Record<string, Data> => ({
  [`mail/${openToken}_${n}`]: inviteMail('remy', mailFields),
});
const blind = `${org}/interviews/blind`;
const reads =
  (path: string, given: Record<string, Data> = {}) =>
  async () => {
    await world.arrange(...Object.entries(given).map(([at, data]) => put(at, data)));
    return getDoc(doc(world.as('recruiter'), path));
  };

tries(world, 'an invitation', {
  'is made by editors, under a secret': {
    right: { so: inviting('recruiter', 'remy') },
    wrong: {
      'by a reviewer': inviting('reviewer', 'rowan'),
      'under a word': inviting('recruiter', 'remy', 'short'),
    },
  },
  'is taken by whoever has not begun': {
    right: { so: as('guest', begin()) },
    wrong: {
      'by whoever has': as('guest', claim(), {
        [`${job}/sessions/gus`]: {
          ...documents()[`${job}/sessions/cleo`],
          inviteToken: openToken,
          candidateUid: 'gus',
        },
      }),
    },
  },
  'is kept open for ninety days': {
    right: {
      ninety: as('recruiter', [
        patch(`${job}/invites/${openToken}`, { expiresAt: ahead(days(90) - minutes(5)) }),
      ]),
    },
    wrong: {
      more: as('recruiter', [
        patch(`${job}/invites/${openToken}`, { expiresAt: ahead(days(90) + minutes(5)) }),
      ]),
    },
  },
  'has lapsed when nobody took it': {
    right: {
      lapsed: async () =>
        getDoc(doc(world.as('guest'), `${job}/invites/lapsedLAPSEDlapsedLA05/is/expired`)),
    },
    wrong: {
      'taken, long ago': async () => {
        await world.arrange(patch(`${job}/invites/${taken}`, { expiresAt: ago(days(1)) }));
        return getDoc(doc(world.as('guest'), `${job}/invites/${taken}/is/expired`));
      },
    },
  },
});

tries(world, 'who was invited', {
  'exists with the mail of now, or with none': {
    right: {
      'with a mail': writesDetails(),
      'with none': writesDetails(
        { mailed: 0, lastMailedAt: null, email: null },
        {},
        { mailed: false },
      ),
      'with one of before': writesDetails({}, mailOf, { mailed: false }),
    },
    wrong: {
      'at the time of an earlier mail': writesDetails({ lastMailedAt: ago(days(1)) }, mailOf, {
        mailed: false,
      }),
      'with seven mails': writesDetails({ mailed: 7 }, mailOf, { mailed: false }),
    },
  },
  'has a language': {
    right: { 'a long one': writesDetails({ language: 'x'.repeat(16) }) },
    wrong: { 'too long': writesDetails({ language: 'x'.repeat(17) }) },
  },
  'has a code of its own kind': {
    right: {
      'one that exists': writesDetails(
        { mailed: 0, lastMailedAt: null },
        { [`inviteCodes/${newCode}`]: inviteCode('remy') },
        { coded: false, mailed: false },
      ),
    },
    wrong: {
      'another kind': writesDetails(
        { mailed: 0, lastMailedAt: null },
        { 'inviteCodes/SHORT': inviteCode('remy') },
        { code: 'SHORT', coded: false, mailed: false },
      ),
    },
  },
  'is read of an ordinary interview, and where there is nothing': {
    right: {
      taken: reads(`${job}/inviteDetails/${taken}`, {
        [`${job}/inviteDetails/${taken}`]: details('remy'),
      }),
      nothing: reads(`${blind}/inviteDetails/x`, { [blind]: interview('remy', { blind: true }) }),
    },
    wrong: {
      'taken, in a blind one': reads(`${blind}/inviteDetails/${taken}`, {
        [blind]: interview('remy', { blind: true }),
        [`${blind}/inviteDetails/${taken}`]: details('remy'),
        [`${blind}/invites/${taken}`]: invite('remy', { status: 'claimed', claimedBy: 'cleo' }),
      }),
    },
  },
  'counts its mails': {
    right: {
      'the second': mails(2),
      'the last': mails(20),
      'one that exists': mails(2, {}, { mail: false, given: sent(2) }),
    },
    wrong: {
      'one more': mails(21),
      'by a reviewer': mails(2, {}, { by: 'reviewer', mail: false, given: sent(2) }),
      'by nobody': mails(2, {}, { by: 'guest', mail: false, given: sent(2) }),
      'at another time': mails(2, { lastMailedAt: ago(days(1)) }, { mail: false, given: sent(2) }),
    },
  },
});
