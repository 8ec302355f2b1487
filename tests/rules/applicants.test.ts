import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { op } from './documents/companies.ts';
import { origin } from './documents/jobs.ts';
import { hash, job, org, sketch } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { logId, putEntry } from './entries.ts';
import { editors, staff, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('applicants');
const id = 'c0'.repeat(32);
const other = 'd1'.repeat(32);
const at = (applicant = id, interview = job): string => `${interview}/applicants/${applicant}`;
const who = (applicant = id, interview = job): string =>
  `${at(applicant, interview)}/identity/current`;

const finding = {
  text: 'Pruning',
  need: 'must',
  state: 'met',
  by: 'name',
  places: [{ line: 3, page: 1, text: 'Pruned roses.', start: 0, end: 6 }],
};
const applicant = (by: string, more: Data = {}): Data => ({
  file: 'abc123.pdf',
  size: 2_000_000,
  megabytes: 2,
  pages: 2,
  findings: [finding],
  hidden: ['white words'],
  orders: [],
  likeness: 'ab12'.repeat(64),
  mailHash: hash,
  blind: false,
  origin: origin(),
  besides: [],
  createdBy: by,
  createdAt: now(),
  rev: 1,
  ...more,
});
const identity = (more: Data = {}): Data => ({
  fileName: 'Ana.pdf',
  name: 'Ana',
  email: 'ana@post.test',
  phone: '',
  location: 'Hull',
  links: ['ana.test'],
  schools: ['Hull'],
  lines: { 3: 'Ana pruned roses.' },
  ...more,
});
const counts = (by: string, more: Data = {}): Data => ({
  'usage.storage.documents.used': 12,
  lastOp: op('applicant', id, by, { parent: 'open' }),
  ...more,
});
const givesBack = (by: string, more: Data = {}): Data => ({
  'usage.storage.documents.used': 8,
  lastOp: op('applicant.erase', id, by, { parent: 'open', log: logId }),
  ...more,
});
const eraseEntry = (by: string): Write => putEntry(by, 'applicant.erase', 'open', 'C0C0');

const add =
  (
    by: string,
    {
      data = {},
      is = {},
      count = {},
      as = by === 'remy' ? ('recruiter' as Who) : ('owner' as Who),
    }: { data?: Data; is?: Data; count?: Data; as?: Who } = {},
  ) =>
  () =>
    commit(
      world.as(as),
      patch(org, counts(by, count)),
      put(at(), applicant(by, data)),
      put(who(), identity(is)),
    );
const arrangeApplicant = (more: Data = {}) =>
  world.arrange(put(at(), applicant('remy', more)), put(who(), identity()));
const after =
  (act: () => Promise<unknown>, more: Data = {}) =>
  async (): Promise<unknown> => {
    await arrangeApplicant(more);
    return act();
  };
const change =
  (data: Data, as: Who = 'recruiter') =>
  () =>
    commit(world.as(as), patch(at(), data));

describe('organizations/{o}/interviews/{i}/applicants/{p}', () => {
  it('is read and listed by the staff', async () => {
    await arrangeApplicant();
    await world.readers(staff, (db) => getDoc(doc(db, at())));
    await world.readers(staff, (db) =>
      getDocs(query(collection(db, `${job}/applicants`), orderBy('createdAt', 'desc'), limit(51))),
    );
    await world.readers(staff, (db) =>
      getDocs(query(collection(db, `${job}/applicants`), where('mailHash', '==', hash), limit(5))),
    );
  });

  it('is created by editors, counted once, together with its identity', async () => {
    await world.only(editors, (db, uid) =>
      commit(db, patch(org, counts(uid)), put(at(), applicant(uid)), put(who(), identity())),
    );
    await world.accepts({
      'a small one': add('remy', {
        data: { file: 'x.txt', size: 10, megabytes: 1 },
        count: { 'usage.storage.documents.used': 11 },
      }),
      'the largest': add('remy', {
        data: { size: 10_485_760, megabytes: 10 },
        count: { 'usage.storage.documents.used': 20 },
      }),
      'without likeness or address': add('remy', { data: { likeness: '', mailHash: null } }),
      'with sixty requirements': add('remy', {
        data: {
          findings: Array.from({ length: 60 }, () => finding),
          hidden: Array<string>(20).fill('x'.repeat(300)),
          orders: Array<string>(20).fill('x'.repeat(300)),
        },
      }),
    });
  });

  it('is created in no other way', () =>
    world.refuses({
      uncounted: () =>
        commit(world.as('recruiter'), put(at(), applicant('remy')), put(who(), identity())),
      'without who it is': () =>
        commit(world.as('recruiter'), patch(org, counts('remy')), put(at(), applicant('remy'))),
      'counted for less': add('remy', { count: { 'usage.storage.documents.used': 11 } }),
      'said to be smaller': add('remy', {
        data: { megabytes: 1 },
        count: { 'usage.storage.documents.used': 11 },
      }),
      'said to be larger': add('remy', {
        data: { megabytes: 3 },
        count: { 'usage.storage.documents.used': 13 },
      }),
      'counted for another': add('remy', {
        count: { lastOp: op('applicant', other, 'remy', { parent: 'open' }) },
      }),
      'counted for another job': add('remy', {
        count: { lastOp: op('applicant', id, 'remy', { parent: 'sketch' }) },
      }),
      'with videos given back': add('remy', { count: { 'usage.storage.videos.used': 0 } }),
      'with a candidate place': add('remy', { count: { 'usage.candidates.total': 46 } }),
      'two on one count': () =>
        commit(
          world.as('recruiter'),
          patch(org, counts('remy')),
          put(at(), applicant('remy')),
          put(who(), identity()),
          put(at(other), applicant('remy')),
          put(who(other), identity()),
        ),
      'beyond the limit': async () => {
        await world.arrange(patch(org, { 'usage.storage.documents.used': 99 }));
        return add('remy', { count: { 'usage.storage.documents.used': 101 } })();
      },
      "under a name of one's own": () =>
        commit(
          world.as('recruiter'),
          patch(
            org,
            counts('remy', { lastOp: op('applicant', 'ana', 'remy', { parent: 'open' }) }),
          ),
          put(at('ana'), applicant('remy')),
          put(who('ana'), identity()),
        ),
      'in a job that is not published': () =>
        commit(
          world.as('recruiter'),
          patch(org, counts('remy', { lastOp: op('applicant', id, 'remy', { parent: 'sketch' }) })),
          put(at(id, sketch), applicant('remy')),
          put(who(id, sketch), identity()),
        ),
      'blind where the job is not': add('remy', { data: { blind: true } }),
      'open where the job is blind': async () => {
        await world.arrange(patch(job, { blind: true }));
        return add('remy')();
      },
      'for somebody else': add('remy', { data: { createdBy: 'ada' } }),
      'at another time': add('remy', { data: { createdAt: ahead(days(1)) } }),
      'too large': add('remy', {
        data: { size: 10_485_761, megabytes: 11 },
        count: { 'usage.storage.documents.used': 21 },
      }),
      empty: add('remy', {
        data: { size: 0, megabytes: 0 },
        count: { 'usage.storage.documents.used': 10 },
      }),
      'a page': add('remy', { data: { file: 'x.html' } }),
      elsewhere: add('remy', { data: { file: '../x.pdf' } }),
      'with a name': add('remy', { data: { name: 'Ana' } }),
      'with a score': add('remy', { data: { score: 88 } }),
      'invited already': add('remy', { data: { invitedAt: now() } }),
      'told apart already': add('remy', { data: { besides: [other] } }),
      'with too many findings': add('remy', {
        data: { findings: Array.from({ length: 61 }, () => finding) },
      }),
      'with a long note': add('remy', { data: { hidden: ['x'.repeat(301)] } }),
      'with another sketch': add('remy', { data: { likeness: 'zz' } }),
      'with more of who it is': add('remy', { is: { age: '31' } }),
      'with a long name': add('remy', { is: { name: 'x'.repeat(301) } }),
      'with lines of something else': add('remy', { is: { lines: { 3: 7 } } }),
      'a second time': after(add('remy')),
      'in a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return add('remy')();
      },
    }));

  it('is uploaded, invited and marked as a duplicate by editors; nothing else changes', async () => {
    await world.only(editors, async (db) => {
      await arrangeApplicant();
      return commit(db, patch(at(), { arrivedAt: now(), rev: 2 }));
    });
    await world.accepts({
      invited: after(change({ invitedAt: now(), invitedBy: 'remy', rev: 2 })),
      'invited again': after(change({ invitedAt: now(), invitedBy: 'remy', rev: 2 }), {
        invitedAt: ahead(-days(1)),
        invitedBy: 'ada',
      }),
      'beside another': after(change({ besides: [other], rev: 2 })),
    });
    await world.refuses({
      'arrived twice': after(change({ arrivedAt: now(), rev: 2 }), { arrivedAt: ahead(-days(1)) }),
      'arrived at another time': after(change({ arrivedAt: ahead(days(1)), rev: 2 })),
      'invited by somebody else': after(change({ invitedAt: now(), invitedBy: 'ada', rev: 2 })),
      'beside words': after(change({ besides: ['Ana'], rev: 2 })),
      'no longer beside': after(change({ besides: [], rev: 2 }), { besides: [other] }),
      'other findings': after(change({ findings: [], rev: 2 })),
      'another file': after(change({ file: 'y.pdf', rev: 2 })),
      smaller: after(change({ megabytes: 1, rev: 2 })),
      'no longer blind': after(change({ blind: false, rev: 2 }), { blind: true }),
      'without a revision': after(change({ arrivedAt: now() })),
    });
  });

  it('is deleted by editors with its identity, and releases exactly the storage it used', async () => {
    await world.only(editors, async (db, uid) => {
      await arrangeApplicant();
      return commit(db, patch(org, givesBack(uid)), drop(at()), drop(who()), eraseEntry(uid));
    });
    const erase = (count: Data = {}, ...more: Parameters<typeof commit>[1][]) =>
      after(() =>
        commit(
          world.as('recruiter'),
          patch(org, givesBack('remy', count)),
          drop(at()),
          drop(who()),
          eraseEntry('remy'),
          ...more,
        ),
      );
    await world.accepts({
      'in a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return erase()();
      },
    });
    await world.refuses({
      'without the count': after(() => commit(world.as('recruiter'), drop(at()), drop(who()))),
      'leaving who it is': after(() =>
        commit(
          world.as('recruiter'),
          patch(org, givesBack('remy')),
          drop(at()),
          eraseEntry('remy'),
        ),
      ),
      'without a word in the log': after(() =>
        commit(world.as('recruiter'), patch(org, givesBack('remy')), drop(at()), drop(who())),
      ),
      'giving back more': erase({ 'usage.storage.documents.used': 0 }),
      'giving back videos': erase({ 'usage.storage.videos.used': 0 }),
      'the count alone': after(() => commit(world.as('recruiter'), patch(org, givesBack('remy')))),
      'one count for two': async () => {
        await world.arrange(put(at(other), applicant('remy')), put(who(other), identity()));
        return erase({}, drop(at(other)), drop(who(other)))();
      },
      'one that is not there': () => commit(world.as('recruiter'), patch(org, givesBack('remy'))),
    });
  });
});

describe('organizations/{o}/interviews/{i}/applicants/{p}/identity/{d}', () => {
  it('is read by the staff, in a blind job by those who invite', async () => {
    await arrangeApplicant();
    await world.readers(staff, (db) => getDoc(doc(db, who())));
    await arrangeApplicant({ blind: true });
    await world.readers(editors, (db) => getDoc(doc(db, who())));
    await world.readers([], (db) => getDocs(collection(db, `${at()}/identity`)));
  });
  it('never changes, and is never created or deleted alone', async () => {
    await arrangeApplicant();
    await world.refuses({
      changed: after(() => commit(world.as('owner'), patch(who(), { name: 'Eva' }))),
      replaced: after(() => setDoc(doc(world.as('owner'), who()), identity({ name: 'Eva' }))),
      'under another name': after(() =>
        setDoc(doc(world.as('recruiter'), `${at()}/identity/more`), identity()),
      ),
      'deleted alone': after(() => commit(world.as('owner'), drop(who()))),
      'without an applicant': () => setDoc(doc(world.as('recruiter'), who(other)), identity()),
    });
  });
});
