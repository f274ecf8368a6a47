import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../platform/http/canonicalJson';

describe('the one JSON text of a value', () => {
  it.each([
    [undefined, ''],
    [null, 'null'],
    ['a"b', '"a\\"b"'],
    [1.5, '1.5'],
    [false, 'false'],
    [[], '[]'],
    [['a,b'], '["a,b"]'],
    [['a', 'b'], '["a","b"]'],
    [{}, '{}'],
    [{ b: 1, a: [{ d: 2, c: null }] }, '{"a":[{"c":null,"d":2}],"b":1}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [{ é: 1, z: 2, '€': 3 }, '{"z":2,"é":1,"€":3}'],
  ])('of %j is %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('parses to the value, and does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(text);
      }),
    );
  });
});
