// Members, their invitations and notices: each part that nothing else requires.
import { doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { describe, it, vi } from 'vitest';
import { entry, removeEntry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { details, inviteMail } from './documents/invitations.ts';
import { interview } from './documents/jobs.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import { cato, job, org, rival } from './documents/paths.ts';
import { ago, ahead, days, minutes, now, period } from './documents/times.ts';
import { notice } from './matrix/cells.ts';
import { oneFault, tries } from './matrix/oneFault.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

vi.setConfig({ testTimeout: 120_000 });
const world = new World('unseenMembers');
const by = (who: Who, writes: readonly Write[], ...existing: Write[]) =>
  tries(world, who, writes, existing);
const waiting = `${org}/orgInvites/waitingWAITINGwaiting3`;

describe('joining', () => {
  const user = patch('users/nina', { orgId: 'lark', isAdmin: false });
  const member = (more: Data = {}): Write =>
    put(`${org}/members/nina`, {
      role: 'recruiter',
      status: 'active',
      joinedAt: now(),
      inviteId: 'waitingWAITINGwaiting3',
      ...more,
    });
  const joins = (more: Data = {}): Write[] => [
    user,
    patch(waiting, { status: 'accepted', acceptedBy: 'nina', acceptedAt: now() }),
    member(more),
  ];

  it('starts as an active member, by an invitation that is still open', () =>
    oneFault(
      world,
      {
        'as it is': by('newcomer', joins()),
        'with the number of an entry': by('newcomer', joins({ auditId: 'x'.repeat(128) })),
        'with a moment when last seen': by('newcomer', joins({ lastSeenAt: now() })),
      },
      {
        'with a longer number': by('newcomer', joins({ auditId: 'x'.repeat(129) })),
        'last seen at no moment': by('newcomer', joins({ lastSeenAt: 'soon' })),
        'by one that brought them in before': by(
          'newcomer',
          [user, member()],
          patch(waiting, { status: 'accepted', acceptedBy: 'nina', acceptedAt: ago(days(1)) }),
        ),
      },
    ));

  it('is suspended by nobody but managers', () =>
    oneFault(
      world,
      { active: by('newcomer', joins()) },
      { 'suspended at once': by('newcomer', joins({ status: 'suspended' }), user) },
    ));
});

describe("a member's contact address", () => {
  const setsContact = patch(`${org}/members/remy`, { contact: 'remy@larkfield.test' });
  it('is shown once it is verified', () =>
    oneFault(
      world,
      { verified: by('recruiter', [setsContact]) },
      {
        'not yet': tries(
          world,
          world.stranger('remy', { email: 'remy@larkfield.test', unverified: true }),
          [setsContact],
        ),
      },
    ));
});

describe('leaving', () => {
  const leaves = (...more: Write[]): Write[] => [
    patch(org, {
      'usage.licenses.used': 6,
      lastOp: op('seat.remove', 'rowan', 'rowan', { parent: 'left' }),
    }),
    drop(`${org}/members/rowan`),
    put(`${org}/auditLog/left`, removeEntry('rowan', 'rowan', 'reviewer active')),
    ...more,
  ];
  const removes = (...more: Write[]): Write[] => [
    patch(org, {
      'usage.licenses.used': 6,
      lastOp: op('seat.remove', 'reed', 'ada', { parent: 'left' }),
    }),
    drop(`${org}/members/reed`),
    put(`${org}/auditLog/left`, removeEntry('ada', 'reed', 'reviewer active')),
    ...more,
  ];
  it('is logged once, and changes nothing else', () =>
    oneFault(
      world,
      { 'by oneself': by('reviewer', leaves()), 'by an admin': by('admin', removes()) },
      {
        'with another entry': by(
          'reviewer',
          leaves(put(`${org}/auditLog/more`, entry('rowan', 'interview.close', 'open'))),
        ),
        'told twice': by(
          'admin',
          removes(put(`${org}/auditLog/more`, removeEntry('ada', 'reed', 'reviewer active'))),
        ),
        'told, and not done': by(
          'admin',
          [put(`${org}/auditLog/open`, removeEntry('ada', 'reed', 'reviewer active'))],
          patch(org, { lastOp: op('candidate', 'x', 'remy', { parent: 'open' }) }),
        ),
      },
    ));
});

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

describe('an audit entry', () => {
  const reveals = (id: string, ...more: Write[]): Write[] => [
    patch(cato, {
      'reveals.remy': { role: 'recruiter', reason: 'They asked to be called.', at: now() },
      rev: 3,
    }),
    put(`${org}/auditLog/${id}`, entry('remy', 'identity.reveal', 'open/cato')),
    ...more,
  ];
  const moves = (...more: Write[]): Write[] => [
    patch(`${org}/interviews/open/candidates/cato`, {
      stage: 'in_review',
      stageBy: 'remy',
      stageAt: now(),
      rev: 3,
    }),
    put(`${org}/auditLog/stage_open_cato_3`, entry('remy', 'stage.in_review', 'open/cato')),
    ...more,
  ];
  const blind = patch(cato, { blind: true });
  it('has its own id, once', () =>
    oneFault(
      world,
      {
        'a reveal': by('recruiter', reveals('reveal_open_cato_remy'), blind),
        'a move': by('recruiter', moves()),
      },
      {
        'a reveal told twice': by(
          'recruiter',
          reveals(
            'reveal_open_cato_remy',
            put(`${org}/auditLog/again`, entry('remy', 'identity.reveal', 'open/cato')),
          ),
          blind,
        ),
        'a reveal of before': by(
          'recruiter',
          reveals('reveal_open_cato_remy').slice(1),
          blind,
          patch(cato, {
            reveals: { remy: { role: 'recruiter', reason: 'They asked.', at: ago(days(1)) } },
          }),
        ),
        'a move told twice': by(
          'recruiter',
          moves(put(`${org}/auditLog/again`, entry('remy', 'stage.in_review', 'open/cato'))),
        ),
        'an act of the platform told later': by(
          'superAdmin',
          [
            put(`${org}/auditLog/earlier`, {
              ...entry('saga', 'platform.org.plan', 'lark'),
              detail: 'Because.',
            }),
          ],
          put('platformAudit/earlier', {
            ...entry('saga', 'org.plan', 'lark'),
            reason: 'Because.',
          }),
        ),
      },
    ));
});

describe('what a company makes public', () => {
  const faye = put(`${org}/members/faye`, {
    role: 'compliance',
    status: 'active',
    joinedAt: now(),
  });
  const plain = patch('tierConfigurations/default_free', { 'features.customBranding': false });
  const sees =
    (who: Who, ...existing: Write[]) =>
    async () => {
      await world.arrange(faye, ...existing);
      await getDoc(doc(world.as(who), `${org}/public/brand`));
    };
  it('is its brand, for others while the plan includes it', async () => {
    const compliance: Who = 'compliance';
    await oneFault(
      world,
      { 'with such a plan': sees(compliance), 'without, to staff': sees('reviewer', plain) },
      { 'without, to who watches over fairness': sees(compliance, plain) },
    );
  });
  it('is an answer to a request only for its subject', () => {
    const asks =
      (who: Who, id: string, ...existing: Write[]) =>
      async () => {
        if (existing.length > 0) await world.arrange(...existing);
        await getDoc(doc(world.as(who), `${org}/dataRequests/${id}`));
      };
    return oneFault(
      world,
      { 'not asked yet': asks('candidate', 'cleo_open_export') },
      {
        'to a suspended account': asks('suspended', 'blake_open_export'),
        'of another, under one’s own name': asks(
          'candidate',
          'cleo_open_export',
          put(`${org}/dataRequests/cleo_open_export`, {
            uid: 'cato',
            interviewId: 'open',
            type: 'export',
            status: 'open',
            createdAt: ago(days(1)),
          }),
        ),
      },
    );
  });
});

describe('a request of a candidate', () => {
  const asks = (interviewId: string) =>
    put(`${org}/dataRequests/cato_${interviewId}_correction`, {
      uid: 'cato',
      interviewId,
      type: 'correction',
      status: 'open',
      createdAt: now(),
    });
  it('names an interview', () =>
    oneFault(
      world,
      { 'as it is': by('otherCandidate', [asks('open')]) },
      {
        'whose id is none': by(
          'otherCandidate',
          [asks('odd.job')],
          put(`${org}/interviews/odd.job`, interview('remy')),
          put(`${org}/interviews/odd.job/sessions/cato`, { status: 'submitted' }),
        ),
      },
    ));
});

describe("a worker's heartbeat", () => {
  const worker = (more: Data = {}): Data => ({
    uid: 'rowan',
    browser: 'Firefox',
    state: 'idle',
    at: now(),
    ...more,
  });
  const putWorker = (id = 'rowan_1') => put(`${org}/workers/${id}`, worker());
  it('has an id', () =>
    oneFault(
      world,
      { 'as it is': by('reviewer', [putWorker()]) },
      { 'with a space': by('reviewer', [putWorker('rowan_a b')]) },
    ));

  // Half a second decides: a late attempt proves nothing, and is repeated.
  const after = async (ms: number, until: number): Promise<boolean> => {
    for (let tried = 0; tried < 20; tried += 1) {
      const begun = Date.now();
      await world.arrange(put(`${org}/workers/rowan_1`, worker({ at: ago(ms) })));
      const done = await commit(world.as('reviewer'), putWorker()).then(
        () => true,
        () => false,
      );
      if (Date.now() - begun + ms < until) return done;
    }
    return until > 50_000;
  };
  it('is sent after fifty seconds, not before', () =>
    oneFault(
      world,
      {
        'after them': async () => {
          if (!(await after(50_020, 51_000))) throw new Error('refused');
        },
      },
      {
        before: async () => {
          if (!(await after(49_020, 50_000)))
            throw Object.assign(new Error('refused'), { code: 'permission-denied' });
        },
      },
    ));
});
