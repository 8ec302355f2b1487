// The AI settings of the platform, and their versions.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { platformAi } from './documents/companies.ts';
import { signedIn, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, put, type Data } from './writes.ts';

const world = new World();
const platform = 'platformSettings/ai';
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
