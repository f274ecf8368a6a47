import { describe, expect, it } from 'vitest';
import { costOf, keptPrices } from '@/domain/subscriptions';

describe('the prices of a subscription', () => {
  const use = { renders: 1_000, bytes: 2_500_000_000 };

  it('return the cost of renders and of a month of storage', () => {
    expect(costOf({ currency: 'EUR', perRender: 0.02, perGigabyte: 0.4 }, use)).toEqual({
      renders: 20,
      storage: 1,
    });
  });

  it('return no cost without a price, and are null without any', () => {
    const prices = { currency: 'EUR', perRender: null, perGigabyte: 0.4 };
    expect(costOf(prices, use)).toEqual({ renders: undefined, storage: 1 });
    expect(keptPrices(prices)).toEqual(prices);
    expect(keptPrices({ ...prices, perGigabyte: null })).toBeNull();
    expect(keptPrices({ ...prices, perGigabyte: 0 })).not.toBeNull();
  });
});
