// Rows of the matrix: a session, and what candidates and staff write in it.
import { computeSecretMark } from '../../../src/domain/base/secretMark.ts';
import { answer } from '../documents/candidates.ts';
import { documents } from '../documents/existing.ts';
import { cato, catoRow, cleo, gone, org } from '../documents/paths.ts';
import { review } from '../documents/reviews.ts';
import { ago, minutes, now } from '../documents/times.ts';
import { countsErasure, givesTime, releases } from '../entries.ts';
import { people } from '../people.ts';
import { drop, patch, put } from '../writes.ts';
import {
  claimedToken,
  logs,
  outsider,
  shareToken,
  tries,
  type Attempt,
  type Rows,
} from './cells.ts';
import { guest, share } from './companyDocuments.ts';
import { at, claim, deciding, erased, handedIn, judging, withdrawing } from './interviewCommits.ts';
import {
  amendment,
  calibration,
  event,
  levelOverride,
  reading,
  resumeAnswer,
  spoken,
  transcript,
} from './interviewDocuments.ts';

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

const inSession = (path: string): string => at(`/sessions/{c}/${path}`);

export const sessionRows: Rows = {
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
      logs(uid, 'new', 'share.revoke', 'open/cato', { detail: computeSecretMark(claimedToken) }),
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
