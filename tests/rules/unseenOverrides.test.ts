// Limit overrides: each part that nothing else requires.
import { describe, it } from 'vitest';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, now } from './documents/times.ts';
import { override } from './matrix/companyDocuments.ts';
import { inBothLogs, oneFault, triesIn } from './matrix/oneFault.ts';
import { ask } from './matrix/platformDocuments.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);
const fields: Record<string, string> = {
  interviews: 'usage.interviews.limit',
  candidates: 'usage.candidates.limit',
  licenses: 'usage.licenses.limit',
  videos: 'usage.storage.videos.limit',
  documents: 'usage.storage.documents.limit',
};
const bases: Record<string, number> = {
  interviews: 10,
  candidates: 20,
  licenses: 10,
  videos: 500,
  documents: 100,
};
const at = (limit: string): string => `${org}/overrides/${limit}`;
const limits = (limit: string, value: number, more: Data = {}): Write =>
  patch(org, { [fields[limit] ?? '']: value, ...more });
/** An existing override with its limit in force. */
const existingOverride = (limit: string, more: Data = {}): Write[] => [
  put(
    at(limit),
    override('saga', {
      limit,
      value: 900,
      base: bases[limit],
      at: ago(days(31)),
      until: ahead(days(5)),
      auditId: 'old',
      ...more,
    }),
  ),
  limits(limit, 900),
];

describe('a limit override', () => {
  const grants = (
    limit: string,
    more: Data = {},
    action = 'org.override',
    log: Data = {},
  ): Write[] => [
    put(at(limit), override('saga', { limit, value: 900, base: bases[limit], ...more })),
    limits(limit, 900, { auditId: 'new' }),
    ...inBothLogs(action, { after: `${limit}: 900`, ...log }),
  ];
  const ended = [
    ...existingOverride('interviews', { base: 5, endedAt: ago(days(1)) }),
    limits('interviews', 10),
  ];

  it('is any of the five, with a reason and its own entry', () =>
    oneFault(
      world,
      {
        ...Object.fromEntries(
          Object.keys(fields).map((limit) => [limit, by('superAdmin', grants(limit))]),
        ),
        'with the longest reason': by(
          'superAdmin',
          grants('interviews', { reason: 'x'.repeat(2_000) }),
        ),
        'again, after one that ended': by('superAdmin', grants('interviews'), ...ended),
      },
      {
        'with a longer reason': by(
          'superAdmin',
          grants('interviews', { reason: 'x'.repeat(2_001) }),
        ),
        'under an entry of a plan': by('superAdmin', grants('interviews', {}, 'org.plan')),
        'again, with the base of one that ended': by(
          'superAdmin',
          grants('interviews', { base: 5 }),
          ...ended,
        ),
      },
    ));

  it('follows a change of plan', () => {
    const follows = (more: Data = {}, company: Data = { tier: 'Pro' }): Write[] => [
      patch(at('interviews'), { base: 500, auditId: 'new', ...more }),
      patch(org, { ...company, auditId: 'new' }),
      ...inBothLogs('org.plan'),
    ];
    return oneFault(
      world,
      { 'as it is': by('superAdmin', follows(), ...existingOverride('interviews')) },
      {
        'with a base that is no number of things': by(
          'superAdmin',
          follows({ base: 0.5 }),
          ...existingOverride('interviews'),
        ),
        'for longer': by(
          'superAdmin',
          follows({ until: ahead(days(50)) }),
          ...existingOverride('interviews'),
        ),
        'after it ended': by(
          'superAdmin',
          follows(),
          ...existingOverride('interviews', { endedAt: ago(days(1)) }),
        ),
        'without a plan': by(
          'superAdmin',
          [patch(at('interviews'), { base: 500, auditId: 'new' }), ...inBothLogs('org.plan')],
          ...existingOverride('interviews'),
        ),
        'with its limit taken away': by(
          'superAdmin',
          follows({}, { tier: 'Pro', 'usage.interviews.limit': 500 }),
          ...existingOverride('interviews'),
        ),
        'under the entry of another override': by(
          'superAdmin',
          [patch(at('interviews'), { base: 500, auditId: 'new' }), ...grants('candidates')],
          ...existingOverride('interviews'),
        ),
        'under an entry that a request names, and no plan': by(
          'superAdmin',
          [
            patch(at('interviews'), { base: 500, auditId: 'new' }),
            ...inBothLogs('org.plan', { after: 'plan-1' }),
          ],
          ...existingOverride('interviews'),
          put(`${org}/requests/plan-1`, ask({ status: 'approved', auditId: 'new' })),
        ),
        'under an entry of before': by(
          'superAdmin',
          [patch(at('interviews'), { base: 500, auditId: 'seen' })],
          ...existingOverride('interviews'),
          patch(org, { auditId: 'seen' }),
        ),
      },
    );
  });

  it('is ended early, once, under its own entry', () => {
    const ends = (action = 'org.override.end'): Write[] => [
      patch(at('interviews'), { endedAt: now(), auditId: 'new' }),
      limits('interviews', 10, { auditId: 'new' }),
      ...inBothLogs(action, { after: 'interviews: 10' }),
    ];
    return oneFault(
      world,
      { 'as it is': by('superAdmin', ends(), ...existingOverride('interviews')) },
      {
        'under an entry of a plan': by(
          'superAdmin',
          ends('org.plan'),
          ...existingOverride('interviews'),
        ),
        again: by(
          'superAdmin',
          ends(),
          ...existingOverride('interviews', { endedAt: ago(days(1)) }),
        ),
      },
    );
  });

  it('expires, and only the plan’s limit is restored', () => {
    const over = { until: ago(days(1)) };
    const back = (limit: string, more: Data = {}, also: Data = {}): Write[] => [
      patch(at(limit), { endedAt: now(), ...also }),
      limits(limit, bases[limit] ?? 0, { lastOp: op('override.end', limit, 'olive'), ...more }),
    ];
    return oneFault(
      world,
      Object.fromEntries(
        Object.keys(fields).map((limit) => [
          limit,
          by('owner', back(limit), ...existingOverride(limit, over)),
        ]),
      ),
      {
        'documents, with videos': by(
          'owner',
          back('documents', { 'usage.storage.videos.limit': 9_000 }),
          ...existingOverride('documents', over),
        ),
        'with another reason': by(
          'owner',
          back('interviews', {}, { reason: 'Other words for it.' }),
          ...existingOverride('interviews', over),
        ),
      },
    );
  });
});
