// A company's counters: each part of a counted change that nothing else requires.
import { describe, it } from 'vitest';
import { removeEntry } from './documents/auditEntries.ts';
import { countCandidate, op } from './documents/companies.ts';
import { gone, job, newToken, org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { countsErasure } from './entries.ts';
import { applicantId } from './matrix/cells.ts';
import { applicant, applicantIs } from './matrix/interviewDocuments.ts';
import { oneFault, triesIn } from './matrix/oneFault.ts';
import { inviting } from './matrix/companyCommits.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);
const company = (data: Data): Write => patch(org, data);

describe('the candidate counter', () => {
  const [, ...rest] = inviting.writes('remy');
  const asks = (more: Data = {}): Write[] => [
    company(countCandidate('remy', newToken, more)),
    ...rest,
  ];

  it('rises with an invitation, and with nothing else', () =>
    oneFault(
      world,
      {
        'as it is': by('recruiter', asks()),
        'the last slot for documents': by(
          'recruiter',
          asks(),
          company({ 'usage.storage.documents.limit': 11 }),
        ),
      },
      {
        'without an invitation': by('recruiter', asks().slice(0, 1)),
        'with a licence more': by('recruiter', asks({ 'usage.licenses.limit': 99 })),
        'with another kind of storage': by(
          'recruiter',
          asks({ 'usage.storage.more': { limit: 1, used: 0 } }),
        ),
        'one slot too many for documents': by(
          'recruiter',
          asks(),
          company({ 'usage.storage.documents.limit': 10 }),
        ),
      },
    ));
});

describe('the counters of an erased candidate', () => {
  const used = (videos: number, documents: number, more: Data = {}): Data => ({
    'usage.storage.videos.used': videos,
    'usage.storage.documents.used': documents,
    ...more,
  });
  const erases = (counters = used(18, 9)): Write[] => [
    ...countsErasure('olive', counters),
    drop(gone),
  ];
  const companyUsing = (videos: number, documents: number, more: Data = {}): Write =>
    company({ ...used(videos, documents), ...more });

  it('are released once, and nothing else is', () =>
    oneFault(
      world,
      {
        'as it is': by('owner', erases()),
        'to the last': by('owner', erases(used(0, 0)), companyUsing(2, 1)),
        'of a company that has more than it may': by(
          'owner',
          erases(used(600, 300)),
          companyUsing(602, 301),
        ),
      },
      {
        'without erasing anybody': by('owner', erases().slice(0, 1)),
        'with interviews given back': by(
          'owner',
          erases(used(18, 9, { 'usage.interviews.currentMonth': 0 })),
        ),
        'more than there were': by('owner', erases(used(-1, -1)), companyUsing(1, 0)),
      },
    ));
});

describe("an applicant's storage", () => {
  const at = `${job}/applicants/${applicantId}`;
  const counts = (used: number, more: Data = {}, kind = 'applicant'): Write =>
    company({
      'usage.storage.documents.used': used,
      lastOp: op(kind, applicantId, 'remy', {
        parent: 'open',
        ...(kind === 'applicant' ? {} : { log: 'logged' }),
      }),
      ...more,
    });
  const adds: Write[] = [put(at, applicant('remy')), put(`${at}/identity/current`, applicantIs)];
  const leaves: Write[] = [
    drop(at),
    drop(`${at}/identity/current`),
    put(`${org}/auditLog/logged`, {
      actorUid: 'remy',
      action: 'applicant.erase',
      target: 'open',
      at: now(),
    }),
  ];

  it('is counted with their resume', () =>
    oneFault(
      world,
      {
        'as it is': by('recruiter', [counts(12), ...adds]),
        'the last megabyte': by(
          'recruiter',
          [counts(12), ...adds],
          company({ 'usage.storage.documents.limit': 12 }),
        ),
      },
      {
        'for one that exists already': by('recruiter', [counts(12)], ...adds),
        'a megabyte too many': by(
          'recruiter',
          [counts(12), ...adds],
          company({ 'usage.storage.documents.limit': 11 }),
        ),
      },
    ));

  it('is released with it', () =>
    oneFault(
      world,
      {
        'as it is': by('recruiter', [counts(8, {}, 'applicant.erase'), ...leaves], ...adds),
        'of a company that has more than it may': by(
          'recruiter',
          [counts(8, {}, 'applicant.erase'), ...leaves],
          ...adds,
          company({ 'usage.storage.documents.limit': 5 }),
        ),
      },
      {
        'with interviews given back': by(
          'recruiter',
          [counts(8, { 'usage.interviews.currentMonth': 0 }, 'applicant.erase'), ...leaves],
          ...adds,
        ),
      },
    ));
});

describe('a license', () => {
  const removes = (used = 6, more: Data = {}, uid = 'reed'): Write[] => [
    company({
      'usage.licenses.used': used,
      lastOp: op('seat.remove', uid, 'ada', { parent: 'left' }),
      ...more,
    }),
    drop(`${org}/members/${uid}`),
    put(`${org}/auditLog/left`, removeEntry('ada', uid, 'reviewer active')),
  ];
  const odd = put(`${org}/members/odd.one`, {
    role: 'reviewer',
    status: 'active',
    joinedAt: now(),
  });

  it('is released when a member leaves, and nothing else is', () =>
    oneFault(
      world,
      {
        'as it is': by('admin', removes()),
        'the last but one': by('admin', removes(1), company({ 'usage.licenses.used': 2 })),
      },
      {
        'the last': by('admin', removes(0), company({ 'usage.licenses.used': 1 })),
        'with interviews given back': by(
          'admin',
          removes(6, { 'usage.interviews.currentMonth': 0 }),
        ),
        'of somebody whose id is none': by('admin', removes(6, {}, 'odd.one'), odd),
        'without counting, under the removal of another': by(
          'admin',
          [
            drop(`${org}/members/reed`),
            put(`${org}/auditLog/left`, removeEntry('ada', 'reed', 'reviewer active')),
          ],
          company({ lastOp: op('seat.remove', 'rowan', 'ada', { parent: 'left' }) }),
        ),
      },
    ));

  it('is released once for a revoked invitation', () => {
    const waiting = 'waitingWAITINGwaiting3';
    const counted = company({
      'usage.licenses.used': 6,
      lastOp: op('seat.revoke', waiting, 'olive'),
    });
    const revokes = patch(`${org}/orgInvites/${waiting}`, {
      status: 'revoked',
      revokedBy: 'olive',
    });
    return oneFault(
      world,
      { once: by('owner', [counted, revokes]) },
      { 'again, for the same': by('owner', [counted], revokes) },
    );
  });
});
