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
  afterAdding,
  applicant,
  arrangeApplicant,
  applicantPath,
  id,
  identity,
  other,
  identityPath,
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
    commit(world.as(as), patch(applicantPath(), data));

describe('organizations/{o}/interviews/{i}/applicants/{p}', () => {
  it('is uploaded, invited and marked as a duplicate by editors; nothing else changes', async () => {
    await world.only(editors, async (db) => {
      await arrangeApplicant();
      return commit(db, patch(applicantPath(), { arrivedAt: now(), rev: 2 }));
    });
    await world.accepts({
      invited: afterAdding(change({ invitedAt: now(), invitedBy: 'remy', rev: 2 })),
      'invited again': afterAdding(change({ invitedAt: now(), invitedBy: 'remy', rev: 2 }), {
        invitedAt: ahead(-days(1)),
        invitedBy: 'ada',
      }),
      'beside another': afterAdding(change({ besides: [other], rev: 2 })),
    });
    await world.refuses({
      'arrived twice': afterAdding(change({ arrivedAt: now(), rev: 2 }), {
        arrivedAt: ahead(-days(1)),
      }),
      'arrived at another time': afterAdding(change({ arrivedAt: ahead(days(1)), rev: 2 })),
      'invited by somebody else': afterAdding(
        change({ invitedAt: now(), invitedBy: 'ada', rev: 2 }),
      ),
      'beside words': afterAdding(change({ besides: ['Ana'], rev: 2 })),
      'no longer beside': afterAdding(change({ besides: [], rev: 2 }), { besides: [other] }),
      'other findings': afterAdding(change({ findings: [], rev: 2 })),
      'another file': afterAdding(change({ file: 'y.pdf', rev: 2 })),
      smaller: afterAdding(change({ megabytes: 1, rev: 2 })),
      'no longer blind': afterAdding(change({ blind: false, rev: 2 }), { blind: true }),
      'without a revision': afterAdding(change({ arrivedAt: now() })),
    });
  });

  it('is deleted by editors with its identity, and releases exactly the storage it used', async () => {
    await world.only(editors, async (db, uid) => {
      await arrangeApplicant();
      return commit(
        db,
        patch(org, givesBack(uid)),
        drop(applicantPath()),
        drop(identityPath()),
        eraseEntry(uid),
      );
    });
    const erase = (count: Data = {}, ...more: Parameters<typeof commit>[1][]) =>
      afterAdding(() =>
        commit(
          world.as('recruiter'),
          patch(org, givesBack('remy', count)),
          drop(applicantPath()),
          drop(identityPath()),
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
      'without the count': afterAdding(() =>
        commit(world.as('recruiter'), drop(applicantPath()), drop(identityPath())),
      ),
      'leaving who it is': afterAdding(() =>
        commit(
          world.as('recruiter'),
          patch(org, givesBack('remy')),
          drop(applicantPath()),
          eraseEntry('remy'),
        ),
      ),
      'without a word in the log': afterAdding(() =>
        commit(
          world.as('recruiter'),
          patch(org, givesBack('remy')),
          drop(applicantPath()),
          drop(identityPath()),
        ),
      ),
      'giving back more': erase({ 'usage.storage.documents.used': 0 }),
      'giving back videos': erase({ 'usage.storage.videos.used': 0 }),
      'the count alone': afterAdding(() =>
        commit(world.as('recruiter'), patch(org, givesBack('remy'))),
      ),
      'one count for two': async () => {
        await world.arrange(
          put(applicantPath(other), applicant('remy')),
          put(identityPath(other), identity()),
        );
        return erase({}, drop(applicantPath(other)), drop(identityPath(other)))();
      },
      'one that is not there': () => commit(world.as('recruiter'), patch(org, givesBack('remy'))),
    });
  });
});

describe('organizations/{o}/interviews/{i}/applicants/{p}/identity/{d}', () => {
  it('is read by the staff, in a blind job by those who invite', async () => {
    await arrangeApplicant();
    await world.readers(staff, (db) => getDoc(doc(db, identityPath())));
    await arrangeApplicant({ blind: true });
    await world.readers(editors, (db) => getDoc(doc(db, identityPath())));
    await world.readers([], (db) => getDocs(collection(db, `${applicantPath()}/identity`)));
  });
  it('never changes, and is never created or deleted alone', async () => {
    await arrangeApplicant();
    await world.refuses({
      changed: afterAdding(() => commit(world.as('owner'), patch(identityPath(), { name: 'Eva' }))),
      replaced: afterAdding(() =>
        setDoc(doc(world.as('owner'), identityPath()), identity({ name: 'Eva' })),
      ),
      'under another name': afterAdding(() =>
        setDoc(doc(world.as('recruiter'), `${applicantPath()}/identity/more`), identity()),
      ),
      'deleted alone': afterAdding(() => commit(world.as('owner'), drop(identityPath()))),
      'without an applicant': () =>
        setDoc(doc(world.as('recruiter'), identityPath(other)), identity()),
    });
  });
});
