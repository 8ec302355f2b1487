// Settings, tiers, announcements and legal texts: each rule with one fault that no other document of the commit checks.
import { Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { platformAi, tier } from './documents/companies.ts';
import { ago, ahead, days, now } from './documents/times.ts';
import {
  commitAsSuperAdmin,
  commitAs,
  afterWriting,
  platformLogEntry,
  world,
} from './fixtures/unseenPlatform.ts';
import { both } from './matrix/cells.ts';
import { legal, news, publishedTier, tierDraft } from './matrix/platformDocuments.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

describe('the versions of settings in force', () => {
  const at = Timestamp.fromMillis(1_700_000_000_000);
  const settings = platformAi('saga', { auditId: 'new' });
  const asks = platformLogEntry('ai.settings', 'platform', { reason: 'A first choice.' });
  const publishes = platformLogEntry('tier.publish', 'team', { reason: 'More room.' });
  const team = (version: string, more: Data = {}): Write[] => [
    put('tierConfigurations/team', publishedTier('saga', more)),
    put(`tierConfigurations/team/versions/${version}`, publishedTier('saga', more)),
    publishes,
  ];

  it('are written with the settings, under their number and no other', async () => {
    const both_ = [
      put('platformSettings/ai', settings),
      put('platformSettings/ai/versions/1', settings),
      asks,
    ];
    await world.accepts({
      'the settings': commitAsSuperAdmin(...both_),
      'a tier': commitAsSuperAdmin(...team('1')),
      'a tier from its third version on': commitAsSuperAdmin(...team('3', { rev: 3 })),
    });
    const storedSettings = { ...settings, updatedAt: at };
    const stood = publishedTier('saga', { updatedAt: at });
    await world.refuses({
      'the settings under another number too': commitAsSuperAdmin(
        ...both_,
        put('platformSettings/ai/versions/7', settings),
      ),
      'a tier under another number too': commitAsSuperAdmin(
        ...team('1'),
        put('tierConfigurations/team/versions/7', publishedTier('saga')),
      ),
      'the settings of before': afterWriting(
        [put('platformSettings/ai', storedSettings)],
        commitAsSuperAdmin(put('platformSettings/ai/versions/1', storedSettings)),
      ),
      'a tier of before': afterWriting(
        [put('tierConfigurations/team', stood)],
        commitAsSuperAdmin(put('tierConfigurations/team/versions/1', stood)),
      ),
      'half a version of a tier': commitAsSuperAdmin(...team('1.5', { rev: 1.5 })),
    });
  });
});

describe('tierConfigurations/{t} and tierDrafts/{t}', () => {
  const plain = (more: Data = {}) =>
    commitAsSuperAdmin(put('tierConfigurations/team', tier('saga', more)));
  it('record how they were published only when they are', async () => {
    await world.accepts({
      'before they are': plain(),
      'a draft with a price': commitAsSuperAdmin(
        put(
          'tierDrafts/team',
          tierDraft('saga', { price: { monthly: 1, annual: 10, currency: 'EUR' } }),
        ),
      ),
    });
    await world.refuses({
      'a reason': plain({ reason: 'More room.' }),
      'for whom': plain({ applies: 'all' }),
      'what it takes up again': plain({ restored: 1 }),
      'an entry': plain({ auditId: 'new' }),
    });
  });
  it('are deleted unless users have them, and a published one with a recent sign-in', async () => {
    const goes = drop('tierConfigurations/team');
    const published = put(
      'tierConfigurations/team',
      publishedTier('saga', { updatedAt: ago(days(1)) }),
    );
    const gone = platformLogEntry('tier.delete', 'team', {}, 'tierdelete_team_1');
    const { limits } = tier('saga');
    await world.accepts({
      'one of companies': afterWriting(
        [put('tierConfigurations/team', tier('saga'))],
        commitAsSuperAdmin(goes),
      ),
      'a published one': afterWriting([published], commitAsSuperAdmin(goes, gone)),
    });
    await world.refuses({
      'one of people': afterWriting(
        [
          put(
            'tierConfigurations/team',
            tier('saga', { limits: { ...(limits as Data), credits: 9 } }),
          ),
        ],
        commitAsSuperAdmin(goes),
      ),
      'a published one, signed in this morning': afterWriting(
        [published],
        commitAs('superAdminOfThisMorning', goes, gone),
      ),
    });
  });
});

describe('announcements/{a}', () => {
  const publish = (more: Data = {}, id = 'b') =>
    commitAsSuperAdmin(
      put(`announcements/${id}`, news('saga', more)),
      platformLogEntry('announcement.publish', id),
    );
  it('has a valid id, ends no sooner than it starts, and is ended by any super admin', async () => {
    const moment = ahead(days(1));
    const ends = commitAsSuperAdmin(
      patch('announcements/b', {
        until: ahead(days(1)),
        rev: 2,
        updatedAt: now(),
        updatedBy: 'saga',
        auditId: 'new',
      }),
      platformLogEntry('announcement.end', 'b'),
    );
    await world.accepts({
      'for a moment': publish({ from: moment, until: moment }),
      'ended by another': afterWriting(
        [put('announcements/b', news('sid', { updatedAt: ago(days(1)), auditId: 'old' }))],
        ends,
      ),
    });
    await world.refuses({
      'under no proper id': publish({}, 'a b'),
      'over before it begins': publish({ from: ahead(days(2)), until: moment }),
      'over at no moment': publish({ until: Date.now() + days(3) }),
      'beginning at none': publish({ from: 1 }),
      'at none at all': publish({ from: 1, until: 2 }),
      'by another': publish({ updatedBy: 'sid' }),
      'at another time': publish({ updatedAt: new Date(0) }),
    });
  });
});

describe('legalTexts/{l}', () => {
  it('is a version of one of two texts, under its month', async () => {
    const publishes = (kind: string, version: string) =>
      commitAsSuperAdmin(
        put(`legalTexts/${kind}-${version}`, legal('saga', version, { kind, changes: both })),
        platformLogEntry('legal.publish', `${kind}-${version}`),
      );
    await world.accepts({
      terms: publishes('terms', '2026-12'),
      privacy: publishes('privacy', '2026-12-2'),
    });
    await world.refuses({
      'another text': publishes('imprint', '2026-12'),
      'without a month': publishes('terms', '2026'),
      'in words': publishes('terms', 'soon'),
    });
  });
});
