// Limit overrides, invoices and break-glass access in a company: each part that nothing else requires.
import { describe, it, vi } from 'vitest';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { breakGlass, invoice, override, why } from './matrix/cells.ts';
import { inBothLogs, oneFault, tries } from './matrix/oneFault.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

vi.setConfig({ testTimeout: 120_000 });
const world = new World('unseenGrants');
const by = (who: Who, writes: readonly Write[], ...existing: Write[]) =>
  tries(world, who, writes, existing);
const fields: Record<string, string> = {
  interviews: 'usage.interviews.limit',
  candidates: 'usage.candidates.limit',
  licenses: 'usage.licenses.limit',
  videos: 'usage.storage.videos.limit',
  documents: 'usage.storage.documents.limit',
};
const bases: Record<string, number> = {
  interviews: 10,
  candidates: 20,
  licenses: 10,
  videos: 500,
  documents: 100,
};
const at = (limit: string): string => `${org}/overrides/${limit}`;
const limits = (limit: string, value: number, more: Data = {}): Write =>
  patch(org, { [fields[limit] ?? '']: value, ...more });
/** An existing override with its limit in force. */
const existingOverride = (limit: string, more: Data = {}): Write[] => [
  put(
    at(limit),
    override('saga', {
      limit,
      value: 900,
      base: bases[limit],
      at: ago(days(31)),
      until: ahead(days(5)),
      auditId: 'old',
      ...more,
    }),
  ),
  limits(limit, 900),
];

describe('a limit override', () => {
  const grants = (
    limit: string,
    more: Data = {},
    action = 'org.override',
    log: Data = {},
  ): Write[] => [
    put(at(limit), override('saga', { limit, value: 900, base: bases[limit], ...more })),
    limits(limit, 900, { auditId: 'new' }),
    ...inBothLogs(action, { after: `${limit}: 900`, ...log }),
  ];
  const ended = [
    ...existingOverride('interviews', { base: 5, endedAt: ago(days(1)) }),
    limits('interviews', 10),
  ];

  it('is any of the five, with a reason and its own entry', () =>
    oneFault(
      world,
      {
        ...Object.fromEntries(
          Object.keys(fields).map((limit) => [limit, by('superAdmin', grants(limit))]),
        ),
        'with the longest reason': by(
          'superAdmin',
          grants('interviews', { reason: 'x'.repeat(2_000) }),
        ),
        'again, after one that ended': by('superAdmin', grants('interviews'), ...ended),
      },
      {
        'with a longer reason': by(
          'superAdmin',
          grants('interviews', { reason: 'x'.repeat(2_001) }),
        ),
        'under an entry of a plan': by('superAdmin', grants('interviews', {}, 'org.plan')),
        'again, with the base of one that ended': by(
          'superAdmin',
          grants('interviews', { base: 5 }),
          ...ended,
        ),
      },
    ));

  it('follows a change of plan', () => {
    const follows = (more: Data = {}, company: Data = { tier: 'Pro' }): Write[] => [
      patch(at('interviews'), { base: 500, auditId: 'new', ...more }),
      patch(org, { ...company, auditId: 'new' }),
      ...inBothLogs('org.plan'),
    ];
    return oneFault(
      world,
      { 'as it is': by('superAdmin', follows(), ...existingOverride('interviews')) },
      {
        'with a base that is no number of things': by(
          'superAdmin',
          follows({ base: 0.5 }),
          ...existingOverride('interviews'),
        ),
        'for longer': by(
          'superAdmin',
          follows({ until: ahead(days(50)) }),
          ...existingOverride('interviews'),
        ),
        'after it ended': by(
          'superAdmin',
          follows(),
          ...existingOverride('interviews', { endedAt: ago(days(1)) }),
        ),
        'without a plan': by(
          'superAdmin',
          [patch(at('interviews'), { base: 500, auditId: 'new' }), ...inBothLogs('org.plan')],
          ...existingOverride('interviews'),
        ),
        'under an entry of before': by(
          'superAdmin',
          [patch(at('interviews'), { base: 500, auditId: 'seen' })],
          ...existingOverride('interviews'),
          patch(org, { auditId: 'seen' }),
        ),
      },
    );
  });

  it('is ended early, once, under its own entry', () => {
    const ends = (action = 'org.override.end'): Write[] => [
      patch(at('interviews'), { endedAt: now(), auditId: 'new' }),
      limits('interviews', 10, { auditId: 'new' }),
      ...inBothLogs(action, { after: 'interviews: 10' }),
    ];
    return oneFault(
      world,
      { 'as it is': by('superAdmin', ends(), ...existingOverride('interviews')) },
      {
        'under an entry of a plan': by(
          'superAdmin',
          ends('org.plan'),
          ...existingOverride('interviews'),
        ),
        again: by(
          'superAdmin',
          ends(),
          ...existingOverride('interviews', { endedAt: ago(days(1)) }),
        ),
      },
    );
  });

  it('expires, and only the plan’s limit is restored', () => {
    const over = { until: ago(days(1)) };
    const back = (limit: string, more: Data = {}, also: Data = {}): Write[] => [
      patch(at(limit), { endedAt: now(), ...also }),
      limits(limit, bases[limit] ?? 0, { lastOp: op('override.end', limit, 'olive'), ...more }),
    ];
    return oneFault(
      world,
      Object.fromEntries(
        Object.keys(fields).map((limit) => [
          limit,
          by('owner', back(limit), ...existingOverride(limit, over)),
        ]),
      ),
      {
        'documents, with videos': by(
          'owner',
          back('documents', { 'usage.storage.videos.limit': 9_000 }),
          ...existingOverride('documents', over),
        ),
        'with another reason': by(
          'owner',
          back('interviews', {}, { reason: 'Other words for it.' }),
          ...existingOverride('interviews', over),
        ),
      },
    );
  });
});

describe('an invoice', () => {
  const makes = (n = 'INV-002', more: Data = {}): Write[] => [
    put(`${org}/invoices/${n}`, invoice('saga', { number: n, ...more })),
    ...inBothLogs('invoice.create', { after: n }),
  ];
  const day = ago(days(1));
  const settles = (data: Data, action: string): Write[] => [
    patch(`${org}/invoices/INV-001`, { auditId: 'new', ...data }),
    ...inBothLogs(action, { after: 'INV-001' }),
  ];
  const existingInvoice = put(
    `${org}/invoices/INV-001`,
    invoice('saga', { number: 'INV-001', createdAt: ago(days(9)), auditId: 'old' }),
  );
  it('has a number and is permanent', () =>
    oneFault(
      world,
      {
        'as it is': by('superAdmin', makes()),
        void: by('superAdmin', settles({ status: 'void' }, 'invoice.void'), existingInvoice),
      },
      {
        'with a number in small letters': by('superAdmin', makes('inv-002')),
        'for no time': by('superAdmin', makes('INV-002', { from: day, until: day })),
        'void and paid': by(
          'superAdmin',
          settles({ status: 'void', paidAt: now() }, 'invoice.void'),
          existingInvoice,
        ),
      },
    ));
});

describe('one interview’s answers', () => {
  const opens = (
    more: Data = {},
    reason = typeof more['reason'] === 'string' ? more['reason'] : why,
  ): Write[] => [
    put(`${org}/breakGlass/saga`, breakGlass(more)),
    ...inBothLogs('glass.open', { reason }),
  ];
  const existingBreakGlass = (until: unknown): Write =>
    put(`${org}/breakGlass/saga`, breakGlass({ at: ago(minutes(50)), until, auditId: 'old' }));
  const ends = [patch(`${org}/breakGlass/saga`, { until: now() })];
  it('are opened for an hour, with one reason', () =>
    oneFault(
      world,
      {
        'for an hour': by('superAdmin', opens({ until: ahead(minutes(60) - 10_000) })),
        ended: by('owner', ends, existingBreakGlass(ahead(minutes(9)))),
      },
      {
        'with another reason in both logs': by(
          'superAdmin',
          opens({}, 'Routine maintenance of the platform.'),
        ),
        'of an interview whose id is none': by(
          'superAdmin',
          opens({ interviewId: 'odd.job' }),
          put(`${org}/interviews/odd.job`, { title: 'Gardener' }),
        ),
        'ended after they were closed': by('owner', ends, existingBreakGlass(ago(minutes(1)))),
      },
    ));
});

describe('a request for a plan', () => {
  const approves = (...more: Write[]): Write[] => [
    patch(`${org}/requests/plan-1`, {
      status: 'approved',
      closedBy: 'saga',
      closedAt: now(),
      answer: 'Welcome.',
      auditId: 'new',
    }),
    ...inBothLogs('request.approve'),
    ...more,
  ];
  const existingRequest = [
    put(`${org}/requests/plan-1`, {
      kind: 'plan',
      n: 1,
      tierId: 'pro',
      billed: 'annual',
      note: '',
      status: 'requested',
      createdBy: 'olive',
      createdAt: ago(days(1)),
    }),
    patch(org, { tier: 'Pro', 'billing.tierId': 'pro', 'billing.tier': 'Pro' }),
  ];
  it('is approved with the plan in the same commit', () =>
    oneFault(
      world,
      {
        'as it is': by(
          'superAdmin',
          approves(patch(org, { tier: 'Pro', auditId: 'new' })),
          ...existingRequest,
        ),
      },
      { 'of a company that has it already': by('superAdmin', approves(), ...existingRequest) },
    ));
});
