// Applicants, known by an added resume alone: who reads and creates them.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { op } from './documents/companies.ts';
import { hash, job, org, sketch } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import {
  afterAdding,
  applicant,
  arrangeApplicant,
  applicantPath,
  finding,
  id,
  identity,
  other,
  identityPath,
  world,
} from './fixtures/applicants.ts';
import { editors, staff, type Who } from './people.ts';
import { commit, patch, put, type Data } from './writes.ts';

const counts = (by: string, more: Data = {}): Data => ({
  'usage.storage.documents.used': 12,
  lastOp: op('applicant', id, by, { parent: 'open' }),
  ...more,
});
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
      put(applicantPath(), applicant(by, data)),
      put(identityPath(), identity(is)),
    );

describe('organizations/{o}/interviews/{i}/applicants/{p}', () => {
  it('is read and listed by the staff', async () => {
    await arrangeApplicant();
    await world.readers(staff, (db) => getDoc(doc(db, applicantPath())));
    await world.readers(staff, (db) =>
      getDocs(query(collection(db, `${job}/applicants`), orderBy('createdAt', 'desc'), limit(51))),
    );
    await world.readers(staff, (db) =>
      getDocs(query(collection(db, `${job}/applicants`), where('mailHash', '==', hash), limit(5))),
    );
  });

  it('is created by editors, counted once, together with its identity', async () => {
    await world.only(editors, (db, uid) =>
      commit(
        db,
        patch(org, counts(uid)),
        put(applicantPath(), applicant(uid)),
        put(identityPath(), identity()),
      ),
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
        commit(
          world.as('recruiter'),
          put(applicantPath(), applicant('remy')),
          put(identityPath(), identity()),
        ),
      'without who it is': () =>
        commit(
          world.as('recruiter'),
          patch(org, counts('remy')),
          put(applicantPath(), applicant('remy')),
        ),
      'counted for less': add('remy', { count: { 'usage.storage.documents.used': 11 } }),
      'declared smaller': add('remy', {
        data: { megabytes: 1 },
        count: { 'usage.storage.documents.used': 11 },
      }),
      'declared larger': add('remy', {
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
      'with a candidate slot': add('remy', { count: { 'usage.candidates.total': 46 } }),
      'two on one count': () =>
        commit(
          world.as('recruiter'),
          patch(org, counts('remy')),
          put(applicantPath(), applicant('remy')),
          put(identityPath(), identity()),
          put(applicantPath(other), applicant('remy')),
          put(identityPath(other), identity()),
        ),
      'beyond the limit': async () => {
        await world.arrange(patch(org, { 'usage.storage.documents.used': 99 }));
        return add('remy', { count: { 'usage.storage.documents.used': 101 } })();
      },
    }));

  it('is created in a published job, in a closed shape', () =>
    world.refuses({
      "under a name of one's own": () =>
        commit(
          world.as('recruiter'),
          patch(
            org,
            counts('remy', { lastOp: op('applicant', 'ana', 'remy', { parent: 'open' }) }),
          ),
          put(applicantPath('ana'), applicant('remy')),
          put(identityPath('ana'), identity()),
        ),
      'in a job that is not published': () =>
        commit(
          world.as('recruiter'),
          patch(org, counts('remy', { lastOp: op('applicant', id, 'remy', { parent: 'sketch' }) })),
          put(applicantPath(id, sketch), applicant('remy')),
          put(identityPath(id, sketch), identity()),
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
      'marked as different already': add('remy', { data: { besides: [other] } }),
      'with too many findings': add('remy', {
        data: { findings: Array.from({ length: 61 }, () => finding) },
      }),
      'with a long note': add('remy', { data: { hidden: ['x'.repeat(301)] } }),
      'with another sketch': add('remy', { data: { likeness: 'zz' } }),
      'with more of who it is': add('remy', { is: { age: '31' } }),
      'with a long name': add('remy', { is: { name: 'x'.repeat(301) } }),
      'with lines of something else': add('remy', { is: { lines: { 3: 7 } } }),
      'a second time': afterAdding(add('remy')),
      'in a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return add('remy')();
      },
    }));
});
