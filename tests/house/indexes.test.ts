// Every query of the app is answered by an index that firestore.indexes.json declares or Firestore makes by itself: the emulator asks for none.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '#data/firestore/collections.ts';
import {
  missingIndexes,
  formatQuery,
  usedIndexes,
  type Asked,
  type Indexes,
} from './indexRules.ts';
import { queriesIn } from './queryShapes.ts';

const folder = new URL('../../src/data/', import.meta.url);
const indexes = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as Indexes;
const groupOf = (name: string): string =>
  name in collections
    ? (collections[name as keyof typeof collections].path.split('/').at(-2) ?? name)
    : name;
/** Combinations that the text alone does not rule out: a view of waiting candidates filters by status and sorts by submission time (candidateView.ts). */
const isAsked = ({ group, wheres, orders }: Asked): boolean =>
  group !== 'candidates' ||
  !wheres.some(({ field, op }) => field === 'submittedAt' && op === '<=') ||
  (wheres.some(({ field }) => field === 'status') &&
    orders.every(({ field }) => field === 'submittedAt'));
/** A query's file with the files beside it whose conditions it asks with: those that make no query of their own. */
const withConditions = (file: string): string => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const beside = [...text.matchAll(/from '(\.\/\w+\.ts)'/g)].map(([, name = '']) =>
    readFileSync(new URL(name, new URL(file, folder)), 'utf8'),
  );
  return [text, ...beside.filter((one) => /\bwhere\(/.test(one) && !/\bquery\(/.test(one))].join(
    '\n',
  );
};
const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('.fixture.'))
  .map((file) => {
    return {
      file,
      queries: queriesIn(withConditions(file))
        .map((query): Asked => ({ ...query, group: groupOf(query.group) }))
        .filter((query) => isAsked(query)),
    };
  })
  .filter(({ queries }) => queries.length > 0);
const all = asked.flatMap(({ queries }) => queries);
const nameOf = (index: Indexes['indexes'][number]): string =>
  `${index.collectionGroup} ${index.queryScope}: ${index.fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`).join(', ')}`;

describe('the reader of queries', () => {
  const read = (text: string): string[] => queriesIn(text).map(formatQuery);
  it('knows literals, constants, functions and both ways of a choice', () => {
    expect(
      read(
        "const a = () => query(collectionAt('mail', {}), where('orgId', '==', x), orderBy('createdAt', 'desc'), limit(3));",
      ),
    ).toEqual(['mail: orgId == by createdAt desc']);
    expect(
      read(
        "const sent = where('status', '==', 'sent');\nconst q = query(collectionGroup(database(), 'aiJobs'), sent, ...(open ? [where('stage', 'in', list)] : []));",
      ),
    ).toEqual(['aiJobs (group): status == stage in', 'aiJobs (group): status ==']);
    expect(
      read(
        "function inIt(a: X): Y[] {\n  if (a) return [where('a', '==', a)];\n  return [];\n}\nfunction make() {\n  return query(collectionAt('mail', {}), ...inIt(b), orderBy('at', direction));\n}",
      ),
    ).toEqual([
      'mail: a == by at asc',
      'mail: a == by at desc',
      'mail: by at asc',
      'mail: by at desc',
    ]);
    expect(
      read(
        "const of = (field: 'a' | 'b') => query(collectionAt('mail', {}), where(field, '>=', x), orderBy(field));",
      ),
    ).toEqual(['mail: a >= by a asc', 'mail: b >= by b asc']);
  });
  it.each(["where(anything(), '==', 1)", '...conditions', 'orderBy(field)'])(
    'does not pass over what it cannot read: %s',
    (part) =>
      expect(() => read(`const q = query(collectionAt('mail', {}), ${part});`)).toThrow(
        'can’t be read',
      ),
  );
});

describe('what a query needs', () => {
  const none: Indexes = { indexes: [], fieldOverrides: [] };
  const one = (
    wheres: [string, string][],
    orders: [string, 'ASCENDING' | 'DESCENDING'][] = [],
    scope: Asked['scope'] = 'COLLECTION',
  ): Asked => ({
    group: 'sessions',
    scope,
    wheres: wheres.map(([field, op]) => ({ field, op })),
    orders: orders.map(([field, order]) => ({ field, order })),
  });
  it('is nothing for equalities and for one sorted field', () => {
    for (const query of [
      one([
        ['a', '=='],
        ['b', 'in'],
      ]),
      one([], [['a', 'DESCENDING']]),
      one(
        [
          ['a', '>'],
          ['a', '<'],
        ],
        [['a', 'ASCENDING']],
      ),
    ])
      expect(missingIndexes(none, query)).toEqual([]);
  });
  it('is a composite for both, an exemption for a group, and nothing from a field without an index', () => {
    expect(missingIndexes(none, one([['a', '==']], [['b', 'DESCENDING']]))).toEqual([
      'composite sessions COLLECTION: a ASCENDING, b DESCENDING',
    ]);
    expect(missingIndexes(none, one([['a', '==']], [], 'COLLECTION_GROUP'))).toEqual([
      'single field a ASCENDING, COLLECTION_GROUP',
    ]);
    expect(
      missingIndexes(
        {
          indexes: [],
          fieldOverrides: [{ collectionGroup: 'sessions', fieldPath: 'a', indexes: [] }],
        },
        one([['a', '==']]),
      ),
    ).toHaveLength(1);
  });
  it('may be put together from composites that sort alike', () => {
    const composite = (...fields: string[]): Indexes['indexes'][number] => ({
      collectionGroup: 'sessions',
      queryScope: 'COLLECTION',
      fields: [
        ...fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    });
    const query = one(
      [
        ['a', '=='],
        ['b', '=='],
      ],
      [['at', 'DESCENDING']],
    );
    expect(missingIndexes({ ...none, indexes: [composite('a'), composite('b')] }, query)).toEqual(
      [],
    );
    expect(missingIndexes({ ...none, indexes: [composite('a')] }, query)).toHaveLength(1);
  });
});

describe('firestore.indexes.json', () => {
  it('is held against many queries', () => expect(all.length).toBeGreaterThan(60));
  it.each(asked)('answers every query of $file', ({ queries }) => {
    expect([
      ...new Set(
        queries.flatMap((query) =>
          missingIndexes(indexes, query).map((missing) => `${formatQuery(query)} → ${missing}`),
        ),
      ),
    ]).toEqual([]);
  });
  it('holds no index that nobody asks for', () => {
    const used = new Set(
      all
        .flatMap((query) => (query.wheres.length > 0 ? usedIndexes(indexes, query) : []))
        .map(nameOf),
    );
    expect(indexes.indexes.map(nameOf).filter((name) => !used.has(name))).toEqual([]);
  });
});
