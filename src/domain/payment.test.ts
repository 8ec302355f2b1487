import { describe, expect, it } from 'vitest';
import { priceFor, pricesFrom } from './payment.ts';

describe('prices of the payment extension', () => {
  it('are read by tier and period', () => {
    const prices = pricesFrom('default_team:monthly=price_1, default_team:annual = price_Ab9');
    expect([priceFor(prices, 'default_team', 'annual'), priceFor(prices, 'default_team', 'monthly'), priceFor(prices, 'default_business', 'monthly'), priceFor(null, 'default_team', 'monthly')]).toEqual(['price_Ab9', 'price_1', null, null]);
  });
  it.each(['default_team=price_1', 'default_team:weekly=price_1', 'default_team:monthly=1', 'Team:monthly=price_1'])('are refused as a whole when one cannot be used: %s', (text) => expect(pricesFrom(text)).toBeNull());
});
