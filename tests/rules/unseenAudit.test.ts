// Audit entries, public documents of a company and data requests: each part that nothing else requires.
import { doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { interview } from './documents/jobs.ts';
import { cato, job, org } from './documents/paths.ts';
import { ago, days, now } from './documents/times.ts';
import { inviting } from './matrix/companyCommits.ts';
import { oneFault, triesIn } from './matrix/oneFault.ts';
import { ask } from './matrix/platformDocuments.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);

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
        'a reveal logged twice': by(
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
        'a move logged twice': by(
          'recruiter',
          moves(put(`${org}/auditLog/again`, entry('remy', 'stage.in_review', 'open/cato'))),
        ),
        'an act of the platform logged later': by(
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

describe("an entry's word", () => {
  const log = (uid: string, action: string, target: string, id = 'new'): Write =>
    put(`${org}/auditLog/${id}`, entry(uid, action, target));
  const saves = (more: Data, action: string): Write[] => [
    patch(job, { updatedAt: now(), rev: 2, ...more }),
    log('remy', action, 'open'),
  ];
  const followed = patch(job, { next: 'd' });
  it('tells of a change in the same commit', () =>
    oneFault(
      world,
      {
        'an edit of a job that was followed': by(
          'recruiter',
          saves({ title: 'Another' }, 'interview.edit'),
          followed,
        ),
        'an invitation': by('recruiter', inviting.writes('remy')),
      },
      {
        'followed, where it was before': by(
          'recruiter',
          saves({ title: 'Another' }, 'interview.followed'),
          followed,
        ),
        'a sign for a job with nothing new': by('recruiter', saves({}, 'interview.-')),
        'an invitation, and another word for it': by('recruiter', [
          ...inviting.writes('remy'),
          log('remy', 'invite.again', 'open', 'more'),
        ]),
        'a colleague invited again, who was not': by('owner', [
          log('olive', 'member.invite.resend', 'waitingWAITINGwaiting3'),
        ]),
        'a request that was answered before': by(
          'owner',
          [log('olive', 'plan.withdraw', 'plan-1', 'plan-1_declined')],
          put(`${org}/requests/plan-1`, ask({ status: 'declined' })),
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
