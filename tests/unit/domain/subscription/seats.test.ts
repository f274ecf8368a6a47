import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOfSeats } from '@/domain/subscription';

const used = (total: number) => ({
  status: 409,
  detail: `All ${total} template designer seats are used. Free one first.`,
});

describe('template designer seats', () => {
  const designers = new Set(['a', 'b']);

  it('are given up to the last', () => {
    expect(refusalOfSeats(['c'], { designers, total: 3 })).toBeUndefined();
    expect(refusalOfSeats(['c', 'd'], { designers, total: 3 })).toEqual(used(3));
    expect(refusalOfSeats(['c'], { designers, total: 2 })).toEqual(used(2));
  });

  it('are taken once by each, and not again by who has one', () => {
    expect(refusalOfSeats(['c', 'c', 'a'], { designers, total: 3 })).toBeUndefined();
  });

  it('keep nobody who has one from keeping it, though the contract has fewer now', () => {
    expect(refusalOfSeats(['a', 'b'], { designers, total: 1 })).toBeUndefined();
    expect(refusalOfSeats([], { designers, total: 0 })).toBeUndefined();
  });

  const people = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));

  it('never come to more than the contract has', () => {
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
