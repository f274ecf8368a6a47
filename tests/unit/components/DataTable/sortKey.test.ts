import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRootOrder, sortKey } from '@/components/DataTable/sortKey';

const plainText = fc.string({ unit: fc.constantFrom(...'abzAZ019 _.@+-'), maxLength: 12 });

describe('sortKey', () => {
  it.each(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'])('orders plain text as readers of %s do', (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    expect(hasRootOrder(locale)).toBe(true);
    fc.assert(
      fc.property(plainText, plainText, (left, right) => {
        const [a = '', b = ''] = [sortKey(left), sortKey(right)];
        expect(Math.sign(a < b ? -1 : a > b ? 1 : 0)).toBe(Math.sign(compare(left, right)));
      }),
      { numRuns: 500 },
    );
  });

  it('returns undefined for text that needs the collator', () => {
    expect(sortKey('Éclair')).toBeUndefined();
    expect(sortKey('a/b')).toBeUndefined();
    expect(sortKey('1234567890123456')).toBeUndefined();
    expect(hasRootOrder('sv-SE')).toBe(false);
  });
});
