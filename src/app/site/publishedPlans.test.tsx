// A prerendered page compares its plans with those in force, by one request for the tiers on sale.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatPlanValues } from '#domain/billing/publishedPlan.ts';
import { listBuiltInPlans } from '#features/public/pricing/soldPlans.ts';
import { readChangedPlans } from './publishedPlans.ts';

const { dataset } = document.documentElement;
const query =
  'https://firestore.example/v1/projects/p/databases/(default)/documents:runQuery?key=k';
const integers = (limits: object) => ({
  mapValue: {
    fields: Object.fromEntries(
      Object.entries(limits).map(([key, value]) => [key, { integerValue: String(value) }]),
    ),
  },
});
/** A tier as Firestore tells of it. */
const stored = (tierId: string, more: object = {}) => {
  const plan = { ...listBuiltInPlans().find((one) => one.tierId === tierId), ...more };
  const { name = '', limits = {}, features = {}, price } = plan;
  return {
    found: {
      name: `projects/p/databases/(default)/documents/tierConfigurations/${tierId}`,
      fields: {
        name: { stringValue: name },
        limits: integers(limits),
        features: {
          mapValue: {
            fields: Object.fromEntries(
              Object.entries(features).map(([key, value]) => [key, { booleanValue: value }]),
            ),
          },
        },
        price: price
          ? {
              mapValue: {
                fields: {
                  monthly: { doubleValue: price.monthly },
                  annual: { integerValue: String(price.annual) },
                  currency: { stringValue: price.currency },
                },
              },
            }
          : { nullValue: null },
      },
    },
  };
};

const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('__HIRELY_LOCAL__', undefined);
  vi.stubGlobal('fetch', network);
  dataset['queryAddress'] = query;
  dataset['plans'] = JSON.stringify(
    Object.fromEntries(listBuiltInPlans().map((plan) => [plan.tierId, formatPlanValues(plan)])),
  );
});
afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
  for (const key of ['queryAddress', 'plans', 'published']) delete dataset[key];
});

it('nothing changes where the plans in force are those of the build', async () => {
  network.mockResolvedValue(
    Response.json([stored('default_team'), stored('seeker_pro'), { missing: 'default_free' }]),
  );
  expect(await readChangedPlans()).toBe(false);
  expect(dataset['published']).toBe('[]');
  const [address, { body }] = network.mock.calls[0] ?? ['', {}];
  if (typeof body !== 'string') throw new Error('Nothing was asked.');
  expect(address).toBe(query.replace('runQuery', 'batchGet'));
  const asked = JSON.parse(body) as { documents: string[]; mask: object };
  expect(asked.documents).toContain(
    'projects/p/databases/(default)/documents/tierConfigurations/default_team',
  );
  // Who published a plan, and why, is asked for by nobody here.
  expect(asked.mask).toEqual({ fieldPaths: ['name', 'limits', 'features', 'price'] });
});

it('what was published since is handed to the page', async () => {
  const price = { monthly: 99.5, annual: 990, currency: 'EUR' };
  network.mockResolvedValue(
    Response.json([stored('default_team', { price }), stored('default_business', { price: null })]),
  );
  expect(await readChangedPlans()).toBe(true);
  expect(JSON.parse(dataset['published'] ?? '')).toMatchObject([
    { tierId: 'default_team', price },
    { tierId: 'default_business', price: null },
  ]);
});

it('a page that cannot ask stays as it was built', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  network.mockResolvedValue(new Response('', { status: 503 }));
  expect(await readChangedPlans()).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  delete dataset['queryAddress'];
  network.mockClear();
  expect(await readChangedPlans()).toBe(false);
  expect(network).not.toHaveBeenCalled();
});
