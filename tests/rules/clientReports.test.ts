// Reports of failures and speed: told once a minute by whoever is signed in, while the switch is on; read by super admins.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { buildReportId } from '#domain/platform/clientReport.ts';
import { entry } from './documents/auditEntries.ts';
import { ago, ahead, days, minutes } from './documents/times.ts';
import { clientReport, reportSettings, reportSlot } from './matrix/platformDocuments.ts';
import { signedIn, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const platform = 'platformSettings/reports';
const on = put(platform, reportSettings('saga', { auditId: 'old' }));
const off = put(platform, reportSettings('saga', { auditId: 'old', on: false }));
const reason = String(reportSettings('saga')['reason']);

/** A report by someone, in their own place of this minute or in another. */
const sends =
  (more: Data = {}, { who = 'guest', id }: { who?: Who; id?: () => string } = {}) =>
  () =>
    commit(
      world.as(who),
      put(`clientReports/${id ? id() : reportSlot(uidOf(who))}`, clientReport(more)),
    );
const afterThat = (before: readonly Write[], act: () => Promise<unknown>) => async () => {
  await world.arrange(...before);
  return act();
};

describe('clientReports/{r}', () => {
  it('is told by everybody who is signed in, while the switch is on', async () => {
    await world.only(signedIn, async (_, __, who) => {
      await world.arrange(on);
      await sends({}, { who })();
    });
    await world.refuses({
      'without a switch': sends(),
      'while it is off': afterThat([off], sends()),
    });
  });

  it('is read by super admins', async () => {
    const path = 'clientReports/29400000-0F';
    await world.arrange(put(path, clientReport({ at: ago(days(1)) })));
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, path)));
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collection(db, 'clientReports'), limit(1_000))),
    );
    await world.only([], (db) => deleteDoc(doc(db, path)));
    await world.only([], (db) => commit(db, patch(path, { route: 'job' })));
  });

  it('has one place in a minute for each person, which is not another’s, and stays', async () => {
    const at = (minute: number) => () =>
      buildReportId(uidOf('guest'), new Date(Date.now() + minutes(minute)));
    await world.refuses({
      'in the minute before': afterThat([on], sends({}, { id: at(-1) })),
      'in the minute after': afterThat([on], sends({}, { id: at(1) })),
      'in somebody else’s place': afterThat([on], sends({}, { id: () => reportSlot('cleo') })),
      'without a mark': afterThat([on], sends({}, { id: () => reportSlot('gus').slice(0, -2) })),
      'with more of a mark': afterThat([on], sends({}, { id: () => `${reportSlot('gus')}A` })),
      twice: async () => {
        await world.arrange(on, put(`clientReports/${reportSlot('gus')}`, clientReport()));
        return sends()();
      },
    });
    // Two figures of a mark: of so many people no more than 256 tell in a minute.
    const marks = new Set(
      Array.from({ length: 5_000 }, (_, n) => buildReportId(`person-${n}`, new Date(0))),
    );
    expect(marks.size).toBe(256);
  });

  it('holds codes and figures, and ends within thirty days', async () => {
    await world.accepts({
      'what failed': afterThat([on], sends({ vitals: {} })),
      'how fast it was': afterThat([on], sends({ events: [] })),
    });
    await world.refuses({
      'with a text': afterThat([on], sends({ text: 'It broke.' })),
      'with an address for a page': afterThat([on], sends({ route: '/jobs/secret' })),
      'with an address of a person': afterThat([on], sends({ events: ['fault ana@post.test'] })),
      'with eleven lines': afterThat([on], sends({ events: Array(11).fill('fault unknown') })),
      'without lines': afterThat([on], sends({ events: null })),
      'without figures': afterThat([on], sends({ vitals: null })),
      'with another figure': afterThat([on], sends({ vitals: { age: 40 } })),
      'at another time': afterThat([on], sends({ at: ago(minutes(1)) })),
      'without an end': afterThat([on], sends({ expireAt: null })),
      'for a year': afterThat([on], sends({ expireAt: ahead(days(365)) })),
      'over already': afterThat([on], sends({ expireAt: ago(days(1)) })),
    });
  });
});

/** The commit that turns reports on or off: settings, version, entry. */
const turns =
  (
    more: Data = {},
    {
      who = 'superAdmin',
      leave = [],
      version = {},
      audit = {},
    }: {
      who?: Who;
      leave?: ('version' | 'audit')[];
      version?: Data;
      audit?: Data;
    } = {},
  ) =>
  () => {
    const settings = reportSettings(uidOf(who), more);
    return commit(
      world.as(who),
      put(platform, settings),
      ...(leave.includes('version')
        ? []
        : [put(`${platform}/versions/${String(settings['rev'])}`, { ...settings, ...version })]),
      ...(leave.includes('audit')
        ? []
        : [
            put('platformAudit/new', {
              ...entry(uidOf(who), 'reports.switch', 'platform'),
              reason,
              ...audit,
            }),
          ]),
    );
  };

describe('platformSettings/reports', () => {
  it('is read by any signed-in user', async () => {
    await world.arrange(on);
    await world.readers(signedIn, (db) => getDoc(doc(db, platform)));
  });

  it('is turned by super admins, on and off', async () => {
    await world.only(['superAdmin'], (_, __, who) => turns({}, { who })());
    await world.only(['superAdmin'], async (_, __, who) => {
      await world.arrange(on);
      await turns({ rev: 2, on: false }, { who })();
    });
    await world.arrange(on);
    await world.only([], (db) => deleteDoc(doc(db, platform)));
  });

  it('is turned with a reason, the next number, a version and an entry', async () => {
    await world.refuses({
      'without a reason': turns({ reason: '' }, { audit: { reason: '' } }),
      'with another reason in the entry': turns({}, { audit: { reason: 'Nothing.' } }),
      'with a sign-in of this morning': turns({}, { who: 'superAdminOfThisMorning' }),
      'with the number after next': afterThat([on], turns({ rev: 3 })),
      'with the same number': afterThat([on], turns({ rev: 1 })),
      'half on': turns({ on: 'perhaps' }),
      'with more': turns({ sample: 0.1 }),
      'in the name of others': turns({ updatedBy: 'olive' }),
      'at another time': turns({ updatedAt: ago(minutes(1)) }),
      'without a version': turns({}, { leave: ['version'] }),
      'without an entry': turns({}, { leave: ['audit'] }),
      'with an entry about the AI': turns({}, { audit: { action: 'ai.settings' } }),
      'with an entry about somebody': turns({}, { audit: { target: 'lark' } }),
    });
  });
});

describe('platformSettings/reports/versions/{v}', () => {
  it('is read by super admins', async () => {
    const path = `${platform}/versions/1`;
    await world.arrange(put(path, reportSettings('saga')));
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, path)));
    await world.readers(['superAdmin'], (db) => getDocs(collection(db, `${platform}/versions`)));
    await world.only([], (db) => deleteDoc(doc(db, path)));
  });

  it('equals what came into force, under its number', async () => {
    const settings = reportSettings('saga');
    await world.refuses({
      'another choice': turns({}, { version: { on: false } }),
      'by itself': () => commit(world.as('superAdmin'), put(`${platform}/versions/1`, settings)),
      'of what stood before': afterThat([on], () =>
        commit(
          world.as('superAdmin'),
          put(`${platform}/versions/1`, reportSettings('saga', { auditId: 'old' })),
        ),
      ),
      'under another number': () =>
        commit(
          world.as('superAdmin'),
          put(platform, settings),
          put(`${platform}/versions/1`, settings),
          put(`${platform}/versions/2`, settings),
          put('platformAudit/new', {
            ...entry('saga', 'reports.switch', 'platform'),
            reason,
          }),
        ),
    });
  });
});

describe('platformAudit/{id}', () => {
  it('tells of the switch only with the switch', async () => {
    await world.refuses({
      'without it': () =>
        commit(
          world.as('superAdmin'),
          put('platformAudit/new', {
            ...entry('saga', 'reports.switch', 'platform'),
            reason,
          }),
        ),
    });
  });
});
