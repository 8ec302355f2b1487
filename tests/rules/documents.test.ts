// The fixtures of the rules' tests fit the schemas of their collections.
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { collections } from '#data/firestore/collections.ts';
import { documents } from './documents/existing.ts';

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  // A server timestamp that is not resolved yet.
  return value && typeof value === 'object' ? new Date() : value;
}

const rows = Object.values(collections);
const rowOf = (path: string): (typeof rows)[number] | undefined =>
  rows.find((row) => new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));

describe("the documents of the rules' tests", () => {
  it.each(Object.entries(documents()))('%s fits its schema', (path, data) => {
    const result = rowOf(path)?.schema.safeParse(plain(data));
    expect(result?.error?.issues ?? (result ? [] : ['no row'])).toEqual([]);
  });
});
