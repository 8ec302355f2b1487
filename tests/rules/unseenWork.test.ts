// The library and a company's settings: each part that nothing else requires.
import { describe, it } from 'vitest';
import { computeSecretMark } from '../../src/domain/base/secretMark.ts';
import { entry } from './documents/auditEntries.ts';
import { orgAi, platformAi } from './documents/companies.ts';
import { libraryBodies, libraryItem } from './documents/jobs.ts';
import { org } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { keyId } from './matrix/cells.ts';
import { exportFile, exportKey } from './matrix/companyDocuments.ts';
import { oneFault, tries, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);

describe("a company's AI settings", () => {
  const at = `${org}/settings/ai`;
  const sets = (more: Data, action = 'ai.settings'): Write[] => [
    put(at, orgAi('olive', { auditId: 'new', ...more })),
    put(`${org}/auditLog/new`, entry('olive', action, 'ai')),
  ];
  const platform = (...cloudTasks: string[]): Write =>
    put(
      'platformSettings/ai',
      platformAi('saga', { cloudTasks, updatedAt: ago(days(1)), auditId: 'old' }),
    );
  it('records who paused it, and allows the cloud where it is offered', () =>
    oneFault(
      world,
      {
        off: by('owner', sets({ on: false })),
        held: by('owner', sets({ paused: true, pausedBy: 'olive', pausedAt: now() }, 'ai.queue')),
        'the cloud for one task': by('owner', sets({ adapter: 'cloud' }), platform('draftKit')),
      },
      {
        'held by a word': by(
          'owner',
          sets({ paused: 'yes', pausedBy: 'olive', pausedAt: now() }, 'ai.queue'),
        ),
        'not held, since a moment': by('owner', sets({ on: false, pausedAt: now() })),
        'the cloud for none': by('owner', sets({ adapter: 'cloud' }), platform()),
      },
    ));
});

describe('API keys', () => {
  const at = `${org}/exportKeys/${keyId}`;
  const pays = patch('tierConfigurations/default_free', { 'features.apiAccess': true });
  const log = (action: string): Write =>
    put(`${org}/auditLog/new`, {
      ...entry('ada', action, 'exportKeys'),
      detail: computeSecretMark(keyId),
    });
  const makes = [put(at, exportKey('ada')), log('export.key')];
  const revokes = [
    patch(at, { revokedBy: 'ada', revokedAt: now(), auditId: 'new' }),
    log('export.revoke'),
  ];
  const existingKey = (more: Data = {}): Write =>
    put(at, exportKey('olive', { createdAt: ago(days(1)), auditId: 'old', ...more }));
  const writes = [put(`${at}/files/jobs.json`, exportFile('ada'))];
  it('need a recent sign-in and the plan, and are revoked once', () =>
    oneFault(
      world,
      {
        made: by('admin', makes, pays),
        ended: by('admin', revokes, existingKey()),
        'a file': by('admin', writes, existingKey(), pays),
      },
      {
        'made with an old sign-in': tries(
          world,
          world.stranger('ada', { email: 'ada@larkfield.test', signedInSecondsAgo: 7_200 }),
          makes,
          [pays],
        ),
        'ended again': by(
          'admin',
          revokes,
          existingKey({ revokedBy: 'olive', revokedAt: ago(minutes(9)) }),
        ),
        'a file without the plan': by('admin', writes, existingKey()),
      },
    ));
});

describe('a job owner', () => {
  const hands = (ownerUid: unknown, auditId: unknown = 'new'): Write[] => [
    put(`${org}/duties/open`, { ownerUid, by: 'olive', at: now(), auditId }),
    put(`${org}/auditLog/${String(auditId)}`, entry('olive', 'job.handOver', 'open')),
  ];
  it('is a user with an id', () =>
    oneFault(
      world,
      { 'a recruiter': by('owner', hands('remy')) },
      {
        'an id that is none': by(
          'owner',
          hands('odd.one'),
          put(`${org}/members/odd.one`, {
            role: 'recruiter',
            status: 'active',
            joinedAt: ago(days(1)),
          }),
        ),
        'under an entry whose number is no text': by('owner', hands('remy', 5)),
      },
    ));
});

describe('a library entry', () => {
  const keeps = (kind: 'competency' | 'interview', body: Data = {}, more: Data = {}): Write[] => [
    put(
      `${org}/library/new`,
      libraryItem('remy', kind, { body: { ...libraryBodies[kind], ...body }, ...more }),
    ),
  ];
  it('has one of three kinds, with a closed shape', () =>
    oneFault(
      world,
      {
        'a competency': by('recruiter', keeps('competency')),
        'an interview': by('recruiter', keeps('interview')),
      },
      {
        'a competency with more': by('recruiter', keeps('competency', { more: 1 })),
        'an interview with more': by('recruiter', keeps('interview', { more: 1 })),
        'of a fourth kind': by('recruiter', keeps('interview', {}, { kind: 'other' })),
      },
    ));
});
