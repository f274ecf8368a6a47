import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOfSeats } from '@/domain/subscriptions';

const used = (total: number) => ({
  status: 409,
  detail: `All ${total} template designer seats are used. Free one first.`,
});

describe('template designer seats', () => {
  const designers = new Set(['a', 'b']);

  it('are assigned up to the last', () => {
    expect(refusalOfSeats(['c'], { designers, total: 3 })).toBeUndefined();
    expect(refusalOfSeats(['c', 'd'], { designers, total: 3 })).toEqual(used(3));
    expect(refusalOfSeats(['c'], { designers, total: 2 })).toEqual(used(2));
  });

  it('are counted once per user, and not again for holders', () => {
    expect(refusalOfSeats(['c', 'c', 'a'], { designers, total: 3 })).toBeUndefined();
  });

  it('let users keep a seat when the contract has fewer', () => {
    expect(refusalOfSeats(['a', 'b'], { designers, total: 1 })).toBeUndefined();
    expect(refusalOfSeats([], { designers, total: 0 })).toBeUndefined();
  });

  const people = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));

  it('never exceed the contract', () => {
    fc.assert(
      fc.property(people, people, fc.nat(8), (chosen, held, total) => {
        const holders = new Set(held);
        const after = new Set([...holders, ...chosen]);
        const refusal = refusalOfSeats(chosen, { designers: holders, total });
        if (after.size === holders.size) expect(refusal).toBeUndefined();
        else expect(refusal === undefined).toBe(after.size <= total);
      }),
    );
  });
});
