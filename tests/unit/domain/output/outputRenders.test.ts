import { describe, expect, it } from 'vitest';
import { rendersOf } from '@/domain/output';

describe('rendersOf', () => {
  it.each([
    [1, 1],
    [50, 50],
    [51, 51],
    [60, 51],
    [61, 52],
    [10_000, 1_045],
  ])('S12.31 counts the first 50 of %i records one each, then one per 10: %i', (records, renders) => {
    expect(rendersOf([{ records, seconds: 1 }])).toBe(renders);
  });

  it('S12.31 counts each second of an animation that has begun, of every layout', () => {
    expect(rendersOf([{ records: 1, seconds: 4.2 }])).toBe(5);
    expect(
      rendersOf([
        { records: 2, seconds: 4 },
        { records: 2, seconds: 1 },
      ]),
    ).toBe(10);
  });

  it('S12.32 counts nothing without a successful record', () => {
    expect(rendersOf([{ records: 0, seconds: 5 }])).toBe(0);
  });
});
