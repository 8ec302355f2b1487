// The limits of the fields of the platform's documents.
import { days, minutes } from '../documents/times.ts';
import {
  flag,
  inBoth,
  items,
  lasts,
  many,
  oneOf,
  text,
  texts,
  until,
  words,
  type Bound,
  type Bounds,
} from './bound.ts';

/** Any number in these bounds. */
const amount = (most: number): Bound => ({ good: [most, 0, 0.5], bad: [most + 1, -1, 'x'] });

const limits = {
  good: [0, 10_000_000, 1_000_000_000],
  bad: [10_000_001, 999_999_999, 1_000_000_001, -1, 0.5],
};

const price = { monthly: 1, annual: 10, currency: 'EUR' };

export const platformBounds: Record<string, Bounds> = {
  'create suspensions/{u}': { who: 'superAdmin', fields: { reason: text(2_000, 1) } },
  'create platformAudit/{id}': {
    who: 'superAdmin',
    fields: {
      action: oneOf(['user.reset'], ['', 'note', 'x'.repeat(65)]),
      target: text(128, 1),
      reason: text(2_000),
      before: text(10_000),
      after: text(10_000),
    },
  },
  'create viewings/{u}': {
    who: 'superAdmin',
    fields: { reason: text(2_000, 10), until: until(minutes(30)) },
  },
  'create platformSettings/ai': {
    who: 'superAdmin',
    fields: {
      reason: text(2_000, 1),
      stopped: oneOf([['all', 'onDevice', 'cloud'], []], [['x'], ['all', 'all', 'all', 'all']]),
      held: oneOf([[], ['evaluation']], [['x'], 'x']),
      adapter: oneOf(['onDevice', 'cloud']),
      passes: oneOf([1, 3], [0, 2, 4]),
      model: oneOf(['', words(60)], [words(61), 'a b']),
      cloudTasks: texts(40, 40),
      currency: oneOf(['EUR'], ['EURO', 'eur']),
      prices: items(5, { model: 'm', input: 1, output: 1 }),
      'prices.0.input': amount(1_000_000),
      'prices.0.output': amount(1_000_000),
      'prices.0.model': oneOf([words(60), 'x'], [words(61), '']),
      restored: oneOf([null], [0, 1, 2, 'x']),
    },
  },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].map((n) => [
      `create platformSettings/ai (price ${n})`,
      {
        who: 'superAdmin',
        also: { prices: many(5, { model: 'm', input: 1, output: 1 }) },
        fields: { [`prices.${n}.input`]: amount(1_000_000) },
      } satisfies Bounds,
    ]),
  ),
  ...lasts(5, (n) => [
    `create platformSettings/ai (price ${n} is the last)`,
    {
      who: 'superAdmin',
      also: { prices: many(n + 1, { model: 'm', input: 1, output: 1 }) },
      fields: { [`prices.${n}.input`]: amount(1_000_000) },
    },
  ]),
  'create platformSettings/reports': {
    who: 'superAdmin',
    fields: { on: flag, reason: text(2_000, 1) },
  },
  'create clientReports/{r}': {
    who: 'guest',
    fields: {
      route: oneOf(['job', 'x'.repeat(40)], ['', 'x'.repeat(41), '/jobs/1', 'job?x']),
      version: oneOf(['dev', words(40)], ['', words(41), 'a b']),
      browser: oneOf(['firefox', 'x'.repeat(20)], ['', 'x'.repeat(21), 'Firefox/140']),
      events: oneOf(
        [
          [],
          ['fault unknown'],
          [`csp img-src ${words(100)}`],
          ['fault a b c'],
          Array<string>(10).fill('fault unknown'),
        ],
        [
          ['fault'],
          ['note unknown'],
          ['fault a b c d'],
          [`csp img-src ${words(101)}`],
          ['fault ana@post.test'],
          ['fault unknown Cannot read “Ana”'],
          [1],
          'fault unknown',
          Array<string>(11).fill('fault unknown'),
        ],
      ),
      vitals: oneOf([{}, { lcp: 1 }], [{ fid: 1 }, [1], 1, { lcp: 1, name: 'Ana' }]),
      'vitals.lcp': { good: [0, 600_000], bad: [-1, 600_001, 0.5, 'x'] },
      'vitals.inp': { good: [0, 600_000], bad: [-1, 600_001, 0.5, 'x'] },
      'vitals.cls': { good: [0, 100_000], bad: [-1, 100_001, 0.5, 'x'] },
      expireAt: until(days(30)),
    },
  },
  'create tierConfigurations/{t}': {
    who: 'superAdmin',
    fields: {
      name: text(64, 1),
      'limits.licenses': limits,
      'limits.interviews': limits,
      'limits.candidates': limits,
      'limits.videos': limits,
      'limits.documents': limits,
      'limits.credits': limits,
      'features.customBranding': flag,
      'features.advancedAnalytics': flag,
      'features.apiAccess': flag,
      'features.prioritySupport': flag,
      price: oneOf(
        [price, null],
        [
          { ...price, x: 1 },
          { ...price, currency: 'euro' },
        ],
      ),
    },
  },
  'create tierConfigurations/{t} (price)': {
    who: 'superAdmin',
    also: { price },
    fields: { 'price.monthly': amount(1_000_000), 'price.annual': amount(1_000_000) },
  },
  'create tierDrafts/{t}': {
    who: 'superAdmin',
    fields: {
      name: text(64, 1),
      base: { good: [0, 3], bad: [-1, 0.5] },
      limits: oneOf(
        [
          { a: 1, b: 1, c: 1, d: 1, e: 1 },
          { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 },
        ],
        [
          { a: 1 },
          { a: 1, b: 1, c: 1, d: 1 },
          { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 },
          [1, 2, 3, 4, 5],
        ],
      ),
      features: oneOf(
        [{ a: 1, b: 1, c: 1, d: 1 }],
        [{ a: 1 }, { a: 1, b: 1, c: 1 }, { a: 1, b: 1, c: 1, d: 1, e: 1 }, [1, 2, 3, 4]],
      ),
    },
  },
  'create announcements/{a}': {
    who: 'superAdmin',
    fields: {
      ...inBoth('title', 120, 1),
      ...inBoth('text', 1_000, 1),
      audience: oneOf(['everyone', 'hiring', 'admins', 'jobSeekers']),
      dismissable: flag,
      kind: oneOf(['news'], ['maintenance', 'x']),
    },
  },
  'create contactMessages/{m}': {
    who: 'guest',
    fields: {
      name: text(120, 1),
      message: text(5_000, 1),
      topic: oneOf(
        ['question', 'problem', 'privacy', 'plan', 'access', 'security', 'other'],
        ['praise'],
      ),
      language: oneOf(['en', 'es'], ['de']),
      email: oneOf(['a@b.c', `${words(250)}@b.c`], [`${words(251)}@b.c`, 'a@b', '@b.c', 'a b@c.d']),
      status: oneOf(['open'], ['handled']),
    },
  },
  'create legalTexts/{l}': {
    who: 'superAdmin',
    fields: { ...inBoth('changes', 2_000, 1), mustAccept: flag },
  },
  'create tierConfigurations/{t}/versions/{v}': {
    who: 'superAdmin',
    fields: {
      reason: text(2_000, 1),
      applies: oneOf(['all', 'new']),
      restored: oneOf([null], [0, 9, 'x']),
    },
  },
};
