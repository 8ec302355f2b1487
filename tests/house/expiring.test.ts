/** What Firestore deletes by itself is what the code says, and each document says when; nothing that a person was promised is among it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '#data/firestore/collections.ts';
import { computeExpiry, type Expiring } from '#domain/base/expiry.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: true; indexes: unknown[] }[];
};
const expiring: readonly Expiring[] = ['mail', 'notices', 'workers'];
const inTtl = fieldOverrides.filter(({ ttl }) => ttl);

describe('documents that go by themselves', () => {
  it('are mail, notices and what browsers tell of themselves, and nothing else', () => {
    expect(inTtl.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual([
      'clientReports',
      ...expiring,
    ]);
    for (const { fieldPath, indexes } of inTtl) {
      expect(fieldPath).toBe('expireAt');
      // A moment that only rises makes one server write all of an index.
      expect(indexes).toEqual([]);
    }
  });

  it.each(expiring)(
    'of the kind %s say when, and no other collection has a field of that name',
    (kind) => {
      expect(Object.keys(collections[kind].schema.shape)).toContain('expireAt');
      const group = collections[kind].path.split('/').at(-2);
      expect(group).toBe(kind);
      const others = Object.values(collections).filter(
        ({ path, schema }) =>
          path !== collections[kind].path &&
          path.split('/').at(-2) === group &&
          'shape' in schema &&
          'expireAt' in schema.shape,
      );
      expect(others).toEqual([]);
      // The rules hold each to a week at least.
      expect(read('firestore.rules').match(/expireAt'\) && stays\(\)/g)?.length).toBe(
        expiring.length,
      );
    },
  );

  it('stay three months at least, also where the clock of the device is a month behind', () => {
    const now = new Date('2026-11-28T00:00:00Z');
    for (const kind of expiring)
      expect(computeExpiry(kind, now).getTime() - now.getTime()).toBeGreaterThanOrEqual(
        90 * 86_400_000,
      );
  });
});

describe('the classes of the bucket', () => {
  it('change for recordings of interviews alone, later to cheaper ones, and nothing is deleted', () => {
    const { rule } = JSON.parse(read('storage.lifecycle.json')) as {
      rule: {
        action: { type: string; storageClass: string };
        condition: { age: number; matchesPrefix: string[] };
      }[];
    };
    expect(
      rule.map(({ action: { type, storageClass }, condition: { age } }) => [
        type,
        storageClass,
        age,
      ]),
    ).toEqual([
      ['SetStorageClass', 'NEARLINE', 30],
      ['SetStorageClass', 'COLDLINE', 90],
    ]);
    for (const { condition } of rule) {
      expect(condition.matchesPrefix).toEqual(['interviews/']);
      expect(read('storage.rules')).toContain('match /interviews/{o}/{i}/{c}/{q}/{f}');
    }
  });
});
