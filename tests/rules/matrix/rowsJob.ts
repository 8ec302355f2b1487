// Rows of the matrix: a job, its invitations, applicants and rows of candidates.
import { countInterview, op } from '../documents/companies.ts';
import { details, inviteMail } from '../documents/invitations.ts';
import { content, interview } from '../documents/jobs.ts';
import { cato, catoRow, job, openToken, org, sketch } from '../documents/paths.ts';
import { ago, minutes, now } from '../documents/times.ts';
import { answers, logId, putEntry } from '../entries.ts';
import { drop, patch, put, type Data } from '../writes.ts';
import { applicantId, logs, tries, type Rows } from './cells.ts';
import { at, claim, deciding, erased, withdrawing } from './interviewCommits.ts';
import {
  accommodation,
  applicant,
  applicantIs,
  batch,
  fairness,
  selfId,
} from './interviewDocuments.ts';
import { inviting } from './companyCommits.ts';

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

export const jobRows: Rows = {
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
};
