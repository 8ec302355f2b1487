// The company's log names each change: an entry has the one word for what changed beside it.
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { countInterview, op } from './documents/companies.ts';
import { content, interview } from './documents/jobs.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import { closedJob, job, org } from './documents/paths.ts';
import { ago, ahead, days, now, period } from './documents/times.ts';
import { brand } from './matrix/companyDocuments.ts';
import { ask } from './matrix/platformDocuments.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const waiting = `${org}/orgInvites/waitingWAITINGwaiting3`;
const fresh = 'freshFRESHfreshFRESH08';
const brandPath = `${org}/public/brand`;
const requestPath = `${org}/requests/plan-1`;

interface Change {
  target: string;
  /** What exists before. */
  before?: readonly Write[];
  writes: readonly Write[];
}
/** One change with one entry that has this word. */
const withEntry =
  (
    who: Who,
    action: string,
    { target, before = [], writes }: Change,
    id = 'new',
    more: Data = {},
  ) =>
  async (): Promise<void> => {
    await world.arrange(...before);
    await commit(
      world.as(who),
      ...writes,
      put(`${org}/auditLog/${id}`, { ...entry(uidOf(who), action, target), ...more }),
    );
  };
/** Each change is logged with its own word, and with none of the others. */
async function expectOwnWord(who: Who, changes: Record<string, Change>): Promise<void> {
  const words = Object.keys(changes);
  await world.accepts(
    Object.fromEntries(words.map((word) => [word, withEntry(who, word, changes[word] as Change)])),
  );
  await world.refuses(
    Object.fromEntries(
      words.flatMap((word) =>
        words
          .filter((other) => other !== word)
          .map((other) => [`${other} for ${word}`, withEntry(who, other, changes[word] as Change)]),
      ),
    ),
  );
}

const jobChange = (path: string, more: Data, before: readonly Write[] = []): Change => ({
  target: path.split('/').at(-1) ?? '',
  before,
  writes: [patch(path, { updatedAt: now(), rev: 2, ...more })],
});

describe('an entry about a job', () => {
  const next: readonly Write[] = [
    patch(org, countInterview('remy', 'd')),
    put(
      `${org}/interviews/d`,
      interview('remy', { status: 'open', family: 'open', version: 2, previous: 'open' }),
    ),
    put(`${org}/interviews/d/content/questions`, content('remy')),
    put(`${org}/interviews/d/content/rubric`, content('remy', [])),
    patch(job, { next: 'd', invitesClosed: true, updatedAt: now(), rev: 2 }),
  ];
  it('has the word for what became of it', () =>
    expectOwnWord('recruiter', {
      'interview.publish': { target: 'd', writes: next },
      'interview.followed': { target: 'open', writes: next },
      'interview.edit': jobChange(job, { title: 'Another' }),
      'interview.close': jobChange(job, { status: 'closed' }),
      'interview.reopen': jobChange(closedJob, { status: 'open' }),
      'interview.archive': jobChange(closedJob, { status: 'archived' }),
      'interview.stopInviting': jobChange(job, { invitesClosed: true }),
      'interview.inviteAgain': jobChange(job, { invitesClosed: false }, [
        patch(job, { invitesClosed: true }),
      ]),
    }));
  it('leaves the numbers of requests to those who may ask', async () => {
    const edit = jobChange(job, { title: 'Another' });
    await world.refuses({
      'taken by a recruiter': withEntry('recruiter', 'interview.edit', edit, 'plan-2_open'),
    });
    await world.accepts({
      'another number': withEntry('recruiter', 'interview.edit', edit, 'plans-2'),
      'by a manager': withEntry('admin', 'interview.edit', edit, 'plan-2_open'),
    });
  });
  it('needs something new in it', () =>
    world.refuses({
      'a number alone': withEntry('recruiter', 'interview.edit', jobChange(job, {})),
      'a number alone, as no word': withEntry('recruiter', 'interview.', jobChange(job, {})),
      'an invented word': withEntry(
        'recruiter',
        'interview.delete',
        jobChange(job, { title: 'X' }),
      ),
    }));
});

describe('an entry about a correction', () => {
  const asked = (text: string): Data[] => [{ id: 'q1', text }];
  const judged = (text: string): Data[] => [{ id: 'c', weight: 9, questions: asked(text) }];
  const correction: Change = {
    target: 'open',
    before: [
      put(`${job}/content/questions`, content('remy', asked('Wyh?'))),
      put(`${job}/content/rubric`, content('remy', judged('Wyh?'))),
      put(`${job}/content/unbegun`, { at: new Date(0) }),
    ],
    writes: [
      put(`${job}/content/unbegun`, { at: now(), n: 0, c: 0, k: 0, log: 'new' }),
      patch(`${job}/content/questions`, content('remy', asked('Why?'))),
      patch(`${job}/content/rubric`, content('remy', judged('Why?'))),
      patch(job, { rubricVersion: 'cd'.repeat(32), updatedAt: now(), rev: 2 }),
    ],
  };
  const words = { detail: 'Wyh?\n→\nWhy?' };
  const again = put(`${org}/auditLog/more`, {
    ...entry('remy', 'question.correct', 'open'),
    detail: 'Are you ill?\n→\nWhy?',
  });
  it('is the one that the mark names', async () => {
    await world.accepts({
      'with its words': withEntry('recruiter', 'question.correct', correction, 'new', words),
    });
    await world.refuses({
      'invented words beside a change of the job': withEntry(
        'recruiter',
        'question.correct',
        jobChange(job, { title: 'Another' }),
        'new',
        words,
      ),
      'a second one with other words': withEntry(
        'recruiter',
        'question.correct',
        { ...correction, writes: [...correction.writes, again] },
        'new',
        words,
      ),
    });
  });
});

describe('an entry about what managers change', () => {
  const seat = (kind: string, id: string, used: number): Write =>
    patch(org, { 'usage.licenses.used': used, lastOp: op(kind, id, 'olive') });
  it('has the word for what became of an invitation of a colleague', () =>
    expectOwnWord('owner', {
      'member.invite': {
        target: fresh,
        writes: [
          seat('seat.invite', fresh, 8),
          put(`${org}/orgInvites/${fresh}`, orgInvite('olive')),
        ],
      },
      'member.invite.resend': {
        target: 'waitingWAITINGwaiting3',
        writes: [
          patch(waiting, { mailed: 2, expiresAt: ahead(days(7)) }),
          put(
            'mail/waitingWAITINGwaiting3_2',
            teamMail('olive', 'waitingWAITINGwaiting3', { to: 'nina@larkfield.test' }),
          ),
          put(`${org}/teamMails/${period()}`, teamMonth('waitingWAITINGwaiting3_2')),
        ],
      },
      'member.invite.revoke': {
        target: 'waitingWAITINGwaiting3',
        writes: [
          seat('seat.revoke', 'waitingWAITINGwaiting3', 6),
          patch(waiting, { status: 'revoked', revokedBy: 'olive' }),
        ],
      },
    }));

  it('has the word for what became of the brand', () =>
    expectOwnWord('owner', {
      'brand.change': { target: 'brand', writes: [put(brandPath, brand('olive'))] },
      'brand.remove': {
        target: 'brand',
        before: [put(brandPath, brand('olive', { updatedAt: ago(days(1)) }))],
        writes: [drop(brandPath)],
      },
    }));

  const request: Change = {
    target: 'plan-1',
    writes: [put(requestPath, ask({ createdAt: now() }))],
  };
  const withdrawal: Change = {
    target: 'plan-1',
    before: [put(requestPath, ask())],
    writes: [patch(requestPath, { status: 'withdrawn', closedBy: 'olive', closedAt: now() })],
  };
  const also = (change: Change, id: string, action: string): Change => ({
    ...change,
    writes: [...change.writes, put(`${org}/auditLog/${id}`, entry('olive', action, 'plan-1'))],
  });
  it('is the one that a request for a plan asks for', async () => {
    await world.accepts({
      'asked for': withEntry('owner', 'plan.request', request, 'plan-1_requested'),
      'taken back': withEntry('owner', 'plan.withdraw', withdrawal, 'plan-1_withdrawn'),
    });
    await world.refuses({
      'asked for, and taken back in words': withEntry(
        'owner',
        'plan.request',
        also(request, 'plan-1_withdrawn', 'plan.withdraw'),
        'plan-1_requested',
      ),
      'taken back, and asked for under another number': withEntry(
        'owner',
        'plan.withdraw',
        also(withdrawal, 'more', 'plan.request'),
        'plan-1_withdrawn',
      ),
    });
  });
});
