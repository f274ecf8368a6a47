import { describe, expect, it } from 'vitest';
import { settleEach } from '@/api/settleEach';

describe('settleEach', () => {
  it('processes all items, and returns failures with reasons in order', async () => {
    const calls: number[] = [];
    const items = Array.from({ length: 11 }, (_, index) => index);
    const { done, failed } = await settleEach(items, (item) => {
      calls.push(item);
      return item % 5 === 3 ? Promise.reject(new Error(`No ${item}.`)) : Promise.resolve();
    });
    expect(calls.toSorted((one, other) => one - other)).toEqual(items);
    expect(done).toEqual(items.filter((item) => item % 5 !== 3));
    expect(failed).toEqual([
      { item: 3, reason: 'No 3.', error: new Error('No 3.') },
      { item: 8, reason: 'No 8.', error: new Error('No 8.') },
    ]);
  });

  it('makes only a few calls at the same time', async () => {
    let under = 0;
    let most = 0;
    await settleEach(Array.from({ length: 20 }), async () => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
    });
    expect(most).toBe(4);
  });
});
