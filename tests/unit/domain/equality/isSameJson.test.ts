import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isSameIgnoringCase, isSameJson } from '@/domain/equality';

describe('isSameJson', () => {
  const key = fc.constantFrom('a', 'b', 'c');
  const { data } = fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(undefined, null, 0, 1, '', 'x', true),
      fc.array(tie('data'), { maxLength: 3 }),
      fc.dictionary(key, tie('data'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  const read = (value: unknown): unknown => JSON.parse(JSON.stringify({ value }));

  it('agrees with a deep comparison of the JSON', () => {
    expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(isSameJson({ a: undefined }, { b: 1 })).toBe(false);
    expect(isSameJson([], {})).toBe(false);
    fc.assert(
      fc.property(
        data,
        data,
        (one, other) => isSameJson(one, other) === isDeepStrictEqual(read(one), read(other)),
      ),
      { numRuns: 2_000 },
    );
    fc.assert(fc.property(data, (one) => isSameJson(one, structuredClone(one))));
  });
});

describe('isSameIgnoringCase', () => {
  it('compares texts in any case', () => {
    expect(isSameIgnoringCase('Ärger', 'äRGER')).toBe(true);
    expect(isSameIgnoringCase('Ärger', 'Arger')).toBe(false);
  });
});
