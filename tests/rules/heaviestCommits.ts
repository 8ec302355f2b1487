// The commits that are most expensive for the rules, each on the largest documents that it may write.
import { doc, setDoc } from 'firebase/firestore';
import { companyEntry, entry } from './documents/auditEntries.ts';
import { answer, candidate, identity, session } from './documents/candidates.ts';
import { countCandidate, countInterview, orgAi, platformAi } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail, inviteWords } from './documents/invitations.ts';
import { content, draft, interview } from './documents/jobs.ts';
import { teamMail, teamMonth } from './documents/members.ts';
import {
  cato,
  catoRow,
  cleo,
  gone,
  job,
  newCode,
  newToken,
  openToken,
  org,
} from './documents/paths.ts';
import { decision, evaluation, queued, rating, review } from './documents/reviews.ts';
import { ahead, days, now, period } from './documents/times.ts';
import { answers, beginsErasing, countsErasure, releases, putEntry } from './entries.ts';
import { begins, type World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const without = ({ ...data }: Data, key: string): Data => {
  delete data[key];
  return data;
};

/** Each commit by its purpose; it writes to a freshly reset world. */
export const heaviestCommits = (world: World): Record<string, () => Promise<unknown>> => ({
  publishing: () =>
    commit(
      world.as('recruiter'),
      patch(org, countInterview('remy', 'd')),
      put(
        `${org}/interviews/d`,
        interview('remy', { status: 'open', terms: Array<string>(300).fill('gardeners-wi') }),
      ),
      put(`${org}/interviews/d/content/questions`, content('remy')),
      put(
        `${org}/interviews/d/content/rubric`,
        content(
          'remy',
          Array.from({ length: 8 }, (_, n) => ({ id: `c${n}`, weight: 12 })),
        ),
      ),
      drop(`${org}/drafts/d`),
      put(`${org}/auditLog/new`, entry('remy', 'interview.publish', 'd')),
    ),
  "sending a colleague's invitation once more": () =>
    commit(
      world.as('owner'),
      patch(`${org}/orgInvites/waitingWAITINGwaiting3`, { mailed: 2, expiresAt: ahead(days(7)) }),
      put(
        'mail/waitingWAITINGwaiting3_2',
        teamMail('olive', 'waitingWAITINGwaiting3', { to: 'nina@larkfield.test' }),
      ),
      put(`${org}/teamMails/${period()}`, teamMonth('waitingWAITINGwaiting3_2')),
      put(`${org}/auditLog/new`, entry('olive', 'member.invite.resend', 'waitingWAITINGwaiting3')),
    ),
  'correcting a wording': async () => {
    const asked = (text: string): Data[] =>
      Array.from({ length: 13 }, (_, n) => ({ id: `q${n}`, text: n === 12 ? text : 'Why?' }));
    const judged = (text: string): Data[] =>
      Array.from({ length: 8 }, (_, n) => ({
        id: `c${n}`,
        weight: 12,
        questions: n === 7 ? [{ id: 'q12', text, anchors: ['1', '2', '3', '4', '5'] }] : [],
      }));
    await world.arrange(
      put(`${job}/content/questions`, content('remy', asked('Wyh?'))),
      put(`${job}/content/rubric`, content('remy', judged('Wyh?'))),
      put(`${job}/content/unbegun`, { at: new Date(0) }),
    );
    await commit(
      world.as('recruiter'),
      put(`${job}/content/unbegun`, { at: now(), n: 12, c: 7, k: 0, log: 'new' }),
      patch(`${job}/content/questions`, content('remy', asked('Whence?'))),
      patch(`${job}/content/rubric`, content('remy', judged('Whence?'))),
      patch(job, { rubricVersion: 'cd'.repeat(32), updatedAt: now(), rev: 2 }),
      put(`${org}/auditLog/new`, {
        ...entry('remy', 'question.correct', 'open'),
        detail: 'Wyh?\n→\nWhence?',
      }),
    );
  },
  inviting: () =>
    commit(
      world.as('recruiter'),
      patch(org, countCandidate('remy', newToken)),
      put(`${job}/invites/${newToken}`, invite('remy')),
      put(`${job}/inviteDetails/${newToken}`, details('remy')),
      put(`inviteCodes/${newCode}`, inviteCode('remy')),
      put(`mail/${newToken}_1`, inviteMail('remy')),
      put(`${org}/auditLog/new`, entry('remy', 'invite.create', 'open')),
    ),
  'inviting with policies and a brand': async () => {
    const logo = `data:image/png;base64,${'A'.repeat(59_000)}`;
    await world.arrange(
      put(`${org}/public/brand`, {
        name: 'Larkfield',
        logo,
        colour: '#0a7b55',
        updatedBy: 'olive',
      }),
    );
    await commit(
      world.as('recruiter'),
      patch(org, countCandidate('remy', newToken)),
      put(
        `${job}/invites/${newToken}`,
        invite('remy', {
          policies: {
            notice: 'x'.repeat(2_000),
            consent: 'x'.repeat(2_000),
            accommodation: 'x'.repeat(2_000),
          },
        }),
      ),
      put(`${job}/inviteDetails/${newToken}`, details('remy')),
      put(`inviteCodes/${newCode}`, inviteCode('remy')),
      put(`${org}/auditLog/new`, entry('remy', 'invite.create', 'open')),
      put(
        `mail/${newToken}_1`,
        inviteMail('remy', {
          template: {
            name: 'candidateInvite',
            data: inviteWords({
              ...Object.fromEntries(
                Array.from({ length: 13 }, (_, n) => [`k${n}`, 'x'.repeat(500)]),
              ),
              brandName: 'Larkfield',
              brandColour: '#0a7b55',
              brandLogo: logo,
            }),
          },
        }),
      ),
    );
  },
  'saving a draft': () =>
    setDoc(
      doc(world.as('recruiter'), `${org}/drafts/new`),
      draft('remy', {
        mustHave: Array<string>(30).fill('x'),
        niceToHave: Array<string>(30).fill('x'),
      }),
    ),
  claiming: () =>
    commit(
      world.as('guest'),
      patch(`${job}/invites/${openToken}`, {
        status: 'claimed',
        claimedBy: 'gus',
        claimedAt: now(),
      }),
      ...begins('gus', session('gus')),
    ),
  'claiming with granted minutes': async () => {
    await world.arrange(
      put(`${job}/accommodations/${openToken}`, {
        status: 'granted',
        askedBy: 'gus',
        extraMinutes: 23,
        formats: ['text'],
        answeredBy: 'remy',
        rev: 2,
      }),
    );
    await commit(
      world.as('guest'),
      patch(`${job}/invites/${openToken}`, {
        status: 'claimed',
        claimedBy: 'gus',
        claimedAt: now(),
      }),
      ...begins('gus', session('gus', { extraMinutes: 23, speechLanguage: 'es' })),
    );
  },
  'claiming a blind interview': async () => {
    await world.arrange(patch(job, { blind: true }));
    const nameless = session('gus', {
      displayName: 'Candidate 7F3KM',
      blind: true,
      hidden: Array.from({ length: 24 }, () => '0a1b2c3d'),
    });
    await commit(
      world.as('guest'),
      patch(`${job}/invites/${openToken}`, {
        status: 'claimed',
        claimedBy: 'gus',
        claimedAt: now(),
      }),
      put(`${job}/sessions/gus`, nameless),
      put(`${job}/sessions/gus/identity/current`, identity()),
      put(`${job}/candidates/gus`, {
        ...without(candidate('gus'), 'email'),
        displayName: 'Candidate 7F3KM',
        blind: true,
      }),
    );
  },
  'answering and handing in': () =>
    commit(
      world.as('candidate'),
      put(`${cleo}/answers/q2`, answer()),
      put(`${cleo}/answers/q1_f1`, answer({ prompt: 'What else?' })),
      put(`${cleo}/answers/q2_f1`, answer({ prompt: 'And then?' })),
      patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
      put(`${org}/aiJobs/open_cleo`, queued('cleo')),
    ),
  judging: () =>
    commit(
      world.as('reviewer'),
      put(`${job}/sessions/cleaf/evaluations/open_cleaf_1`, evaluation('rowan')),
      put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating('rowan')),
      patch(`${org}/aiJobs/open_cleaf`, {
        status: 'done',
        evaluationId: 'open_cleaf_1',
        finishedAt: now(),
      }),
    ),
  'judging under settings': async () => {
    await world.arrange(
      patch(`${job}/sessions/cleaf`, { 'consent.aiEngine': 'cloud' }),
      put('platformSettings/ai', platformAi('saga', { adapter: 'cloud' })),
      put(`${org}/settings/ai`, orgAi('olive')),
    );
    await commit(
      world.as('reviewer'),
      put(
        `${job}/sessions/cleaf/evaluations/open_cleaf_1`,
        evaluation('rowan', { adapter: 'cloud', passes: 3 }),
      ),
      put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating('rowan')),
      patch(`${org}/aiJobs/open_cleaf`, {
        status: 'done',
        evaluationId: 'open_cleaf_1',
        finishedAt: now(),
      }),
    );
  },
  'settings of the AI': async () => {
    const settings = platformAi('saga', {
      cloudTasks: Array.from({ length: 40 }, () => 'evaluateAnswer'),
      prices: Array.from({ length: 5 }, () => ({ model: 'gemini-lite', input: 0.1, output: 0.4 })),
      auditId: 'new',
    });
    await commit(
      world.as('superAdmin'),
      put('platformSettings/ai', settings),
      put('platformSettings/ai/versions/1', settings),
      put('platformAudit/new', {
        ...entry('saga', 'ai.settings', 'platform'),
        reason: 'A first choice.',
      }),
    );
  },
  'a scorecard of eight lines about eight competencies': async () => {
    await world.arrange(
      put(
        `${job}/content/rubric`,
        content(
          'remy',
          Array.from({ length: 8 }, (_, n) => ({ id: `c${n}`, weight: 12 })),
        ),
      ),
    );
    await commit(
      world.as('secondReviewer'),
      put(
        `${cato}/reviews/reed`,
        review({
          scores: Object.fromEntries(
            Array.from({ length: 8 }, (_, n) => [`c${n}`, { level: 3, note: 'Why.' }]),
          ),
        }),
      ),
      patch(catoRow, { reviewers: ['reed'], rev: 3 }),
    );
  },
  'amending one': async () => {
    await world.arrange(
      patch(catoRow, { reviewers: ['remy'] }),
      put(`${cato}/amendments/remy_19`, { n: 19 }),
      put(`${cato}/decision/current`, decision('remy')),
      put(`${org}/aiJobs/open_cato`, { ...queued('cato'), evaluationId: 'open_cato_1' }),
    );
    const {
      rating: level,
      comment,
      scores,
    } = review({
      scores: Object.fromEntries(
        Array.from({ length: 8 }, (_, n) => [`c${n}`, { level: 3, note: 'Why.' }]),
      ),
    });
    await setDoc(doc(world.as('recruiter'), `${cato}/amendments/remy_20`), {
      by: 'remy',
      n: 20,
      rating: level,
      comment,
      scores,
      reason: 'I had missed an answer.',
      at: now(),
      others: 0,
      rated: true,
      decided: true,
    });
  },
  'giving a running interview the time that was asked for': async () => {
    const claimed = 'takenTAKENtakenTAKEN06';
    await world.arrange(
      put(`${job}/accommodations/${claimed}`, {
        status: 'open',
        askedBy: 'cleo',
        askedAt: new Date(0),
        percent: 50,
        format: null,
        note: null,
        rev: 1,
      }),
    );
    await commit(
      world.as('recruiter'),
      ...answers(
        'remy',
        claimed,
        {
          status: 'granted',
          extraMinutes: 23,
          formats: ['text', 'audio', 'video'],
          message: 'x'.repeat(1_000),
          answeredBy: 'remy',
          answeredAt: now(),
          rev: 2,
        },
        'cleo',
      ),
      patch(cleo, {
        status: 'in_progress',
        extraMinutes: 23,
        reopenedBy: 'remy',
        auditId: 'log-2',
        rev: 2,
      }),
      putEntry('remy', 'session.moreTime', 'open/cleo', '23', 'log-2'),
    );
  },
  'beginning to erase': () => commit(world.as('owner'), ...beginsErasing('olive')),
  'erasing at last': () =>
    commit(
      world.as('owner'),
      ...countsErasure('olive', {
        'usage.storage.videos.used': 18,
        'usage.storage.documents.used': 9,
      }),
      drop(gone),
    ),
  rejecting: () =>
    commit(
      world.as('recruiter'),
      put(`${cato}/decision/current`, decision('remy', { outcome: 'reject' })),
      put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cato')),
      patch(catoRow, { stage: 'rejected', stageBy: 'remy', stageAt: now(), rev: 3 }),
      put(`${org}/auditLog/stage_open_cato_3`, entry('remy', 'stage.rejected', 'open/cato')),
      ...releases('remy', { outcome: 'reject' }),
      put(`${job}/tallies/cato`, { outcome: 'reject', level: 40, at: now() }),
    ),
  'deciding again': async () => {
    const before = decision('remy', { decidedAt: new Date(0), auditId: 'audit-0' });
    await world.arrange(put(`${cato}/decision/current`, before));
    await commit(
      world.as('recruiter'),
      put(`${cato}/decision/1`, before),
      put(`${cato}/decision/current`, decision('remy', { outcome: 'reject', rev: 2 })),
      put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cato')),
      patch(catoRow, { stage: 'rejected', stageBy: 'remy', stageAt: now(), rev: 3 }),
      put(`${org}/auditLog/stage_open_cato_3`, entry('remy', 'stage.rejected', 'open/cato')),
      ...releases('remy', { outcome: 'reject' }),
      put(`${job}/tallies/cato`, { outcome: 'reject', level: 40, at: now() }),
    );
  },
  'the fifth voice of a survey': async () => {
    const votes = { yes: 4, partly: 0, no: 0, none: 0 };
    const comments = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((id) => [id.repeat(27), 'x'.repeat(1_000)]),
    );
    await world.arrange(
      put(`${job}/surveys/b0`, { count: 4, clear: votes, fair: votes, trouble: votes, comments }),
    );
    const more = { ...votes, no: 1 };
    await commit(
      world.as('otherCandidate'),
      put(`${job}/surveys/b0`, {
        count: 5,
        clear: more,
        fair: more,
        trouble: more,
        comments: { ...comments, ['e'.repeat(27)]: 'x'.repeat(1_000) },
      }),
      put(`${cato}/marks/survey`, { done: true, batch: 'b0' }),
    );
  },
  'changing a plan': () =>
    commit(
      world.as('superAdmin'),
      patch(org, {
        auditId: 'new',
        tier: 'Pro',
        'billing.tier': 'Pro',
        'billing.tierId': 'pro',
        'usage.interviews.limit': 500,
        'usage.storage.videos.limit': 900,
      }),
      put('platformAudit/new', { ...entry('saga', 'org.update', 'lark'), reason: 'Grows.' }),
      put(`${org}/auditLog/new`, companyEntry('saga', 'org.update', 'lark', 'Grows.')),
    ),
});
