// Invoices, break-glass access and granted plans: each part that nothing else requires.
import { describe, it } from 'vitest';
import { org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { why } from './matrix/cells.ts';
import { breakGlass, invoice } from './matrix/companyDocuments.ts';
import { inBothLogs, oneFault, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);

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
