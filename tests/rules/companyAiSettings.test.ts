// The AI settings of a company.
import { deleteDoc, doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { orgAi, platformAi } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { editors, managers, signedIn, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const platform = 'platformSettings/ai';
const company = `${org}/settings/ai`;
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
      'logged as something else': choose(
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
      'logged as something else': choose({}, { action: 'ai.queue' }),
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
