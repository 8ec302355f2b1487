// Limit overrides, invoices and break-glass access of a super admin in a company, and what the company sees of them.
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { companyEntry, entry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { cato, cleo, job, org, rival, sketch } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World('platform-companies');
const why = 'A hiring fair in spring, agreed with the owner.';
const inLog = (by: string, action: string, more: Data = {}): Write =>
  put('platformAudit/new', { ...entry(by, action, 'lark'), reason: why, ...more });
const read = (by: string, action: string, more: Data = {}): Write =>
  put(`${org}/auditLog/new`, { ...companyEntry(by, action, 'lark', why), ...more });
/** The entries in both logs. */
const audit =
  (by: string, action: string, more: Data = {}): Write =>
  (batch, db) => {
    inLog(by, action, more)(batch, db);
    read(by, action)(batch, db);
  };
const as =
  (who: Who, ...writes: Write[]) =>
  () =>
    commit(world.as(who), ...writes);

describe('organizations/{o}/overrides/{limit}', () => {
  const at = `${org}/overrides/interviews`;
  const override = (by = 'saga', more: Data = {}): Data => ({
    limit: 'interviews',
    value: 40,
    base: 10,
    reason: why,
    until: ahead(days(30)),
    by,
    at: now(),
    auditId: 'new',
    ...more,
  });
  const grant = (by = 'saga', more: Data = {}, company: Data = {}): Write[] => [
    put(at, override(by, more)),
    patch(org, { 'usage.interviews.limit': 40, auditId: 'new', ...company }),
    audit(by, 'org.override', { after: 'interviews: 40' }),
  ];
  const arrangeOverride = (more: Data = {}) =>
    world.arrange(
      put(
        at,
        override('saga', { at: ago(days(31)), until: ago(days(1)), auditId: 'old', ...more }),
      ),
      patch(org, { 'usage.interviews.limit': 40 }),
    );
  const putBack = (by: string, company: Data = {}): Write[] => [
    patch(at, { endedAt: now() }),
    patch(org, {
      'usage.interviews.limit': 10,
      lastOp: op('override.end', 'interviews', by),
      ...company,
    }),
  ];

  it('is read by the managers and by super admins', async () => {
    await arrangeOverride();
    await world.readers([...managers, 'superAdmin'], (db) => getDoc(doc(db, at)));
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/overrides`)),
    );
  });

  it('is granted by a super admin, with the limit and an audit entry in the same commit', async () => {
    await world.only(['superAdmin'], (db, uid) => commit(db, ...grant(uid)));
    await world.refuses({
      'without the limit': as(
        'superAdmin',
        put(at, override()),
        audit('saga', 'org.override', { after: 'interviews: 40' }),
      ),
      'with an entry about another limit': as(
        'superAdmin',
        ...grant().slice(0, 2),
        audit('saga', 'org.override', { after: 'candidates: 40' }),
      ),
      'with an entry about another number': as(
        'superAdmin',
        ...grant().slice(0, 2),
        audit('saga', 'org.override', { after: 'interviews: 11' }),
      ),
      'two with one entry': as(
        'superAdmin',
        put(at, override()),
        put(`${org}/overrides/candidates`, override('saga', { limit: 'candidates', base: 20 })),
        patch(org, { 'usage.interviews.limit': 40, 'usage.candidates.limit': 40, auditId: 'new' }),
        audit('saga', 'org.override', { after: 'interviews: 40' }),
      ),
      'with another limit': as(
        'superAdmin',
        ...grant('saga', {}, { 'usage.interviews.limit': 41 }),
      ),
      'for another limit': as(
        'superAdmin',
        put(`${org}/overrides/candidates`, override()),
        patch(org, { 'usage.interviews.limit': 40, auditId: 'new' }),
        audit('saga', 'org.override', { after: 'candidates: 40' }),
      ),
      'with a base of its own': as('superAdmin', ...grant('saga', { base: 30 })),
      'without a reason': as('superAdmin', ...grant('saga', { reason: '' })),
      'for ever': as('superAdmin', ...grant('saga', { until: ahead(days(4_000)) })),
      'over already': as('superAdmin', ...grant('saga', { until: ago(days(1)) })),
      'without an entry': as(
        'superAdmin',
        put(at, override()),
        patch(org, { 'usage.interviews.limit': 40, auditId: 'new' }),
      ),
      'with an old sign-in': as('superAdminOfThisMorning', ...grant()),
    });
  });

  it('keeps the plan’s limit when it is granted again', async () => {
    await arrangeOverride({ until: ahead(days(5)) });
    const again = (base: number) =>
      as(
        'superAdmin',
        put(at, override('saga', { value: 60, base })),
        patch(org, { 'usage.interviews.limit': 60, auditId: 'new' }),
        audit('saga', 'org.override', { after: 'interviews: 60' }),
      );
    await world.refuses({
      'the granted one as base': async () => {
        await arrangeOverride({ until: ahead(days(5)) });
        return again(40)();
      },
    });
    await arrangeOverride({ until: ahead(days(5)) });
    await allowed(again(10)());
  });

  it('is reset by a manager’s or a super admin’s browser once it has expired', async () => {
    for (const who of ['admin', 'owner', 'superAdmin'] as const) {
      await world.reset();
      await arrangeOverride();
      await allowed(as(who, ...putBack(uidOf(who)))());
      expect((await world.look(org))?.usage).toMatchObject({
        interviews: { limit: 10, currentMonth: 2 },
      });
    }
    const after =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await arrangeOverride(more);
        return act();
      };
    await world.refuses({
      'by a recruiter': after(as('recruiter', ...putBack('remy'))),
      'by a rival': after(as('rivalOwner', ...putBack('quinn'))),
      'before it has run out': after(as('owner', ...putBack('olive')), { until: ahead(days(1)) }),
      'to another limit': after(as('owner', ...putBack('olive', { 'usage.interviews.limit': 40 }))),
      'with another limit raised beside it': after(
        as('owner', ...putBack('olive', { 'usage.candidates.limit': 4_000 })),
      ),
      'with a counter': after(
        as('owner', ...putBack('olive', { 'usage.interviews.currentMonth': 0 })),
      ),
      'the limit alone': after(
        as(
          'owner',
          patch(org, {
            'usage.interviews.limit': 10,
            lastOp: op('override.end', 'interviews', 'olive'),
          }),
        ),
      ),
      'the override alone': after(() => updateDoc(doc(world.as('owner'), at), { endedAt: now() })),
      twice: after(as('owner', ...putBack('olive')), { endedAt: ago(days(1)) }),
    });
  });

  it('resets one storage limit without touching the other', async () => {
    const video = (company: Data = {}): Write[] => [
      patch(`${org}/overrides/videos`, { endedAt: now() }),
      patch(org, {
        'usage.storage.videos.limit': 500,
        lastOp: op('override.end', 'videos', 'olive'),
        ...company,
      }),
    ];
    const before = async () =>
      world.arrange(
        put(
          `${org}/overrides/videos`,
          override('saga', {
            limit: 'videos',
            value: 900,
            base: 500,
            at: ago(days(31)),
            until: ago(days(1)),
            auditId: 'old',
          }),
        ),
        patch(org, { 'usage.storage.videos.limit': 900 }),
      );
    await world.refuses({
      'with documents': async () => {
        await before();
        return as('owner', ...video({ 'usage.storage.documents.limit': 9_000 }))();
      },
    });
    await before();
    await allowed(as('owner', ...video())());
  });

  it('is ended early, and follows a change of plan', async () => {
    const end = (value: number): Write[] => [
      patch(at, { endedAt: now(), auditId: 'new' }),
      patch(org, { 'usage.interviews.limit': value, auditId: 'new' }),
      audit('saga', 'org.override.end', { after: `interviews: ${value}` }),
    ];
    await arrangeOverride({ until: ahead(days(5)) });
    await allowed(as('superAdmin', ...end(10))());
    await world.reset();
    await world.refuses({
      'to another limit': async () => {
        await arrangeOverride({ until: ahead(days(5)) });
        return as('superAdmin', ...end(20))();
      },
    });
    await world.reset();
    await arrangeOverride({ until: ahead(days(5)) });
    await allowed(
      as(
        'superAdmin',
        patch(at, { base: 500, auditId: 'new' }),
        patch(org, {
          tier: 'Pro',
          'billing.tier': 'Pro',
          'billing.tierId': 'pro',
          'usage.candidates.limit': 5_000,
          auditId: 'new',
        }),
        audit('saga', 'org.plan'),
      )(),
    );
  });
});

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
    audit(by, 'invoice.create', { after: number }),
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
      'under another number': as('superAdmin', ...make('saga', { number: 'H-1' })),
      'paid already': as('superAdmin', ...make('saga', { status: 'paid', paidAt: now() })),
      'half a cent': as('superAdmin', ...make('saga', { amount: 14.5 })),
      'less than nothing': as('superAdmin', ...make('saga', { amount: -1 })),
      backwards: as('superAdmin', ...make('saga', { from: ahead(days(40)) })),
      'without an entry': as('superAdmin', put(at, invoice())),
      'with an entry about another': as(
        'superAdmin',
        put(at, invoice()),
        audit('saga', 'invoice.create', { after: 'H-202611-ABC235' }),
      ),
      'five with one entry': as(
        'superAdmin',
        ...Array.from({ length: 5 }, (_, n) =>
          put(
            `${org}/invoices/H-202611-ABC23${n}`,
            invoice('saga', { number: `H-202611-ABC23${n}` }),
          ),
        ),
        audit('saga', 'invoice.create', { after: 'H-202611-ABC230' }),
      ),
    });
  });

  it('is paid or void, once', async () => {
    const settle = (data: Data, action: string) =>
      as(
        'superAdmin',
        patch(at, { auditId: 'new', ...data }),
        audit('saga', action, { after: number }),
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
        as(
          'superAdmin',
          patch(at, { status: 'paid', paidAt: now(), auditId: 'new' }),
          audit('saga', 'invoice.paid', { after: 'H-202611-ABC235' }),
        ),
      ),
      'paid by the owner': from(
        as('owner', patch(at, { status: 'paid', paidAt: now(), auditId: 'new' })),
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

describe('a platform action on a company', () => {
  const edit = (data: Data, action: string, ...logs: Write[]) =>
    as('superAdmin', patch(org, { ...data, auditId: 'new' }), inLog('saga', action), ...logs);
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
      'suspending it': edit(suspended, 'org.suspend', read('saga', 'org.suspend')),
      'its plan': edit(moved, 'org.plan', read('saga', 'org.plan')),
    });
    await world.refuses({
      'suspending it in silence': edit(suspended, 'org.suspend'),
      'its plan in silence': edit(moved, 'org.plan'),
      'an invoice in silence': as(
        'superAdmin',
        bill('H-202611-SILENT'),
        inLog('saga', 'invoice.create'),
      ),
      'a limit in silence': as(
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
        inLog('saga', 'org.override'),
      ),
      'for another reason': edit(
        suspended,
        'org.suspend',
        read('saga', 'org.suspend', { detail: 'You asked us to.' }),
      ),
      'for none': edit(
        suspended,
        'org.suspend',
        put(`${org}/auditLog/new`, entry('saga', 'platform.org.suspend', 'lark')),
      ),
      'as another act': edit(suspended, 'org.suspend', read('saga', 'org.restore')),
      'told to another company': edit(
        suspended,
        'org.suspend',
        put(`${rival}/auditLog/new`, companyEntry('saga', 'org.suspend', 'lark', why)),
      ),
      'told before': async () => {
        await world.arrange(inLog('saga', 'org.suspend'), read('saga', 'org.suspend'));
        return as('superAdmin', patch(org, { ...suspended, auditId: 'new' }))();
      },
      'an invoice with an old sign-in': as(
        'superAdminOfThisMorning',
        bill('H-202611-MORNING'),
        audit('saga', 'invoice.create'),
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
    audit(by, 'request.approve'),
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
      approved: asked(as('superAdmin', ...approve('saga'))),
      declined: asked(
        as(
          'superAdmin',
          close('declined', 'saga'),
          audit('saga', 'request.decline', { after: 'plan-1' }),
        ),
      ),
    }));

  it('are answered in no other way', () =>
    world.refuses({
      'by the owner': asked(as('owner', ...approve('olive'))),
      'approved without the plan': asked(
        as('superAdmin', close('approved', 'saga'), audit('saga', 'request.approve')),
      ),
      'approved with another plan': asked(
        as('superAdmin', ...approve('saga', { ...plan, 'billing.tierId': 'default_free' })),
      ),
      'approved without an entry': asked(
        as('superAdmin', close('approved', 'saga'), patch(org, plan)),
      ),
      twice: asked(as('superAdmin', ...approve('saga')), { status: 'declined' }),
      'with another wish': asked(
        as(
          'superAdmin',
          close('declined', 'saga', { tierId: 'default_free' }),
          audit('saga', 'request.decline', { after: 'plan-1' }),
        ),
      ),
      'with an old sign-in': asked(as('superAdminOfThisMorning', ...approve('saga'))),
    }));
});

describe('organizations/{o}/breakGlass/{u}', () => {
  const at = (uid: string): string => `${org}/breakGlass/${uid}`;
  const breakGlass = (more: Data = {}): Data => ({
    interviewId: 'open',
    reason: why,
    at: now(),
    until: ahead(minutes(59)),
    auditId: 'new',
    ...more,
  });
  const open = (by: string, more: Data = {}, note: Data = {}): Write[] => [
    put(at(by), breakGlass(more)),
    audit(by, 'glass.open', note),
  ];
  const arrangeBreakGlass = (more: Data = {}) =>
    world.arrange(put(at('saga'), breakGlass({ at: ago(minutes(1)), auditId: 'old', ...more })));

  it('is read by the company’s managers', async () => {
    await arrangeBreakGlass();
    await world.readers([...managers, 'superAdmin'], (db) => getDoc(doc(db, at('saga'))));
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/breakGlass`)),
    );
  });

  it('is opened by a super admin, with a reason in both logs', async () => {
    await world.only(['superAdmin'], (db, uid) => commit(db, ...open(uid)));
    await world.refuses({
      'without a reason': as('superAdmin', ...open('saga', { reason: 'Curious.' })),
      'with another reason in the log': as(
        'superAdmin',
        ...open('saga', {}, { reason: 'Something else entirely.' }),
      ),
      'for a day': as('superAdmin', ...open('saga', { until: ahead(days(1)) })),
      'for an interview that is none': as('superAdmin', ...open('saga', { interviewId: 'none' })),
      'without telling the company': as(
        'superAdmin',
        put(at('saga'), breakGlass()),
        inLog('saga', 'glass.open'),
      ),
      'telling the company another reason': as(
        'superAdmin',
        put(at('saga'), breakGlass()),
        inLog('saga', 'glass.open'),
        read('saga', 'glass.open', { detail: 'Routine maintenance of the platform.' }),
      ),
      'telling the company no reason': as(
        'superAdmin',
        put(at('saga'), breakGlass()),
        inLog('saga', 'glass.open'),
        put(`${org}/auditLog/new`, entry('saga', 'platform.glass.open', 'lark')),
      ),
      'without the platform’s log': as(
        'superAdmin',
        put(at('saga'), breakGlass()),
        read('saga', 'glass.open'),
      ),
      'in the name of others': as(
        'superAdmin',
        put(at('other'), breakGlass()),
        audit('saga', 'glass.open'),
      ),
      'with an old sign-in': as('superAdminOfThisMorning', ...open('saga')),
    });
  });

  it('opens the sessions and answers of that interview while it lasts, and nothing else', async () => {
    const reads: ((db: ReturnType<World['as']>) => Promise<unknown>)[] = [
      (db) => getDoc(doc(db, cleo)),
      (db) => getDocs(collection(db, `${job}/sessions`)),
      (db) => getDoc(doc(db, `${cleo}/answers/q1`)),
      (db) => getDocs(collection(db, `${cleo}/answers`)),
      (db) => getDocs(collection(db, `${cleo}/events`)),
    ];
    for (const read of reads) await world.readers([], read, ['superAdmin', 'rivalOwner', 'nobody']);
    await arrangeBreakGlass();
    for (const read of reads)
      await world.readers(['superAdmin', ...staff], read, [
        'superAdmin',
        ...staff,
        'rivalOwner',
        'otherCandidate',
        'guest',
        'nobody',
      ]);
    for (const path of [
      `${cato}/reviews/remy`,
      `${cato}/evaluations/open_cato_1`,
      `${cato}/notes/n`,
      `${cato}/identity/current`,
      `${cato}/decision/current`,
    ])
      await world.readers([], (db) => getDoc(doc(db, path)), ['superAdmin']);
    await world.readers([], (db) => getDocs(collection(db, `${sketch}/sessions`)), ['superAdmin']);
    await world.readers([], (db) => getDocs(collection(db, `${rival}/interviews/open/sessions`)), [
      'superAdmin',
    ]);
    await world.arrange(patch(at('saga'), { until: ago(minutes(1)) }));
    for (const read of reads) await world.readers([], read, ['superAdmin']);
  });

  it('writes nothing', async () => {
    const during = (act: () => Promise<unknown>) => async () => {
      await arrangeBreakGlass();
      return act();
    };
    await world.refuses({
      'an answer': during(() =>
        updateDoc(doc(world.as('superAdmin'), `${cleo}/answers/q1`), { text: 'x' }),
      ),
      'a stage': during(() =>
        updateDoc(doc(world.as('superAdmin'), cato), { stage: 'hired', rev: 3 }),
      ),
    });
  });

  it('is ended by its super admin and by the managers', async () => {
    const end = (who: Who) => async () => {
      await arrangeBreakGlass();
      return updateDoc(doc(world.as(who), at('saga')), { until: now() });
    };
    await world.accepts({
      'its super admin': end('superAdmin'),
      'the owner': end('owner'),
      'an admin': end('admin'),
    });
    await world.refuses({
      'by a recruiter': end('recruiter'),
      'made longer by the owner': async () => {
        await arrangeBreakGlass();
        return updateDoc(doc(world.as('owner'), at('saga')), { until: ahead(minutes(90)) });
      },
      'made longer by its super admin': async () => {
        await arrangeBreakGlass();
        return updateDoc(doc(world.as('superAdmin'), at('saga')), { until: ahead(minutes(59)) });
      },
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
        commit(world.as('superAdmin'), read('saga', 'org.suspend'), inLog('saga', 'org.plan')),
      'about another company': () =>
        commit(
          world.as('superAdmin'),
          read('saga', 'org.suspend', { target: 'quarry' }),
          inLog('saga', 'org.suspend'),
        ),
      'in other words': () =>
        commit(
          world.as('superAdmin'),
          read('saga', 'org.suspend', { detail: 'You asked us to.' }),
          inLog('saga', 'org.suspend'),
        ),
      'as if staff had done it': () =>
        commit(
          world.as('superAdmin'),
          put(`${org}/auditLog/new`, entry('saga', 'decision.advance', 'lark')),
          inLog('saga', 'org.plan'),
        ),
    }));

  it('records who was suspended by the platform, and why', () =>
    allowed(
      commit(
        world.as('superAdmin'),
        patch(org, { status: 'suspended', auditId: 'new' }),
        audit('saga', 'org.suspend'),
      ),
    ));
});
