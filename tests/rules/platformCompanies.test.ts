// Platform actions on a company, and the company's own log of them.
import { describe, it } from 'vitest';
import { companyEntry, entry } from './documents/auditEntries.ts';
import { org, rival } from './documents/paths.ts';
import { ago, ahead, days, now } from './documents/times.ts';
import {
  commitAs,
  bothLogEntries,
  platformLogEntry,
  companyLogEntry,
  why,
  world,
} from './fixtures/platformCompanies.ts';
import { allowed } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

describe('a platform action on a company', () => {
  const edit = (data: Data, action: string, ...logs: Write[]) =>
    commitAs(
      'superAdmin',
      patch(org, { ...data, auditId: 'new' }),
      platformLogEntry('saga', action),
      ...logs,
    );
  const suspended: Data = { status: 'suspended' };
  const moved: Data = { tier: 'Pro', 'billing.tier': 'Pro', 'billing.tierId': 'pro' };
  const bill = (n: string): Write =>
    put(`${org}/invoices/${n}`, {
      number: n,
      tierId: 'pro',
      billed: 'monthly',
      from: ago(days(1)),
      until: ahead(days(29)),
      amount: 100,
      currency: 'USD',
      status: 'open',
      createdAt: now(),
      createdBy: 'saga',
      auditId: 'new',
    });
  it("is in the company's log, with the platform’s reason", async () => {
    await world.accepts({
      'suspending it': edit(suspended, 'org.suspend', companyLogEntry('saga', 'org.suspend')),
      'its plan': edit(moved, 'org.plan', companyLogEntry('saga', 'org.plan')),
    });
    await world.refuses({
      'suspending it in silence': edit(suspended, 'org.suspend'),
      'its plan in silence': edit(moved, 'org.plan'),
      'an invoice in silence': commitAs(
        'superAdmin',
        bill('H-202611-SILENT'),
        platformLogEntry('saga', 'invoice.create'),
      ),
      'a limit in silence': commitAs(
        'superAdmin',
        put(`${org}/overrides/interviews`, {
          limit: 'interviews',
          value: 40,
          base: 10,
          reason: why,
          until: ahead(days(30)),
          by: 'saga',
          at: now(),
          auditId: 'new',
        }),
        patch(org, { 'usage.interviews.limit': 40, auditId: 'new' }),
        platformLogEntry('saga', 'org.override'),
      ),
      'for another reason': edit(
        suspended,
        'org.suspend',
        companyLogEntry('saga', 'org.suspend', { detail: 'You asked us to.' }),
      ),
      'for none': edit(
        suspended,
        'org.suspend',
        put(`${org}/auditLog/new`, entry('saga', 'platform.org.suspend', 'lark')),
      ),
      'as another act': edit(suspended, 'org.suspend', companyLogEntry('saga', 'org.restore')),
      'logged for another company': edit(
        suspended,
        'org.suspend',
        put(`${rival}/auditLog/new`, companyEntry('saga', 'org.suspend', 'lark', why)),
      ),
      'logged before': async () => {
        await world.arrange(
          platformLogEntry('saga', 'org.suspend'),
          companyLogEntry('saga', 'org.suspend'),
        );
        return commitAs('superAdmin', patch(org, { ...suspended, auditId: 'new' }))();
      },
      'an invoice with an old sign-in': commitAs(
        'superAdminOfThisMorning',
        bill('H-202611-MORNING'),
        bothLogEntries('saga', 'invoice.create'),
      ),
    });
  });
  it('cannot be logged by members in the platform’s name', async () => {
    await world.arrange(put(`${org}/members/saga`, { role: 'admin', status: 'active' }));
    await world.refuses({
      'as an entry of their own': edit(
        suspended,
        'org.suspend',
        put(`${org}/auditLog/new`, entry('saga', 'note', 'lark')),
      ),
    });
  });
});

describe('the company’s own log', () => {
  it("accepts the platform's entries from super admins only, together with the platform’s own", () =>
    world.refuses({
      'by an owner': () =>
        commit(
          world.as('owner'),
          put(`${org}/auditLog/new`, entry('olive', 'platform.org.suspend', 'lark')),
        ),
      'without the platform’s': () =>
        commit(
          world.as('superAdmin'),
          put(`${org}/auditLog/new`, entry('saga', 'platform.org.suspend', 'lark')),
        ),
      'about something else': () =>
        commit(
          world.as('superAdmin'),
          companyLogEntry('saga', 'org.suspend'),
          platformLogEntry('saga', 'org.plan'),
        ),
      'about another company': () =>
        commit(
          world.as('superAdmin'),
          companyLogEntry('saga', 'org.suspend', { target: 'quarry' }),
          platformLogEntry('saga', 'org.suspend'),
        ),
      'in other words': () =>
        commit(
          world.as('superAdmin'),
          companyLogEntry('saga', 'org.suspend', { detail: 'You asked us to.' }),
          platformLogEntry('saga', 'org.suspend'),
        ),
      'as if staff had done it': () =>
        commit(
          world.as('superAdmin'),
          put(`${org}/auditLog/new`, entry('saga', 'decision.advance', 'lark')),
          platformLogEntry('saga', 'org.plan'),
        ),
    }));

  it('records who was suspended by the platform, and why', () =>
    allowed(
      commit(
        world.as('superAdmin'),
        patch(org, { status: 'suspended', auditId: 'new' }),
        bothLogEntries('saga', 'org.suspend'),
      ),
    ));
});
