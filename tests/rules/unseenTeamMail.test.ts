// Resent invitations of colleagues, and notices: each part that nothing else requires.
import { describe, it } from 'vitest';
import { details, inviteMail } from './documents/invitations.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import { cato, job, org, rival } from './documents/paths.ts';
import { ago, ahead, days, minutes, now, period } from './documents/times.ts';
import { notice } from './matrix/companyDocuments.ts';
import { oneFault, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);
const waiting = `${org}/orgInvites/waitingWAITINGwaiting3`;

describe('a resent invitation', () => {
  const again = (expiresAt = ahead(days(7)), who = 'olive'): Write[] => [
    patch(waiting, { mailed: 2, expiresAt }),
    put(
      'mail/waitingWAITINGwaiting3_2',
      teamMail(who, 'waitingWAITINGwaiting3', { to: 'nina@larkfield.test' }),
    ),
    put(`${org}/teamMails/${period()}`, teamMonth('waitingWAITINGwaiting3_2')),
  ];
  it('lasts thirty days at most', () =>
    oneFault(
      world,
      { 'thirty days': by('owner', again(ahead(days(30) - minutes(5)))) },
      { longer: by('owner', again(ahead(days(30) + minutes(5)))) },
    ));

  it("belongs to an active company, even with another's email", () => {
    const invite = 'waitingWAITINGwaiting3';
    const elsewhere = [
      put(`${rival}/members/ada`, { role: 'admin', status: 'active', joinedAt: ago(days(9)) }),
      put(`${rival}/orgInvites/${invite}`, orgInvite('quinn', { createdAt: ago(days(1)) })),
    ];
    const both = [
      ...[org, rival].map((company) =>
        patch(`${company}/orgInvites/${invite}`, { mailed: 2, expiresAt: ahead(days(7)) }),
      ),
      put(
        `mail/${invite}_2`,
        teamMail(
          'ada',
          invite,
          { orgId: 'quarry' },
          { companyName: 'Quarry', code: `quarry/${invite}` },
        ),
      ),
      put(`${rival}/teamMails/${period()}`, teamMonth(`${invite}_2`)),
    ];
    return oneFault(
      world,
      { 'while it works': by('admin', both, ...elsewhere) },
      {
        'while it is suspended': by(
          'admin',
          both,
          ...elsewhere,
          patch(org, { status: 'suspended' }),
        ),
      },
    );
  });

  // A candidate's invitation with the same number has its email under the same id.
  const invited = put(
    `${job}/inviteDetails/waitingWAITINGwaiting3`,
    details('remy', {
      email: 'cara@post.test',
      createdAt: ago(minutes(9)),
      lastMailedAt: ago(minutes(9)),
    }),
  );
  const mails = (who: string): Write[] => [
    patch(`${job}/inviteDetails/waitingWAITINGwaiting3`, { mailed: 2, lastMailedAt: now() }),
    put(
      'mail/waitingWAITINGwaiting3_2',
      inviteMail(who, {
        to: 'cara@post.test',
        about: 'interviews/open/inviteDetails/waitingWAITINGwaiting3',
      }),
    ),
  ];
  it('is open, and counted by managers, whoever the email is for', () => {
    const renews = [patch(waiting, { mailed: 2, expiresAt: ahead(days(7)) }), ...mails('ada')];
    const counts = (who: string): Write[] => [
      put(`${org}/teamMails/${period()}`, teamMonth('waitingWAITINGwaiting3_2')),
      ...mails(who),
    ];
    return oneFault(
      world,
      {
        'an open one': by('admin', renews, invited),
        'counted by an admin': by('admin', counts('ada'), invited),
      },
      {
        'one that was taken back': by(
          'admin',
          renews,
          invited,
          patch(waiting, { status: 'revoked', revokedBy: 'olive' }),
        ),
        'counted by a recruiter': by('recruiter', counts('remy'), invited),
      },
    );
  });
});

describe('a notice', () => {
  const at = `${org}/members/reed/notices/new`;
  const sendsNotice = (more: Data = {}, path = at): Write[] => [put(path, notice('remy', more))];
  const mention = (
    more: Data = {},
    made: readonly Write[] = [
      put(`${cato}/notes/new`, {
        text: 'Look.',
        authorUid: 'remy',
        createdAt: now(),
        mentions: ['reed'],
      }),
    ],
  ): Write[] => [...made, ...sendsNotice({ kind: 'mention', about: 'new', ...more })];
  const faye = put(`${org}/members/faye`, {
    role: 'compliance',
    status: 'active',
    joinedAt: now(),
  });

  it('goes to staff, and names existing documents', () =>
    oneFault(
      world,
      {
        'about somebody': by('recruiter', sendsNotice()),
        'about a job': by('recruiter', sendsNotice({ candidateUid: null })),
        'in a note': by('recruiter', mention()),
      },
      {
        'to who watches over fairness': by(
          'recruiter',
          sendsNotice({}, `${org}/members/faye/notices/new`),
          faye,
        ),
        'about a job whose number is none': by(
          'recruiter',
          sendsNotice({ interviewId: 'a b', candidateUid: null }),
        ),
        'about somebody whose id is none': by(
          'recruiter',
          sendsNotice({ candidateUid: 'odd.one' }),
          put(`${job}/sessions/odd.one`, { status: 'submitted' }),
        ),
        'of a note of before': by(
          'recruiter',
          mention({}, []),
          put(`${cato}/notes/new`, {
            text: 'Look.',
            authorUid: 'remy',
            createdAt: ago(days(1)),
            mentions: ['reed'],
          }),
        ),
        'of another note': by('recruiter', mention({ about: 'n' })),
      },
    ));
});
