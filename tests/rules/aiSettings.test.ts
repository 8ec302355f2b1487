import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { orgAi, platformAi } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { editors, managers, signedIn, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World('aiSettings');
const platform = 'platformSettings/ai';
const company = `${org}/settings/ai`;

/** The commit that changes the platform's settings: settings, version, audit entry. */
const decree =
  (
    more: Data = {},
    {
      who = 'superAdmin',
      version = {},
      audit = {},
      leave = [],
      id,
    }: {
      who?: Who;
      version?: Data;
      audit?: Data;
      leave?: ('settings' | 'version' | 'audit')[];
      id?: string;
    } = {},
  ) =>
  () => {
    const uid = uidOf(who);
    const settings = platformAi(uid, more);
    const auditId = String(settings['auditId']);
    return commit(
      world.as(who),
      ...(leave.includes('settings') ? [] : [put(platform, settings)]),
      ...(leave.includes('version')
        ? []
        : [
            put(`${platform}/versions/${id ?? String(settings['rev'])}`, {
              ...settings,
              ...version,
            }),
          ]),
      ...(leave.includes('audit')
        ? []
        : [
            put(`platformAudit/${auditId}`, {
              ...entry(uid, 'ai.settings', 'platform'),
              reason: settings['reason'],
              ...audit,
            }),
          ]),
    );
  };
const first = put(platform, platformAi('saga', { auditId: 'ai-0' }));

describe('platformSettings/ai', () => {
  it('is read by any signed-in user', async () => {
    await world.arrange(first);
    await world.readers(signedIn, (db) => getDoc(doc(db, platform)));
  });

  it('is changed by super admins', async () => {
    await world.only(['superAdmin'], (_, __, who) => decree({}, { who })());
    await world.arrange(first);
    await world.only(['superAdmin'], async (_, __, who) => {
      await world.arrange(first);
      await decree({ rev: 2, stopped: ['all'] }, { who })();
    });
  });

  it('turns everything or one adapter off, with a reason', async () => {
    const then = (more: Data) => async () => {
      await world.arrange(first);
      return decree({ rev: 2, ...more })();
    };
    await world.accepts({
      everything: then({ stopped: ['all'] }),
      both: then({ stopped: ['onDevice', 'cloud'] }),
      'going back': then({ restored: 1 }),
      'no cloud': then({ cloudTasks: [], prices: [], model: '' }),
      'three passes': then({ passes: 3, adapter: 'cloud' }),
      'the cloud alone': then({ stopped: ['cloud'] }),
    });
    await world.refuses({
      'without a reason': then({ reason: '' }),
      'with a sign-in of this morning': decree({}, { who: 'superAdminOfThisMorning' }),
      'without the next number': then({ rev: 3 }),
      'with the same number': then({ rev: 1 }),
      'with a number in pieces': then({ rev: 2.5 }),
      'in the name of others': then({ updatedBy: 'olive' }),
      'at another time': then({ updatedAt: new Date(0) }),
      'an unknown switch': then({ stopped: ['people'] }),
      'a switch that is no list': then({ stopped: true }),
      'an unknown adapter': then({ adapter: 'oracle' }),
      'two passes': then({ passes: 2 }),
      'a model with a path': then({ model: '../x' }),
      'tasks that are none': then({ cloudTasks: ['draft kit'] }),
      'tasks by number': then({ cloudTasks: [1] }),
      'too many tasks': then({ cloudTasks: Array<string>(41).fill('a') }),
      'a negative price': then({ prices: [{ model: 'a', input: -1, output: 1 }] }),
      'a price without a model': then({ prices: [{ input: 1, output: 1 }] }),
      'a price with more': then({ prices: [{ model: 'a', input: 1, output: 1, tax: 1 }] }),
      'six prices': then({ prices: Array<Data>(6).fill({ model: 'a', input: 1, output: 1 }) }),
      'prices that are numbers': then({ prices: Array<unknown>(5).fill(1) }),
      'a currency in words': then({ currency: 'dollar' }),
      'another field': then({ secret: 1 }),
      'going back to what is to come': then({ restored: 2 }),
    });
  });

  it('is recorded in an immutable version', async () => {
    await world.refuses({
      'without a version': decree({}, { leave: ['version'] }),
      'without an audit entry': decree({}, { leave: ['audit'] }),
      'with an entry about something else': decree({}, { audit: { action: 'user.update' } }),
      'with an entry about somebody else': decree({}, { audit: { target: 'lark' } }),
      'with another reason in the entry': decree({}, { audit: { reason: 'Nothing.' } }),
      'with an old entry': async () => {
        await world.arrange(
          put('platformAudit/ai-1', {
            ...entry('saga', 'ai.settings', 'platform'),
            reason: 'A first choice.',
          }),
        );
        return decree({}, { leave: ['audit'] })();
      },
    });
    await world.arrange(first);
    await world.only([], (db) => deleteDoc(doc(db, platform)));
  });
});

describe('platformSettings/ai/versions/{v}', () => {
  it('is read by super admins', async () => {
    await world.arrange(put(`${platform}/versions/1`, platformAi('saga')));
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, `${platform}/versions/1`)));
    await world.readers(['superAdmin'], (db) => getDocs(collection(db, `${platform}/versions`)));
  });

  it('equals the settings that came into force', async () => {
    await world.refuses({
      'another choice': decree({}, { version: { adapter: 'cloud' } }),
      'another number': decree({}, { id: '7' }),
      'one more field': decree({}, { version: { note: 'x' } }),
      'without the settings': decree({}, { leave: ['settings'] }),
      'of settings that stand': async () => {
        await world.arrange(first);
        return decree({ auditId: 'ai-0', rev: 1 }, { leave: ['settings', 'audit'] })();
      },
      'over another': async () => {
        await world.arrange(put(`${platform}/versions/1`, platformAi('saga')));
        return decree()();
      },
    });
    await world.arrange(put(`${platform}/versions/1`, platformAi('saga')));
    await world.only([], (db) => deleteDoc(doc(db, `${platform}/versions/1`)));
  });
});

/** The commit that changes a company's settings: settings and audit entry. */
const choose =
  (
    more: Data = {},
    {
      who = 'owner',
      action = 'ai.settings',
      leave = false,
      before,
    }: { who?: Who; action?: string; leave?: boolean; before?: Data } = {},
  ) =>
  async () => {
    const uid = uidOf(who);
    if (before) await world.arrange(put(company, orgAi('olive', { auditId: 'ai-0', ...before })));
    const settings = orgAi(uid, { on: false, rev: before ? 2 : 1, ...more });
    await commit(
      world.as(who),
      put(company, settings),
      ...(leave
        ? []
        : [put(`${org}/auditLog/${String(settings['auditId'])}`, entry(uid, action, 'ai'))]),
    );
  };
const pause = (who: Who, before?: Data, more: Data = {}) =>
  choose(
    { on: true, paused: true, pausedBy: uidOf(who), pausedAt: now(), ...more },
    { who, action: 'ai.queue', ...(before ? { before } : {}) },
  );

describe('organizations/{o}/settings/ai', () => {
  it('is read by every signed-in user: candidates may know how their answers are processed', async () => {
    await world.arrange(put(company, orgAi('olive')));
    await world.readers(signedIn, (db) => getDoc(doc(db, company)));
  });

  it('is changed by managers', async () => {
    await world.only(managers, (_, __, who) => choose({}, { who })());
    await world.only(managers, (_, __, who) => choose({}, { who, before: {} })());
  });

  it('lets editors pause and resume the queue', async () => {
    await world.only(editors, (_, __, who) => pause(who)());
    await world.only(editors, (_, __, who) =>
      choose(
        { on: true, paused: false, pausedBy: uidOf(who), pausedAt: now() },
        { who, action: 'ai.queue', before: { paused: true } },
      )(),
    );
    await world.refuses({
      'switching off in passing': pause('recruiter', {}, { on: false }),
      'switching on in passing': pause('recruiter', { on: false }),
      'choosing an adapter in passing': pause('recruiter', {}, { adapter: 'onDevice' }),
      'choosing passes in passing': pause('recruiter', {}, { passes: 3 }),
      'in the name of others': pause('recruiter', {}, { pausedBy: 'olive' }),
      'at another time': pause('recruiter', {}, { pausedAt: new Date(0) }),
      'without an audit entry': choose(
        { on: true, paused: true, pausedBy: 'remy', pausedAt: now() },
        { who: 'recruiter', leave: true, before: {} },
      ),
      'told as something else': choose(
        { on: true, paused: true, pausedBy: 'remy', pausedAt: now() },
        { who: 'recruiter', action: 'ai.settings', before: {} },
      ),
      'another who paused': choose({ pausedBy: 'ada' }, { before: {} }),
    });
  });

  it('allows the cloud only where the platform offers it', async () => {
    const cloud = (settings: Data | null, before?: Data) => async () => {
      if (settings) await world.arrange(put(platform, platformAi('saga', settings)));
      return choose({ on: true, adapter: 'cloud' }, before ? { before } : {})();
    };
    await world.accepts({
      offered: cloud({}),
      'offered, later': cloud({}, {}),
      'chosen when it was': choose(
        { on: true, adapter: 'cloud', passes: 3 },
        { before: { adapter: 'cloud' } },
      ),
      'the device': choose({ adapter: 'onDevice' }),
    });
    await world.refuses({
      'not spoken of': cloud(null),
      'for nothing': cloud({ cloudTasks: [] }),
      stopped: cloud({ stopped: ['cloud'] }),
      'with everything stopped': cloud({ stopped: ['all'] }),
    });
  });

  it('has one shape', async () => {
    await world.refuses({
      'an unknown adapter': choose({ adapter: 'oracle' }),
      'no adapter at all': choose({ adapter: false }),
      'two passes': choose({ passes: 2 }),
      'a switch in words': choose({ on: 'yes' }),
      'another number': choose({ rev: 2 }),
      'the same number': choose({ rev: 1 }, { before: {} }),
      'in the name of others': choose({ updatedBy: 'ada' }),
      'at another time': choose({ updatedAt: new Date(0) }),
      'another field': choose({ key: 'x' }),
      'without an audit entry': choose({}, { leave: true }),
      'told as something else': choose({}, { action: 'ai.queue' }),
      'with an old audit entry': async () => {
        await world.arrange(put(`${org}/auditLog/ai-1`, entry('olive', 'ai.settings', 'ai')));
        return choose({}, { leave: true })();
      },
      'of a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return choose()();
      },
    });
    await world.arrange(put(company, orgAi('olive')));
    await world.only([], (db) => deleteDoc(doc(db, company)));
  });
});
