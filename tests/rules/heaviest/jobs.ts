// The most expensive commits around a job: publishing, correcting, inviting and drafting.
import { doc, setDoc } from 'firebase/firestore';
import { entry } from '../documents/auditEntries.ts';
import { countCandidate, countInterview } from '../documents/companies.ts';
import { details, invite, inviteCode, inviteMail, inviteWords } from '../documents/invitations.ts';
import { content, draft, interview } from '../documents/jobs.ts';
import { teamMail, teamMonth } from '../documents/members.ts';
import { job, newCode, newToken, org } from '../documents/paths.ts';
import { ahead, days, now, period } from '../documents/times.ts';
import type { World } from '../world.ts';
import { commit, drop, patch, put, type Data } from '../writes.ts';

/** Publishing the version that follows an open job. */
export const followingCommits = (world: World): Record<string, () => Promise<unknown>> => ({
  'publishing the following version': () =>
    commit(
      world.as('recruiter'),
      patch(org, countInterview('remy', 'd')),
      put(
        `${org}/interviews/d`,
        interview('remy', {
          status: 'open',
          terms: Array<string>(300).fill('gardeners-wi'),
          family: 'open',
          version: 2,
          previous: 'open',
        }),
      ),
      patch(job, {
        terms: Array<string>(300).fill('gardeners-wi'),
        next: 'd',
        invitesClosed: true,
        updatedAt: now(),
        rev: 2,
      }),
      put(`${org}/interviews/d/content/questions`, content('remy')),
      put(
        `${org}/interviews/d/content/rubric`,
        content(
          'remy',
          Array.from({ length: 8 }, (_, n) => ({ id: `c${n}`, weight: 12 })),
        ),
      ),
      put(`${org}/interviews/d/content/unbegun`, { at: now() }),
      drop(`${org}/drafts/d`),
      put(`${org}/auditLog/new`, entry('remy', 'interview.publish', 'd')),
      put(`${org}/auditLog/more`, entry('remy', 'interview.followed', 'open')),
    ),
});

/** Publishing, correcting and inviting. */
export const publishingCommits = (world: World): Record<string, () => Promise<unknown>> => ({
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
});

/** Inviting with everything, and saving a draft. */
export const draftingCommits = (world: World): Record<string, () => Promise<unknown>> => ({
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
});
