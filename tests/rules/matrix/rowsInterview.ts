// Rows of the matrix: an interview, and what candidates and staff write in it.
import { secretMark } from '../../../src/domain/base/secretMark.ts';
import { answer, session } from '../documents/candidates.ts';
import { countInterview, op } from '../documents/companies.ts';
import { documents } from '../documents/existing.ts';
import { details, inviteMail } from '../documents/invitations.ts';
import { content, interview } from '../documents/jobs.ts';
import { cato, catoRow, cleo, gone, job, openToken, org, sketch } from '../documents/paths.ts';
import { decision, evaluation, rating, review } from '../documents/reviews.ts';
import { ago, minutes, now } from '../documents/times.ts';
import { answers, countsErasure, givesTime, logId, releases, putEntry } from '../entries.ts';
import { people } from '../people.ts';
import { begins } from '../world.ts';
import { drop, patch, put, type Data } from '../writes.ts';
import {
  accommodation,
  amendment,
  applicant,
  applicantId,
  applicantIs,
  batch,
  calibration,
  claimedToken,
  decided,
  event,
  fairness,
  guest,
  levelOverride,
  logs,
  outsider,
  resumeAnswer,
  reading,
  selfId,
  share,
  shareToken,
  spoken,
  transcript,
  tries,
  type Attempt,
  type Rows,
} from './cells.ts';
import { inviting } from './rowsCompany.ts';

const claim = (uid: string) => [
  patch(`${job}/invites/${openToken}`, { status: 'claimed', claimedBy: uid, claimedAt: now() }),
  ...begins(uid, session(uid)),
];
const publishing = tries((uid) => [
  patch(org, countInterview(uid, 'new')),
  put(`${org}/interviews/new`, interview(uid)),
  put(`${org}/interviews/new/content/questions`, content(uid)),
]);
const counting = (uid: string, kind: string, id: string, used: number, more: Data = {}) =>
  patch(org, {
    'usage.storage.documents.used': used,
    lastOp: op(kind, id, uid, { parent: 'open', ...more }),
  });
const second = 'd1'.repeat(32);
const who = (id: string): string => `${job}/applicants/${id}`;
const adding = tries((uid) => [
  counting(uid, 'applicant', second, 12),
  put(who(second), applicant(uid)),
  put(`${who(second)}/identity/current`, applicantIs),
]);
const taking = tries((uid) => [
  counting(uid, 'applicant.erase', applicantId, 8, { log: logId }),
  putEntry(uid, 'applicant.erase', 'open'),
  drop(who(applicantId)),
  drop(`${who(applicantId)}/identity/current`),
]);
const deciding = (rev: number): Attempt =>
  tries(
    (uid) => [
      put(`${cato}/decision/current`, decision(uid, { rev, auditId: 'new' })),
      logs(uid, 'new', 'decision.advance', 'open/cato'),
      put(`${job}/tallies/cato`, { outcome: 'advance', level: 70, at: now() }),
      ...(rev === 1 ? [] : [put(`${cato}/decision/${rev - 1}`, decided)]),
    ],
    {
      ...handedIn(),
      ...(rev === 1 ? { [`${cato}/decision/current`]: null, [`${job}/tallies/cato`]: null } : {}),
    },
  );
const judging = tries((uid) => [
  put(`${job}/sessions/cleaf/evaluations/open_cleaf_1`, evaluation(uid)),
  put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating(uid)),
  patch(`${org}/aiJobs/open_cleaf`, {
    status: 'done',
    evaluationId: 'open_cleaf_1',
    finishedAt: now(),
  }),
]);
/** All staff have submitted a scorecard. */
function handedIn(): Record<string, Data> {
  return Object.fromEntries(
    ['remy', 'ada', 'olive', 'rowan'].map((uid) => [
      `${cato}/reviews/${uid}`,
      review({ updatedAt: ago(minutes(3)) }),
    ]),
  );
}
const erased = { [cato]: { ...documents()[cato], status: 'erasing' } };
const withResume = { [`${cleo}/answers/q2`]: resumeAnswer('cleo') };
const blindCleo = { ...withResume, [cleo]: { ...documents()[cleo], blind: true } };
const opening: Attempt = tries(
  (uid) => [
    patch(`${org}/shares/${shareToken}`, {
      status: 'claimed',
      claimedBy: uid,
      claimedName: 'Dr. Fern',
      claimedAt: now(),
    }),
    put(`${cato}/guests/${uid}`, guest(shareToken)),
    put(`${cato}/views/${uid}`, { role: 'guest', at: now() }),
  ],
  {
    [`${org}/shares/${shareToken}`]: share('remy', {
      createdAt: ago(minutes(9)),
      expiresAt: guest('')['expiresAt'],
    }),
    [`${cato}/guests/${outsider}`]: null,
    [`${cato}/views/${outsider}`]: null,
  },
);
const roleOf = (uid: string): string =>
  Object.entries(people).find(([, { uid: one }]) => one === uid)?.[0] ?? 'guest';
const withNote = tries((uid) => [
  put(`${cato}/notes/new`, { text: 'Call.', authorUid: uid, createdAt: now() }),
  put(`${cato}/noteMarks/new`, { authorUid: uid, createdAt: now() }),
]);
const withoutNote = tries(() => [drop(`${cato}/notes/n`), drop(`${cato}/noteMarks/n`)]);
/** The candidate withdraws: the session and its candidate row. */
const withdrawing = [
  patch(cato, { status: 'withdrawn', withdrawnAt: now(), rev: 3 }),
  patch(catoRow, { status: 'withdrawn', rev: 3 }),
];
const at = (path: string): string => `organizations/{o}/interviews/{i}${path}`;
const inSession = (path: string): string => at(`/sessions/{c}/${path}`);

export const interviewRows: Rows = {
  [at('')]: {
    at: job,
    create: publishing,
    update: tries(() => [patch(job, { title: 'Head gardener', updatedAt: now(), rev: 2 })]),
  },
  [at('/content/{c}')]: {
    at: `${job}/content/questions`,
    create: publishing,
    update: tries((uid) => [put(`${sketch}/content/questions`, content(uid))]),
    delete: tries((uid) => [...claim(uid), drop(`${job}/content/unbegun`)], {
      [`${job}/content/unbegun`]: { at: ago(minutes(9)) },
    }),
  },
  [at('/invites/{t}')]: {
    at: `${job}/invites/${openToken}`,
    create: inviting,
    update: tries((uid) => [
      patch(`${job}/invites/${openToken}`, { status: 'revoked', revokedBy: uid }),
    ]),
  },
  [at('/invites/{t}/is/{state}')]: { at: `${job}/invites/pulledPULLEDpulledPU07/is/revoked` },
  [at('/inviteDetails/{t}')]: {
    at: `${job}/inviteDetails/${openToken}`,
    create: inviting,
    delete: tries(() => [drop(`${job}/inviteDetails/${openToken}`)]),
    update: tries(
      (uid) => [
        patch(`${job}/inviteDetails/${openToken}`, { mailed: 2, lastMailedAt: now() }),
        put(
          `mail/${openToken}_2`,
          inviteMail(uid, {
            to: 'cara@post.test',
            about: `interviews/open/inviteDetails/${openToken}`,
          }),
        ),
      ],
      {
        [`${job}/inviteDetails/${openToken}`]: details('remy', {
          email: 'cara@post.test',
          createdAt: ago(minutes(9)),
          lastMailedAt: ago(minutes(9)),
        }),
      },
    ),
  },
  [at('/accommodations/{t}')]: {
    at: `${job}/accommodations/${openToken}`,
    create: tries((uid) => [put(`${job}/accommodations/${openToken}`, accommodation(uid))], {
      [`${job}/accommodations/${openToken}`]: null,
    }),
    update: tries((uid) =>
      answers(uid, openToken, {
        status: 'granted',
        extraMinutes: 23,
        formats: [],
        message: null,
        answeredBy: uid,
        answeredAt: now(),
        rev: 2,
      }),
    ),
  },
  [at('/surveys/{b}')]: {
    at: `${job}/surveys/b0`,
    list: { where: ['count', 5] },
    create: tries(
      (uid) => [
        put(`${job}/surveys/b1`, batch(1)),
        put(`${job}/sessions/${uid}/marks/survey`, { done: true, batch: 'b1' }),
      ],
      { [`${cato}/marks/survey`]: null },
    ),
    update: tries(
      (uid) => [
        put(`${job}/surveys/b0`, batch(5)),
        put(`${job}/sessions/${uid}/marks/survey`, { done: true, batch: 'b0' }),
      ],
      { [`${cato}/marks/survey`]: null, [`${job}/surveys/b0`]: batch(4) },
    ),
  },
  [at('/selfIds/{c}')]: {
    at: `${job}/selfIds/cato`,
    create: tries(() => [put(`${job}/selfIds/cato`, selfId())], { [`${job}/selfIds/cato`]: null }),
    update: tries(() => [put(`${job}/selfIds/cato`, selfId({ gender: 'other', rev: 2 }))]),
  },
  [at('/tallies/{c}')]: {
    at: `${job}/tallies/cato`,
    create: deciding(1),
    update: deciding(2),
    delete: tries(() => [drop(`${job}/tallies/cato`)], erased),
  },
  [at('/fairness/{d}')]: {
    at: `${job}/fairness/summary`,
    create: tries((uid) => [put(`${job}/fairness/summary`, fairness(uid))], {
      [`${job}/fairness/summary`]: null,
    }),
    update: tries((uid) => [
      put(`${job}/fairness/summary`, fairness(uid, { decided: 45, rev: 2 })),
    ]),
  },
  [at('/applicants/{p}')]: {
    at: who(applicantId),
    create: adding,
    update: tries(() => [patch(who(applicantId), { arrivedAt: now(), rev: 2 })]),
    delete: taking,
  },
  [at('/applicants/{p}/identity/{d}')]: {
    at: `${who(applicantId)}/identity/current`,
    create: adding,
    delete: taking,
  },
  [at('/candidates/{c}')]: {
    at: catoRow,
    create: tries(claim),
    delete: tries(() => [drop(catoRow)], { [cato]: null }),
    update: tries((uid) =>
      uid === 'cato'
        ? withdrawing
        : [
            patch(catoRow, { stage: 'in_review', stageBy: uid, stageAt: now(), rev: 3 }),
            logs(uid, 'stage_open_cato_3', 'stage.in_review', 'open/cato'),
          ],
    ),
  },
  [at('/sessions/{c}')]: {
    at: cato,
    create: tries(claim),
    update: tries((uid) => (uid === 'cato' ? withdrawing : givesTime(uid, 15))),
    delete: tries((uid) => [
      ...countsErasure(uid, { 'usage.storage.videos.used': 18, 'usage.storage.documents.used': 9 }),
      drop(gone),
    ]),
  },
  [inSession('{kind}/{id}')]: { at: `${gone}/ratings/q1` },
  [inSession('identity/{d}')]: { at: `${cato}/identity/current`, create: tries(claim) },
  [inSession('answers/{q}')]: {
    at: `${cato}/answers/q1`,
    create: tries(() => [put(`${cleo}/answers/q2`, answer())]),
    update: tries(() => [
      patch(`${cleo}/answers/q1`, { text: 'I watered it twice.', rev: 2, updatedAt: now() }),
    ]),
  },
  [inSession('transcripts/{q}')]: {
    at: `${cato}/transcripts/q1`,
    create: tries((uid) => [put(`${cleo}/transcripts/q2`, { ...transcript('cleo'), by: uid })], {
      [`${cleo}/answers/q2`]: spoken('cleo'),
    }),
    update: tries(
      () => [
        patch(`${cato}/transcripts/q1`, { correctedText: 'I did.', correctedAt: now(), rev: 2 }),
      ],
      { [`${cato}/decision/current`]: null },
    ),
  },
  [inSession('events/{e}')]: {
    at: `${cato}/events/000`,
    create: tries(() => [put(`${cleo}/events/001`, event())]),
    update: tries(() => [patch(`${cato}/events/000`, { note: 'The bell rang.', notedAt: now() })]),
  },
  [inSession('remarks/{r}')]: {
    at: `${cato}/remarks/room`,
    create: tries(() => [put(`${cato}/remarks/room`, { note: 'Loud.', notedAt: now(), rev: 1 })], {
      [`${cato}/remarks/room`]: null,
    }),
    update: tries(() => [put(`${cato}/remarks/room`, { note: 'Quiet.', notedAt: now(), rev: 2 })]),
  },
  [inSession('views/{v}')]: {
    at: `${cato}/views/remy`,
    create: tries((uid) => [put(`${cato}/views/${uid}`, { role: roleOf(uid), at: now() })], {
      [`${cato}/views/remy`]: null,
      [`${cato}/views/${outsider}`]: null,
    }),
  },
  [inSession('marks/{m}')]: {
    at: `${cato}/marks/survey`,
    create: tries(() => [put(`${cato}/marks/survey`, { done: true, batch: 'b1' })], {
      [`${cato}/marks/survey`]: null,
    }),
  },
  [inSession('readings/{q}')]: {
    at: `${cato}/readings/q2`,
    create: tries(() => [put(`${cleo}/readings/q2`, reading('cleo'))], withResume),
    update: tries(() => [put(`${cleo}/readings/q2`, reading('cleo', { rev: 2 }))], {
      ...withResume,
      [`${cleo}/readings/q2`]: reading('cleo', { updatedAt: ago(minutes(1)) }),
    }),
  },
  [inSession('closedReadings/{q}')]: {
    at: `${cato}/closedReadings/q2`,
    list: { given: erased },
    create: tries(() => [put(`${cleo}/closedReadings/q2`, reading('cleo'))], blindCleo),
    update: tries(() => [put(`${cleo}/closedReadings/q2`, reading('cleo', { rev: 2 }))], {
      ...blindCleo,
      [`${cleo}/closedReadings/q2`]: reading('cleo', { updatedAt: ago(minutes(1)) }),
    }),
  },
  [inSession('shared/{d}')]: {
    at: `${cato}/shared/outcome`,
    create: tries((uid) => releases(uid), { [`${cato}/shared/outcome`]: null }),
    update: tries((uid) => releases(uid, { message: 'Welcome again.' })),
  },
  [inSession('evaluations/{e}')]: { at: `${cato}/evaluations/open_cato_1`, create: judging },
  [inSession('ratings/{e}')]: { at: `${cato}/ratings/open_cato_1`, create: judging },
  [inSession('overrides/{v}')]: {
    at: `${cato}/overrides/open_cato_1_q1_1`,
    create: tries(
      (uid) => [put(`${cato}/overrides/open_cato_1_q1_2`, levelOverride(uid, 2))],
      handedIn(),
    ),
  },
  [inSession('calibration/{d}')]: {
    at: `${cato}/calibration/current`,
    create: tries(
      (uid) => [
        put(`${cato}/calibration/current`, calibration(uid)),
        logs(uid, 'new', 'calibration.add', 'open/cato'),
      ],
      { [`${cato}/calibration/current`]: null },
    ),
    update: tries((uid) => [
      patch(`${cato}/calibration/current`, { endedAt: now(), auditId: 'new' }),
      logs(uid, 'new', 'calibration.remove', 'open/cato'),
    ]),
  },
  [inSession('reviews/{r}')]: {
    at: `${cato}/reviews/remy`,
    create: tries((uid) => [put(`${cato}/reviews/${uid}`, review())], {
      [`${cato}/reviews/remy`]: null,
      [`${cato}/reviews/rowan`]: null,
    }),
    update: tries(
      (uid) => [put(`${cato}/reviews/${uid}`, review({ submitted: true, rev: 2 }))],
      Object.fromEntries(
        ['remy', 'ada', 'olive', 'rowan'].map((uid) => [
          `${cato}/reviews/${uid}`,
          review({ submitted: false, updatedAt: ago(minutes(3)) }),
        ]),
      ),
    ),
  },
  [inSession('amendments/{a}')]: {
    at: `${cato}/amendments/remy_1`,
    create: tries((uid) => [put(`${cato}/amendments/${uid}_1`, amendment(uid))], {
      ...handedIn(),
      [catoRow]: { ...documents()[catoRow], reviewers: ['remy', 'ada', 'olive', 'rowan'] },
      [`${cato}/amendments/remy_1`]: null,
    }),
  },
  [inSession('guests/{g}')]: {
    at: `${cato}/guests/${outsider}`,
    list: { given: erased },
    create: opening,
    update: tries((uid) => [
      patch(`${cato}/guests/${outsider}`, { status: 'revoked' }),
      patch(`${org}/shares/${claimedToken}`, {
        status: 'revoked',
        revokedBy: uid,
        revokedAt: now(),
        revokeAuditId: 'new',
      }),
      logs(uid, 'new', 'share.revoke', 'open/cato', { detail: secretMark(claimedToken) }),
    ]),
  },
  [inSession('guestReviews/{g}')]: {
    at: `${cato}/guestReviews/${outsider}`,
    list: { given: erased },
    create: tries(
      () => [
        put(`${cato}/guestReviews/${outsider}`, review({ name: 'Dr. Fern', submitted: false })),
      ],
      { [`${cato}/guestReviews/${outsider}`]: null },
    ),
    update: tries(() => [
      put(
        `${cato}/guestReviews/${outsider}`,
        review({ name: 'Dr. Fern', submitted: false, rev: 2 }),
      ),
    ]),
  },
  [inSession('notes/{n}')]: {
    at: `${cato}/notes/n`,
    create: withNote,
    delete: tries(() => [drop(`${cato}/notes/n`)]),
  },
  [inSession('noteMarks/{n}')]: {
    at: `${cato}/noteMarks/n`,
    create: withNote,
    delete: withoutNote,
  },
  [inSession('decision/{d}')]: {
    at: `${cato}/decision/current`,
    create: deciding(1),
    update: deciding(2),
  },
};
