// Company settings that managers maintain: policies, brand, plan requests, and card payments where they are set up.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { entry, removeEntry } from './documents/auditEntries.ts';
import { countCandidate, countInterview, op } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail } from './documents/invitations.ts';
import { content, interview } from './documents/jobs.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import { job, newCode, newToken, org } from './documents/paths.ts';
import { ago, days, now, period } from './documents/times.ts';
import { managers, signedIn, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World('account');
/** Rounds of a race, and the timeout that a busy machine needs. */
const rounds = 10;
const raceMs = 60_000;
const policiesPath = `${org}/settings/policies`;
const brandPath = `${org}/public/brand`;
const words = { en: 'Notice.', es: 'Aviso.' };
const logo = `data:image/png;base64,${'A'.repeat(400)}=`;

const policies = (by: string, more: Data = {}): Data => ({
  timeZone: 'Europe/Madrid',
  notice: words,
  consent: words,
  accommodation: words,
  templates: { advance: words, reject: words, invitation: words },
  rev: 1,
  updatedAt: now(),
  updatedBy: by,
  auditId: 'policies-1',
  ...more,
});
const keep =
  (who: Who, more: Data = {}, audit: Data | null = {}) =>
  () =>
    commit(
      world.as(who),
      put(policiesPath, policies(uidOf(who), more)),
      ...(audit
        ? [
            put(`${org}/auditLog/policies-1`, {
              ...entry(uidOf(who), 'settings.policies', 'policies'),
              ...audit,
            }),
          ]
        : []),
    );

describe('organizations/{o}/settings/policies', () => {
  it('is read by staff', async () => {
    await world.arrange(put(policiesPath, policies('olive')));
    await world.readers(staff, (db) => getDoc(doc(db, policiesPath)));
  });
  it('is changed by managers, with an audit entry', () =>
    world.only(managers, (_, __, who) => keep(who)()));
  it('has a closed shape', async () => {
    const long = (size: number): Data => ({ en: 'x'.repeat(size), es: '' });
    const templates = { advance: words, reject: words, invitation: words };
    await world.accepts({
      'at its longest': keep('owner', {
        notice: long(2_000),
        templates: { ...templates, invitation: long(400) },
      }),
      'in an odd zone': keep('owner', { timeZone: 'Etc/GMT+3' }),
    });
    await world.refuses({
      'a long notice': keep('owner', { notice: long(2_001) }),
      'a long invitation': keep('owner', { templates: { ...templates, invitation: long(401) } }),
      'a third language': keep('owner', { consent: { ...words, fr: '' } }),
      'one language': keep('owner', { consent: { en: 'x' } }),
      'a missing template': keep('owner', { templates: { advance: words } }),
      'another field': keep('owner', { salary: 1 }),
      'a zone with a script': keep('owner', { timeZone: '<b>' }),
      'a second revision at once': keep('owner', { rev: 2 }),
      'in the name of others': keep('owner', { updatedBy: 'ada' }),
      'at another time': keep('owner', { updatedAt: new Date(0) }),
      'without an entry': keep('owner', {}, null),
      'with an entry about something else': keep('owner', {}, { action: 'member.remove' }),
      'by the rival': keep('rivalOwner'),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return keep('owner')();
      },
    });
  });
  it('overwrites no concurrent edit', async () => {
    await world.arrange(put(policiesPath, policies('olive', { rev: 4, auditId: 'old' })));
    await world.refuses({ 'the same revision': keep('admin', { rev: 4 }) });
    await world.arrange(put(policiesPath, policies('olive', { rev: 4, auditId: 'old' })));
    await world.accepts({ 'the next one': keep('admin', { rev: 5 }) });
  });
});

describe('organizations/{o}/public/brand', () => {
  const brand = (by: string, more: Data = {}): Data => ({
    name: 'Larkfield',
    logo,
    colour: '#0a7b55',
    updatedAt: now(),
    updatedBy: by,
    ...more,
  });
  const show =
    (who: Who, more: Data = {}) =>
    () =>
      setDoc(doc(world.as(who), brandPath), brand(uidOf(who), more));
  const withoutBranding = patch('tierConfigurations/default_free', {
    'features.customBranding': false,
  });

  it('is visible to everyone in contact with the company while the plan includes branding', async () => {
    await world.arrange(put(brandPath, brand('olive')));
    await world.readers(signedIn, (db) => getDoc(doc(db, brandPath)));
    await world.arrange(withoutBranding);
    await world.readers(staff, (db) => getDoc(doc(db, brandPath)));
  });
  it('is set and removed by managers', async () => {
    await world.only(managers, (_, __, who) => show(who)());
    await world.arrange(put(brandPath, brand('olive')));
    await world.refuses({
      'by a recruiter': () => deleteDoc(doc(world.as('recruiter'), brandPath)),
    });
    await world.arrange(put(brandPath, brand('olive')), withoutBranding);
    await world.accepts({
      'even without the feature': () => deleteDoc(doc(world.as('owner'), brandPath)),
    });
  });
  it('is limited to its shape and to plans that include it', async () => {
    await world.accepts({
      'without a logo': show('owner', { logo: null }),
      'with the largest': show('owner', { logo: `data:image/webp;base64,${'A'.repeat(59_977)}` }),
    });
    await world.refuses({
      'a colour by name': show('owner', { colour: 'red' }),
      'a script for a colour': show('owner', { colour: '#0a7b5;' }),
      'an address for a logo': show('owner', { logo: 'https://larkfield.test/logo.png' }),
      'a drawing with scripts': show('owner', {
        logo: `data:image/svg+xml;base64,${'A'.repeat(400)}`,
      }),
      'a large logo': show('owner', { logo: `data:image/png;base64,${'A'.repeat(60_000)}` }),
      'no name': show('owner', { name: '' }),
      'another field': show('owner', { link: 'x' }),
      'in the name of others': show('admin', { updatedBy: 'olive' }),
      'at another time': show('owner', { updatedAt: new Date(0) }),
      'without the feature': async () => {
        await world.arrange(withoutBranding);
        return show('owner')();
      },
      'by the rival': show('rivalOwner'),
    });
  });
});

describe('organizations/{o}/interviews/{i}/invites/{t}: branding', () => {
  const brand: Data = {
    name: 'Larkfield',
    logo,
    colour: '#0a7b55',
    updatedAt: ago(days(1)),
    updatedBy: 'olive',
  };
  const send = (policies: Data | null, mail: Data) => () =>
    commit(
      world.as('recruiter'),
      patch(org, countCandidate('remy', newToken)),
      put(`${job}/invites/${newToken}`, invite('remy', policies ? { policies } : {})),
      put(`${job}/inviteDetails/${newToken}`, details('remy')),
      put(`inviteCodes/${newCode}`, inviteCode('remy')),
      put(
        `mail/${newToken}_1`,
        inviteMail('remy', {
          template: {
            name: 'candidateInvite',
            data: { companyName: 'Larkfield', interviewTitle: 'Gardener', code: newCode, ...mail },
          },
        }),
      ),
      put(`${org}/auditLog/new`, entry('remy', 'invite.create', 'open')),
    );
  const branded =
    (act: () => Promise<unknown>, ...more: ReturnType<typeof put>[]) =>
    async () => {
      await world.arrange(put(brandPath, brand), ...more);
      return act();
    };
  const ours = { brandName: 'Larkfield', brandColour: '#0a7b55' };
  const all = {
    notice: 'x'.repeat(2_000),
    consent: 'x'.repeat(2_000),
    accommodation: 'x'.repeat(2_000),
  };

  it('goes with an invitation and its mail', () =>
    world.accepts({
      'all policies and the brand': branded(
        send(all, {
          timeZone: 'Europe/Madrid',
          message: 'Hello.\nSee you.',
          brandName: 'Larkfield',
          brandColour: '#0a7b55',
          brandLogo: logo,
        }),
      ),
      'twenty values': send(
        null,
        Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, 'v'])),
      ),
      'a notice alone': send({ notice: 'We use software.' }, {}),
      neither: send(null, {}),
    }));
  it('is bounded, and its logo belongs to the company', () =>
    world.refuses({
      'longer policies': send({ ...all, notice: 'x'.repeat(2_001) }, {}),
      'another policy': send({ salary: 'x' }, {}),
      'policies that are none': send({ notice: 1 }, {}),
      'a long message': send(null, { message: 'x'.repeat(501) }),
      'another picture': branded(
        send(null, { ...ours, brandLogo: `${logo.slice(0, -9)}BBBBBBBB=` }),
      ),
      'a picture without a brand': send(null, { ...ours, brandLogo: logo }),
      'a picture without the feature': branded(
        send(null, { ...ours, brandLogo: logo }),
        patch('tierConfigurations/default_free', { 'features.customBranding': false }),
      ),
      'twenty-one values': send(
        null,
        Object.fromEntries(Array.from({ length: 18 }, (_, n) => [`k${n}`, 'v'])),
      ),
    }));
});

const request = (by: string, n = 1, more: Data = {}): Data => ({
  kind: 'plan',
  n,
  tierId: 'pro',
  billed: 'monthly',
  note: '',
  status: 'requested',
  createdBy: by,
  createdAt: now(),
  ...more,
});
const pathOf = (n: number): string => `${org}/requests/plan-${n}`;
const ask =
  (who: Who, n = 1, more: Data = {}, audit: Data | null = {}, db = world.as.bind(world)) =>
  () =>
    commit(
      db(who),
      put(pathOf(n), request(uidOf(who), n, more)),
      ...(audit
        ? [
            put(`${org}/auditLog/plan-${n}_requested`, {
              ...entry(uidOf(who), 'plan.request', `plan-${n}`),
              ...audit,
            }),
          ]
        : []),
    );

describe('organizations/{o}/requests/{r}', () => {
  const withdraw =
    (who: Who, more: Data = {}) =>
    () =>
      commit(
        world.as(who),
        patch(pathOf(1), { status: 'withdrawn', closedBy: uidOf(who), closedAt: now(), ...more }),
        put(`${org}/auditLog/plan-1_withdrawn`, entry(uidOf(who), 'plan.withdraw', 'plan-1')),
      );

  it('is read by managers and super admins', async () => {
    await world.arrange(put(pathOf(1), request('olive')));
    await world.readers([...managers, 'superAdmin'], (db) => getDoc(doc(db, pathOf(1))));
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/requests`)),
    );
  });
  it('is made by managers, one at a time', async () => {
    await world.only(managers, (_, __, who) => ask(who)());
    const closed = (status: string) => async () => {
      await world.arrange(
        put(pathOf(1), request('ada', 1, { status, closedBy: 'saga', closedAt: ago(days(1)) })),
      );
      return ask('owner', 2)();
    };
    await world.accepts({
      'after a declined one': closed('declined'),
      'after a withdrawn one': closed('withdrawn'),
      'after an approved one': closed('approved'),
    });
    await world.refuses({
      'beside an open one': closed('requested'),
      'the second without a first': ask('owner', 2),
      'a number that is none': ask('owner', 0),
      'in pieces': ask('owner', 1.5),
      'under another number': () =>
        commit(
          world.as('owner'),
          put(pathOf(1), request('olive', 3)),
          put(`${org}/auditLog/plan-1_requested`, entry('olive', 'plan.request', 'plan-1')),
        ),
    });
  });
  it('asks for a plan that exists, in a closed shape', () =>
    world.refuses({
      'a plan that is none': ask('owner', 1, { tierId: 'gold' }),
      'a plan of people': async () => {
        await world.arrange(put('tierConfigurations/seeker_plus', { limits: { credits: 400 } }));
        return ask('owner', 1, { tierId: 'seeker_plus' })();
      },
      'approved at once': ask('owner', 1, { status: 'approved' }),
      'with its answer': ask('owner', 1, { answer: 'Yes.' }),
      'by the week': ask('owner', 1, { billed: 'weekly' }),
      'a long note': ask('owner', 1, { note: 'x'.repeat(1_001) }),
      'in the name of others': ask('admin', 1, { createdBy: 'olive' }),
      'at another time': ask('owner', 1, { createdAt: new Date(0) }),
      'another kind': ask('owner', 1, { kind: 'gift' }),
      'without an entry': ask('owner', 1, {}, null),
      'with an entry about something else': ask('owner', 1, {}, { action: 'plan.withdraw' }),
      'by the rival': ask('rivalOwner'),
      'by a super admin': ask('superAdmin'),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return ask('owner')();
      },
    }));
  it('is withdrawn by managers while it is open', async () => {
    const asked = put(pathOf(1), request('olive'));
    await world.only(managers, async (_, __, who) => {
      await world.arrange(asked);
      return withdraw(who)();
    });
    const attempt =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await world.arrange(put(pathOf(1), request('olive', 1, more)));
        return act();
      };
    await world.refuses({
      'when it is answered': attempt(withdraw('owner'), { status: 'approved' }),
      'with another wish': attempt(withdraw('owner', { tierId: 'default_free' })),
      'in the name of others': attempt(withdraw('admin', { closedBy: 'olive' })),
      'approving it oneself': attempt(withdraw('owner', { status: 'approved' })),
      'with an answer': attempt(withdraw('owner', { answer: 'Yes.' })),
      'by deleting it': attempt(() => deleteDoc(doc(world.as('owner'), pathOf(1)))),
      'without an entry': attempt(() =>
        updateDoc(doc(world.as('owner'), pathOf(1)), {
          status: 'withdrawn',
          closedBy: 'olive',
          closedAt: now(),
        }),
      ),
    });
  });
  it(
    'has one winner when eight request at once, in ten rounds',
    async () => {
      const tabs = (
        ['admin', 'admin', 'admin', 'admin', 'owner', 'owner', 'owner', 'owner'] as const
      ).map((who) => ({ who, db: world.fresh(who) }));
      for (let round = 0; round < rounds; round += 1) {
        const results = await Promise.allSettled(
          tabs.map(({ who, db }) => ask(who, 1, { note: `round ${round}` }, {}, () => db)()),
        );
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await world.reset();
      }
    },
    raceMs,
  );
});

describe('customers/{u}/checkout_sessions/{s}', () => {
  const pay =
    (who: Who, more: Data = {}, of: string = uidOf(who)) =>
    () =>
      setDoc(doc(world.as(who), `customers/${of}/checkout_sessions/c1`), {
        mode: 'subscription',
        price: 'price_1Ab',
        success_url: 'https://hirely.example/account?tab=billing&paid=yes',
        cancel_url: 'https://hirely.example/account?tab=billing',
        metadata: { orgId: 'lark', requestId: 'plan-1' },
        ...more,
      });
  const asked = (by: string, more: Data = {}) => put(pathOf(1), request(by, 1, more));

  it('is requested by the manager whose request is open, and read by them alone', async () => {
    await world.only(managers, async (_, uid, who) => {
      await world.arrange(asked(uid));
      return pay(who)();
    });
    await world.arrange(
      put('customers/olive/checkout_sessions/c1', {
        mode: 'subscription',
        price: 'price_1',
        url: 'https://pay.test',
      }),
    );
    await world.readers(['owner'], (db) => getDoc(doc(db, 'customers/olive/checkout_sessions/c1')));
  });
  it("returns to the app's own address, including a local one", async () => {
    for (const url of [
      'http://localhost:5173/account',
      'http://127.0.0.1:4173/account?tab=billing',
    ]) {
      await world.arrange(asked('olive'));
      await world.accepts({
        [url]: async () => {
          await world.arrange(asked('olive'));
          return pay('owner', { success_url: url, cancel_url: url })();
        },
      });
    }
  });
  it('cannot be tampered with', async () => {
    const attempt =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await world.arrange(asked('olive', more));
        return act();
      };
    await world.refuses({
      'without a request': pay('owner'),
      'for a closed request': attempt(pay('owner'), { status: 'declined' }),
      "for somebody else's request": attempt(pay('admin')),
      'for somebody else': attempt(pay('owner', {}, 'ada')),
      'back to somewhere else': attempt(pay('owner', { success_url: 'https://evil.test/account' })),
      'cancelled to somewhere else': attempt(
        pay('owner', { cancel_url: 'https://evil.test/account' }),
      ),
      'back to a host that begins like ours': attempt(
        pay('owner', { success_url: 'https://hirely.example.evil.test/' }),
      ),
      'back to a host that ends like ours': attempt(
        pay('owner', { success_url: 'https://evil-hirely.example/' }),
      ),
      'back to one in front of an @': attempt(
        pay('owner', { success_url: 'https://hirely.example@evil.test/' }),
      ),
      'back to no address': attempt(pay('owner', { success_url: 7 })),
      'with the answer': attempt(pay('owner', { url: 'https://evil.test' })),
      "a price of one's own": attempt(pay('owner', { price: { amount: 1 } })),
      'for another company': attempt(
        pay('owner', { metadata: { orgId: 'quarry', requestId: 'plan-1' } }),
      ),
      'changed afterwards': async () => {
        await world.arrange(put('customers/olive/checkout_sessions/c1', { price: 'price_1' }));
        return updateDoc(doc(world.as('owner'), 'customers/olive/checkout_sessions/c1'), {
          url: 'https://evil.test',
        });
      },
    });
  });
});

describe('customers/{u}/subscriptions/{s}', () => {
  it('is read by the payer and super admins, and written by nobody', async () => {
    const path = 'customers/olive/subscriptions/s1';
    await world.arrange(
      put(path, { status: 'active', metadata: { orgId: 'lark', requestId: 'plan-1' } }),
    );
    await world.readers(['owner', 'superAdmin'], (db) => getDoc(doc(db, path)));
    await world.readers(['owner', 'superAdmin'], (db) =>
      getDocs(collection(db, 'customers/olive/subscriptions')),
    );
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'subscriptions'), where('status', '==', 'active'))),
    );
    await world.only([], (db, uid) =>
      setDoc(doc(db, `customers/${uid}/subscriptions/s2`), { status: 'active' }),
    );
    await world.only([], (db) => updateDoc(doc(db, path), { status: 'canceled' }));
  });
});

describe('organizations/{o}/members/{m}: last seen', () => {
  const path = (uid: string): string => `${org}/members/${uid}`;
  it("is recorded by the member alone, at the server's time", async () => {
    await world.accepts(
      Object.fromEntries(
        staff.map((who) => [
          who,
          () => updateDoc(doc(world.as(who), path(uidOf(who))), { lastSeenAt: now() }),
        ]),
      ),
    );
    await world.refuses({
      'for somebody else': () =>
        updateDoc(doc(world.as('owner'), path('remy')), { lastSeenAt: now() }),
      'at another time': () =>
        updateDoc(doc(world.as('owner'), path('olive')), { lastSeenAt: new Date(0) }),
      'while suspended': () =>
        updateDoc(doc(world.as('benched'), path('sky')), { lastSeenAt: now() }),
    });
  });
});

describe('organizations/{o}/orgInvites/{id}: resending', () => {
  const id = 'waitingWAITINGwaiting3';
  const again =
    (who: Who, { mailed = 2, more = {}, mail = true, of = id } = {}) =>
    () =>
      commit(
        world.as(who),
        patch(`${org}/orgInvites/${of}`, {
          mailed,
          expiresAt: new Date(Date.now() + 14 * 86_400_000),
          ...more,
        }),
        ...(mail
          ? [
              put(`mail/${of}_${mailed}`, teamMail(uidOf(who), of, { to: 'nina@larkfield.test' })),
              put(`${org}/teamMails/${period()}`, teamMonth(`${of}_${mailed}`)),
            ]
          : []),
      );
  it('is done by managers, and renews an expired one', async () => {
    await world.only(managers, (_, __, who) => again(who)());
    await world.accepts({ 'a late one': again('owner', { of: 'lateLATElateLATElate04' }) });
  });
  it('is counted, mailed and bounded', async () => {
    const mailedTimes = (mailed: number, act: () => Promise<unknown>) => async () => {
      await world.arrange(patch(`${org}/orgInvites/${id}`, { mailed }));
      return act();
    };
    await world.accepts({ 'the ninth time': mailedTimes(8, again('owner', { mailed: 9 })) });
    await world.refuses({
      'a tenth time': mailedTimes(9, again('owner', { mailed: 10 })),
      'without a mail': again('owner', { mail: false }),
      'a leap': again('owner', { mailed: 3 }),
      'for ever': again('owner', { more: { expiresAt: new Date(Date.now() + 31 * 86_400_000) } }),
      'to somebody else': again('owner', { more: { email: 'x@y.test' } }),
      'in a higher role': again('owner', { more: { role: 'admin' } }),
      "an administrator's, by an admin": async () => {
        await world.arrange(patch(`${org}/orgInvites/${id}`, { role: 'admin' }));
        return again('admin')();
      },
    });
  });
});

describe('organizations/{o}: transferring ownership', () => {
  interface Hand {
    who?: Who;
    heir?: string;
    more?: Data;
    leave?: ('org' | 'old' | 'new' | 'audit')[];
    audit?: Data;
    db?: ReturnType<World['as']>;
    oldRole?: string;
  }
  const hand =
    ({
      who = 'owner',
      heir = 'ada',
      more = {},
      leave = [],
      audit = {},
      db,
      oldRole = 'admin',
    }: Hand = {}) =>
    () =>
      commit(
        db ?? world.as(who),
        ...[
          [
            'org',
            patch(org, {
              ownerUid: heir,
              lastOp: op('owner', heir, uidOf(who), { parent: 'handed' }),
              ...more,
            }),
          ],
          ['old', patch(`${org}/members/${uidOf(who)}`, { role: oldRole })],
          ['new', patch(`${org}/members/${heir}`, { role: 'owner' })],
          [
            'audit',
            put(`${org}/auditLog/handed`, {
              ...entry(uidOf(who), 'owner.transfer', heir),
              ...audit,
            }),
          ],
        ].flatMap(([part, write]) =>
          leave.includes(part as 'org') ? [] : [write as ReturnType<typeof put>],
        ),
      );

  it('is done by the owner, to a colleague', async () => {
    await world.only(['owner'], (_, __, who) =>
      hand({ who, heir: who === 'admin' ? 'remy' : 'ada' })(),
    );
    await world.accepts({
      'to a recruiter': hand({ heir: 'remy' }),
      'to a reviewer': hand({ heir: 'rowan' }),
    });
  });
  it('leaves one owner and an admin', async () => {
    await hand()();
    expect([
      (await world.look(org))?.['ownerUid'],
      (await world.look(`${org}/members/ada`))?.['role'],
      (await world.look(`${org}/members/olive`))?.['role'],
    ]).toEqual(['ada', 'owner', 'admin']);
  });
  it('happens completely or not at all', () =>
    world.refuses({
      'without the company': hand({ leave: ['org'] }),
      'keeping both': hand({ leave: ['old'] }),
      'with nobody': hand({ leave: ['new'] }),
      'without an entry': hand({ leave: ['audit'] }),
      'with an entry about something else': hand({ audit: { target: 'remy' } }),
      'staying a recruiter': hand({ oldRole: 'recruiter' }),
      'staying the owner': hand({ oldRole: 'owner' }),
      'with more seats': hand({ more: { 'usage.licenses.limit': 99 } }),
      'with the name': hand({ more: { name: 'Mine' } }),
      'at another time': hand({
        more: { lastOp: op('owner', 'ada', 'olive', { parent: 'handed', at: new Date(0) }) },
      }),
      'naming another heir': hand({
        more: { lastOp: op('owner', 'remy', 'olive', { parent: 'handed' }) },
      }),
      'to somebody suspended': hand({ heir: 'sky' }),
      'to oneself': hand({ heir: 'olive' }),
      'to somebody whose account is gone': async () => {
        await world.arrange(drop('users/ada'));
        return hand()();
      },
      'to somebody who left': async () => {
        await world.arrange(patch('users/ada', { orgId: null }));
        return hand()();
      },
      'to nobody who works there': () =>
        commit(
          world.as('owner'),
          patch(org, {
            ownerUid: 'quinn',
            lastOp: op('owner', 'quinn', 'olive', { parent: 'handed' }),
          }),
          patch(`${org}/members/olive`, { role: 'admin' }),
          put(`${org}/auditLog/handed`, entry('olive', 'owner.transfer', 'quinn')),
        ),
      'to the one who reads what candidates say of themselves': async () => {
        await world.arrange(put(`${org}/members/faye`, { role: 'compliance', status: 'active' }));
        return hand({ heir: 'faye' })();
      },
      'a second owner in the same commit': () =>
        commit(
          world.as('owner'),
          patch(org, {
            ownerUid: 'ada',
            lastOp: op('owner', 'ada', 'olive', { parent: 'handed' }),
          }),
          patch(`${org}/members/olive`, { role: 'admin' }),
          patch(`${org}/members/ada`, { role: 'owner' }),
          patch(`${org}/members/remy`, { role: 'owner' }),
          put(`${org}/auditLog/handed`, entry('olive', 'owner.transfer', 'ada')),
        ),
      'by a super admin': hand({ who: 'superAdmin' }),
      'by the rival': hand({ who: 'rivalOwner' }),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return hand()();
      },
    }));
  it('requires a recent sign-in', async () => {
    const demoted = put(`${org}/members/olive`, { role: 'admin', status: 'active' });
    const as = (signedInSecondsAgo: number, uid: string) => async () => {
      await world.arrange(
        demoted,
        patch(org, { ownerUid: uid }),
        put(`${org}/members/${uid}`, { role: 'owner', status: 'active' }),
      );
      return commit(
        world.stranger(uid, { email: 'late@larkfield.test', signedInSecondsAgo }),
        patch(org, { ownerUid: 'ada', lastOp: op('owner', 'ada', uid, { parent: 'handed' }) }),
        patch(`${org}/members/${uid}`, { role: 'admin' }),
        patch(`${org}/members/ada`, { role: 'owner' }),
        put(`${org}/auditLog/handed`, entry(uid, 'owner.transfer', 'ada')),
      );
    };
    await world.refuses({
      'of this morning': as(7_200, 'lars'),
      'of sixteen minutes ago': as(960, 'lena'),
    });
    await world.accepts({ 'of ten minutes ago': as(600, 'lisa') });
  });
  it(
    'has one winner when two tabs transfer it to two people, in ten rounds',
    async () => {
      const tabs = [world.fresh('owner'), world.fresh('owner')];
      for (let round = 0; round < rounds; round += 1) {
        const results = await Promise.allSettled(
          tabs.map((db, n) =>
            hand({
              heir: n === 0 ? 'ada' : 'remy',
              db,
              more: {
                lastOp: op('owner', n === 0 ? 'ada' : 'remy', 'olive', { parent: 'handed' }),
              },
            })(),
          ),
        );
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await world.reset();
      }
    },
    raceMs,
  );
});

describe('organizations/{o}: limits at their edges', () => {
  const seat =
    (used: number, id = 'lastLASTlastLASTlast09', db?: ReturnType<World['as']>) =>
    () =>
      commit(
        db ?? world.as('owner'),
        patch(org, { 'usage.licenses.used': used, lastOp: op('seat.invite', id, 'olive') }),
        put(`${org}/orgInvites/${id}`, orgInvite('olive')),
      );
  const leave = (used: number) => () =>
    commit(
      world.as('owner'),
      patch(org, {
        'usage.licenses.used': used,
        lastOp: op('seat.remove', 'remy', 'olive', { parent: 'left' }),
      }),
      drop(`${org}/members/remy`),
      put(`${org}/auditLog/left`, removeEntry('olive', 'remy', 'recruiter active')),
    );
  const publish = (currentMonth: number) => () =>
    commit(
      world.as('recruiter'),
      patch(org, countInterview('remy', 'new', { 'usage.interviews.currentMonth': currentMonth })),
      put(`${org}/interviews/new`, interview('remy', { status: 'open' })),
      put(`${org}/interviews/new/content/questions`, content('remy')),
      put(`${org}/interviews/new/content/rubric`, content('remy', [])),
    );
  const ask = (currentMonth: number) => () =>
    commit(
      world.as('recruiter'),
      patch(
        org,
        countCandidate('remy', newToken, { 'usage.candidates.currentMonth': currentMonth }),
      ),
      put(`${job}/invites/${newToken}`, invite('remy')),
      put(`${job}/inviteDetails/${newToken}`, details('remy')),
      put(`inviteCodes/${newCode}`, inviteCode('remy')),
      put(`mail/${newToken}_1`, inviteMail('remy')),
    );
  const when = (usage: Data, act: () => Promise<unknown>) => async () => {
    await world.arrange(patch(org, usage));
    return act();
  };
  const lastMonth = period() - 1;

  it('allow the last one, and none after it', async () => {
    await world.accepts({
      seat: when({ 'usage.licenses.used': 9 }, seat(10)),
      interview: when({ 'usage.interviews.currentMonth': 9 }, publish(10)),
      candidate: when({ 'usage.candidates.currentMonth': 19 }, ask(20)),
      'storage place': when({ 'usage.storage.videos.limit': 22 }, ask(6)),
    });
    await world.refuses({
      seat: when({ 'usage.licenses.used': 10 }, seat(11)),
      interview: when({ 'usage.interviews.currentMonth': 10 }, publish(11)),
      candidate: when({ 'usage.candidates.currentMonth': 20 }, ask(21)),
      'storage place': when({ 'usage.storage.videos.limit': 21 }, ask(6)),
    });
  });
  it('restart at one with the month', async () => {
    const full = {
      'usage.interviews.currentMonth': 10,
      'usage.interviews.period': lastMonth,
      'usage.candidates.currentMonth': 20,
      'usage.candidates.period': lastMonth,
    };
    await world.accepts({ interview: when(full, publish(1)), candidate: when(full, ask(1)) });
    await world.refuses({
      'going on from last month': when({ ...full, 'usage.interviews.currentMonth': 3 }, publish(4)),
      'from nothing': when(full, publish(0)),
      'seats do not': when({ 'usage.licenses.used': 10 }, seat(1)),
    });
  });
  it('below current usage block creation and allow removal', async () => {
    const less = {
      'usage.licenses.limit': 3,
      'usage.interviews.limit': 1,
      'usage.candidates.limit': 2,
      'usage.storage.videos.limit': 5,
    };
    await world.refuses({
      'a seat': when(less, seat(8)),
      'an interview': when(less, publish(3)),
      'a candidate': when(less, ask(6)),
    });
    await world.accepts({
      'a member leaves': when(less, leave(6)),
      'the next month has its own': when(
        { ...less, 'usage.interviews.period': lastMonth },
        publish(1),
      ),
    });
  });
  it('of zero allow nothing, and unlimited is never reached', async () => {
    await world.refuses({
      'no interview': when(
        { 'usage.interviews.limit': 0, 'usage.interviews.currentMonth': 0 },
        publish(1),
      ),
    });
    await world.accepts({
      'a seat': when(
        { 'usage.licenses.limit': 1_000_000_000, 'usage.licenses.used': 500_000 },
        seat(500_001),
      ),
    });
  });
  it(
    'give the last license to one of eight tabs, in ten rounds',
    async () => {
      const tabs = Array.from({ length: 8 }, () => world.fresh('owner'));
      for (let round = 0; round < rounds; round += 1) {
        await world.arrange(patch(org, { 'usage.licenses.used': 9 }));
        const results = await Promise.allSettled(
          tabs.map((db, n) => seat(10, `lastLASTlastLASTlast${round}x${n}`, db)()),
        );
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await world.reset();
      }
    },
    raceMs,
  );
});
