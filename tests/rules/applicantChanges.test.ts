// Applicants after they were added: uploaded, invited, marked, deleted; and their identity.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { logId, putEntry } from './entries.ts';
import {
  after,
  applicant,
  arrangeApplicant,
  at,
  id,
  identity,
  other,
  who,
  world,
} from './fixtures/applicants.ts';
import { editors, staff, type Who } from './people.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const givesBack = (by: string, more: Data = {}): Data => ({
  'usage.storage.documents.used': 8,
  lastOp: op('applicant.erase', id, by, { parent: 'open', log: logId }),
  ...more,
});
const eraseEntry = (by: string): Write => putEntry(by, 'applicant.erase', 'open', 'C0C0');
const change =
  (data: Data, as: Who = 'recruiter') =>
  () =>
    commit(world.as(as), patch(at(), data));

describe('organizations/{o}/interviews/{i}/applicants/{p}', () => {
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
