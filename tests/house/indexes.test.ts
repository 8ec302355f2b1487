// Every query of the app is answered by an index that firestore.indexes.json declares or Firestore makes by itself: the emulator asks for none.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listAppQueries } from '../../tools/queries/appQueries.ts';
import {
  formatQuery,
  missingIndexes,
  usedIndexes,
  type Asked,
  type Indexes,
} from '../../tools/queries/indexRules.ts';
import { queriesIn } from '../../tools/queries/queryShapes.ts';

const indexes = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as Indexes;
const asked = listAppQueries();
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
        'cannot be read',
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

describe('a word of a list, or one of several values, beside another condition', () => {
  const merged: Indexes = {
    indexes: [
      ['status', 'ASCENDING'],
      ['terms', 'CONTAINS'],
    ].map(([fieldPath = '', kind]) => ({
      collectionGroup: 'sessions',
      queryScope: 'COLLECTION',
      fields: [
        kind === 'CONTAINS'
          ? { fieldPath, arrayConfig: 'CONTAINS' }
          : { fieldPath, order: 'ASCENDING' },
        { fieldPath: 'name', order: 'ASCENDING' },
      ],
    })),
    fieldOverrides: [],
  };
  const query = (op: string, second: string): Asked => ({
    group: 'sessions',
    scope: 'COLLECTION',
    wheres: [
      { field: 'status', op },
      { field: 'terms', op: second },
    ],
    orders: [{ field: 'name', order: 'ASCENDING' }],
  });
  it('needs one index for all of it: production promises no merging', () =>
    expect(missingIndexes(merged, query('==', 'array-contains'))).toEqual([
      'whole sessions COLLECTION: status ASCENDING, terms CONTAINS, name ASCENDING',
    ]));
  it('is answered by that', () =>
    expect(
      missingIndexes(
        {
          ...merged,
          indexes: [
            {
              collectionGroup: 'sessions',
              queryScope: 'COLLECTION',
              fields: [
                { fieldPath: 'status', order: 'ASCENDING' },
                { fieldPath: 'terms', arrayConfig: 'CONTAINS' },
                { fieldPath: 'name', order: 'ASCENDING' },
              ],
            },
          ],
        },
        query('in', 'array-contains'),
      ),
    ).toEqual([]));
});

describe('firestore.indexes.json', () => {
  it('compares no whole arrays: production promises an index of their parts alone', () =>
    expect(all.filter(({ wheres }) => wheres.some(({ op }) => op === '!='))).toEqual([]));
  it('knows every file that asks without the SDK: they sort by one field at most', () => {
    const folder = new URL('../../src/data/', import.meta.url);
    const plain = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        readFileSync(new URL(file, folder), 'utf8').includes('structuredQuery'),
    );
    expect(plain.toSorted()).toEqual(['firestore/connection.ts', 'platform/legalRequest.ts']);
  });
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
