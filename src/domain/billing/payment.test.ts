import { describe, expect, it } from 'vitest';
import { findPaidPlan, Subscription } from './payment.ts';
import { findPrice, parsePrices } from './prices.ts';

describe('prices of the payment extension', () => {
  it('are read by tier and period', () => {
    const prices = parsePrices('default_team:monthly=price_1, default_team:annual = price_Ab9');
    expect([
      findPrice(prices, 'default_team', 'annual'),
      findPrice(prices, 'default_team', 'monthly'),
      findPrice(prices, 'default_business', 'monthly'),
      findPrice(null, 'default_team', 'monthly'),
    ]).toEqual(['price_Ab9', 'price_1', null, null]);
  });
  it.each([
    'default_team=price_1',
    'default_team:weekly=price_1',
    'default_team:monthly=1',
    'Team:monthly=price_1',
  ])('are refused as a whole when one cannot be used: %s', (text) =>
    expect(parsePrices(text)).toBeNull(),
  );
});

describe('what was paid for a request', () => {
  const mine = { orgId: null, uid: 'u', requestId: 'plan-1' };
  const paid = (status: string, more: object = {}) =>
    Subscription.parse({ status, metadata: { uid: 'u', requestId: 'plan-1' }, ...more });
  const price = (id: string, unit_amount: number | null, currency = 'usd') => ({
    items: [{ price: { id, unit_amount, currency, recurring: { interval: 'month' } } }],
  });

  it('is the running subscription that names it, in the main unit of its currency', () => {
    expect(
      findPaidPlan(
        [paid('canceled', price('price_old', 100)), paid('active', price('price_1', 900))],
        mine,
      ),
    ).toEqual({
      isOn: true,
      price: { id: 'price_1', amount: 9, currency: 'USD', interval: 'month' },
    });
    expect(findPaidPlan([paid('canceled', price('price_y', 900, 'jpy'))], mine)).toMatchObject({
      isOn: false,
      price: { amount: 900, currency: 'JPY' },
    });
  });
  it('is none of another person, company or request', () => {
    expect(findPaidPlan([paid('active')], { ...mine, uid: 'v' })).toBeNull();
    expect(findPaidPlan([paid('active')], { ...mine, orgId: 'o' })).toBeNull();
    expect(findPaidPlan([paid('active')], { ...mine, requestId: 'plan-2' })).toBeNull();
  });
  it('is unknown where Stripe tells nothing of it, or something else', () => {
    expect(findPaidPlan([paid('active')], mine)).toEqual({ isOn: true, price: null });
    expect(findPaidPlan([paid('active', { items: 'x' })], mine)).toEqual({
      isOn: true,
      price: null,
    });
  });
});
