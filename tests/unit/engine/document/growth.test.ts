import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameData } from '@/domain/equality';
import { readDocument } from '@/engine/document';
import { depthsOfGroups } from '@/engine/document/frames/groups';
import { anchorOrder } from '@/engine/document/layouts/anchorOrder';
import { damage, sampleDocument } from '../support/sampleDocument';

/** A map that counts its reads. */
class CountingMap extends Map<string, string> {
  reads = 0;
  override get(key: string) {
    this.reads += 1;
    return super.get(key);
  }
}

/** Nested groups. */
const nested = (count: number) => Array.from({ length: count }, (_, index) => `g${index}`);

describe('nested groups', () => {
  const reads = (count: number, order: (ids: string[]) => string[]) => {
    const ids = nested(count);
    const parents = new CountingMap(ids.slice(1).map((id, index) => [`g${index}`, id] as const));
    parents.reads = 0;
    const depths = depthsOfGroups(parents, order(ids));
    expect(depths.get('g0')).toBe(count);
    return parents.reads;
  };

  it.each([
    ['from the innermost', (ids: string[]) => ids],
    ['from the outermost', (ids: string[]) => ids.toReversed()],
  ])('H2.10 are each visited once, %s', (_, order) => {
    const counts = [1_000, 2_000, 4_000].map((count) => reads(count, order));
    for (const [index, count] of counts.entries()) expect(count).toBeLessThanOrEqual(1_000 * 2 ** index);
  });

  it('H2.10 are refused beyond 64 levels, or in a circle', () => {
    const read = (count: number, innermost: string) =>
      readDocument(
        damage(sampleDocument(), (copy) => {
          copy.pages.items.page.groups = Object.fromEntries(
            nested(count).map((id, index) => [
              id,
              { name: id, members: [index === 0 ? innermost : `g${index - 1}`] },
            ]),
          );
        }),
      );
    expect(read(64, 'shape').ok).toBe(true);
    expect(read(65, 'shape')).toMatchObject({
      refusal: {
        pointer: '/pages/items/page/groups/g0',
        message: expect.stringMatching(/^Up to 64/) as string,
      },
    });
    expect(read(3, 'g2')).toMatchObject({
      refusal: { message: expect.stringMatching(/circle/) as string },
    });
  });
});

describe('frames anchored to each other', () => {
  it('H2.10 are put in order by steps that grow with their number', () => {
    let steps = 0;
    const anchors = (count: number) => {
      const target = { type: 'frame', frameId: 'f0', edge: 'end' } as const;
      const all = Array.from({ length: count }, (_, index) => {
        const anchor = index === 0 ? ({ type: 'relative' } as const) : ({ type: 'start', target } as const);
        return [`f${index}`, anchor] as const;
      });
      return new Map(all);
    };
    const iterator = Array.prototype[Symbol.iterator];
    const count = (frames: number) => {
      const given = anchors(frames);
      steps = 0;
      Array.prototype[Symbol.iterator] = function* (this: unknown[]) {
        for (let index = 0; index < this.length; index += 1) {
          steps += 1;
          yield this[index];
        }
      } as typeof iterator;
      try {
        expect(anchorOrder(given)).toHaveLength(frames);
      } finally {
        Array.prototype[Symbol.iterator] = iterator;
      }
      return steps;
    };
    const [one, two, four] = [count(250), count(500), count(1_000)];
    expect(two).toBeLessThan(2.5 * one);
    expect(four).toBeLessThan(2.5 * two);
  });
});

describe('isSameData', () => {
  const key = fc.constantFrom('a', 'b', 'c');
  const { data } = fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(undefined, null, 0, 1, '', 'x', true),
      fc.array(tie('data'), { maxLength: 3 }),
      fc.dictionary(key, tie('data'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));

  it('H2.11 compares data like a deep comparison', () => {
    expect(isSameData({ a: undefined }, { b: 1 })).toBe(false);
    expect(isSameData([], {})).toBe(false);
    fc.assert(
      fc.property(data, data, (one, other) => isSameData(one, other) === isDeepStrictEqual(one, other)),
      { numRuns: 2_000 },
    );
    fc.assert(fc.property(data, (one) => isSameData(one, structuredClone(one))));
  });
});
