// Invoices, and answers to requests for a plan.
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { org } from './documents/paths.ts';
import { ago, ahead, days, now } from './documents/times.ts';
import { commitAs, bothLogEntries, world } from './fixtures/platformCompanies.ts';
import { managers } from './people.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

describe('organizations/{o}/invoices/{n}', () => {
  const at = `${org}/invoices/H-202611-ABC234`;
  const invoice = (by = 'saga', more: Data = {}): Data => ({
    number: 'H-202611-ABC234',
    tierId: 'pro',
    billed: 'monthly',
    from: ago(days(1)),
    until: ahead(days(29)),
    amount: 14_900,
    currency: 'USD',
    status: 'open',
    createdAt: now(),
    createdBy: by,
    auditId: 'new',
    ...more,
  });
  const number = 'H-202611-ABC234';
  const make = (by = 'saga', more: Data = {}): Write[] => [
    put(at, invoice(by, more)),
    bothLogEntries(by, 'invoice.create', { after: number }),
  ];
  const stored = (more: Data = {}) =>
    world.arrange(put(at, invoice('saga', { createdAt: ago(days(1)), auditId: 'old', ...more })));

  it('is read by the managers and by super admins', async () => {
    await stored();
    await world.readers([...managers, 'superAdmin'], (db) => getDoc(doc(db, at)));
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/invoices`)),
    );
  });

  it('is created by a super admin, under its number, with an audit entry', async () => {
    await world.only(['superAdmin'], (db, uid) => commit(db, ...make(uid)));
    await world.refuses({
      'under another number': commitAs('superAdmin', ...make('saga', { number: 'H-1' })),
      'paid already': commitAs('superAdmin', ...make('saga', { status: 'paid', paidAt: now() })),
      'half a cent': commitAs('superAdmin', ...make('saga', { amount: 14.5 })),
      'less than nothing': commitAs('superAdmin', ...make('saga', { amount: -1 })),
      backwards: commitAs('superAdmin', ...make('saga', { from: ahead(days(40)) })),
      'without an entry': commitAs('superAdmin', put(at, invoice())),
      'with an entry about another': commitAs(
        'superAdmin',
        put(at, invoice()),
        bothLogEntries('saga', 'invoice.create', { after: 'H-202611-ABC235' }),
      ),
      'five with one entry': commitAs(
        'superAdmin',
        ...Array.from({ length: 5 }, (_, n) =>
          put(
            `${org}/invoices/H-202611-ABC23${n}`,
            invoice('saga', { number: `H-202611-ABC23${n}` }),
          ),
        ),
        bothLogEntries('saga', 'invoice.create', { after: 'H-202611-ABC230' }),
      ),
    });
  });

  it('is paid or void, once', async () => {
    const settle = (data: Data, action: string) =>
      commitAs(
        'superAdmin',
        patch(at, { auditId: 'new', ...data }),
        bothLogEntries('saga', action, { after: number }),
      );
    const from =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await stored(more);
        return act();
      };
    await world.accepts({
      paid: from(settle({ status: 'paid', paidAt: now() }, 'invoice.paid')),
      void: from(settle({ status: 'void' }, 'invoice.void')),
    });
    await world.refuses({
      'paid with the entry of another': from(
        commitAs(
          'superAdmin',
          patch(at, { status: 'paid', paidAt: now(), auditId: 'new' }),
          bothLogEntries('saga', 'invoice.paid', { after: 'H-202611-ABC235' }),
        ),
      ),
      'paid with the entry of one that is paid too': async () => {
        await stored();
        await world.arrange(
          put(`${at}2`, invoice('saga', { number: `${number}2`, createdAt: ago(days(1)) })),
        );
        const paid = { status: 'paid', paidAt: now(), auditId: 'new' };
        return commitAs(
          'superAdmin',
          patch(at, paid),
          patch(`${at}2`, paid),
          bothLogEntries('saga', 'invoice.paid', { after: number }),
        )();
      },
      'paid by the owner': from(
        commitAs('owner', patch(at, { status: 'paid', paidAt: now(), auditId: 'new' })),
      ),
      'paid under another name': from(settle({ status: 'paid', paidAt: now() }, 'invoice.void')),
      'another amount': from(settle({ status: 'paid', paidAt: now(), amount: 1 }, 'invoice.paid')),
      'void after it was paid': from(settle({ status: 'void' }, 'invoice.void'), {
        status: 'paid',
        paidAt: ago(days(1)),
      }),
      'open again': from(settle({ status: 'open' }, 'invoice.open'), { status: 'void' }),
    });
  });
});

describe('{path=**}/requests/{r}', () => {
  const at = `${org}/requests/plan-1`;
  const request = (more: Data = {}): Data => ({
    kind: 'plan',
    n: 1,
    tierId: 'pro',
    billed: 'annual',
    note: 'We grow.',
    status: 'requested',
    createdBy: 'olive',
    createdAt: ago(days(1)),
    ...more,
  });
  const plan: Data = {
    tier: 'Pro',
    'billing.tier': 'Pro',
    'billing.tierId': 'pro',
    'usage.interviews.limit': 500,
    auditId: 'new',
  };
  const close = (status: string, by: string, more: Data = {}): Write =>
    patch(at, {
      status,
      closedBy: by,
      closedAt: now(),
      answer: 'Welcome.',
      auditId: 'new',
      ...more,
    });
  const approve = (by: string, company: Data = plan): Write[] => [
    close('approved', by),
    patch(org, company),
    bothLogEntries(by, 'request.approve'),
  ];
  const asked =
    (act: () => Promise<unknown>, more: Data = {}) =>
    async () => {
      await world.arrange(put(at, request(more)));
      return act();
    };

  it('are listed across companies by super admins, 200 at a time', async () => {
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collectionGroup(db, 'requests'), limit(200))),
    );
    await world.readers([], (db) => getDocs(query(collectionGroup(db, 'requests'), limit(201))));
  });

  it('are approved with the plan, or declined, by a super admin', () =>
    world.accepts({
      approved: asked(commitAs('superAdmin', ...approve('saga'))),
      declined: asked(
        commitAs(
          'superAdmin',
          close('declined', 'saga'),
          bothLogEntries('saga', 'request.decline', { after: 'plan-1' }),
        ),
      ),
    }));

  it('are answered in no other way', () =>
    world.refuses({
      'by the owner': asked(commitAs('owner', ...approve('olive'))),
      'approved without the plan': asked(
        commitAs(
          'superAdmin',
          close('approved', 'saga'),
          bothLogEntries('saga', 'request.approve'),
        ),
      ),
      'approved for a company that has the plan already, without a change of it': async () => {
        await world.arrange(put(at, request()), patch(org, { 'billing.tierId': 'pro' }));
        return commitAs(
          'superAdmin',
          close('approved', 'saga'),
          bothLogEntries('saga', 'request.approve', { after: 'plan-1' }),
        )();
      },
      'approved with another plan': asked(
        commitAs('superAdmin', ...approve('saga', { ...plan, 'billing.tierId': 'default_free' })),
      ),
      'approved without an entry': asked(
        commitAs('superAdmin', close('approved', 'saga'), patch(org, plan)),
      ),
      twice: asked(commitAs('superAdmin', ...approve('saga')), { status: 'declined' }),
      'with another wish': asked(
        commitAs(
          'superAdmin',
          close('declined', 'saga', { tierId: 'default_free' }),
          bothLogEntries('saga', 'request.decline', { after: 'plan-1' }),
        ),
      ),
      'with an old sign-in': asked(commitAs('superAdminOfThisMorning', ...approve('saga'))),
    }));
});
