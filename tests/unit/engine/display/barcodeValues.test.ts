import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketElements } from '@/engine/display/barcode/bracketElements';
import { loadBarcodes } from '@/engine/display';
import { newBarcode, type BarcodeType } from '@/engine/document';
import { tidyValue } from '@/engine/display/barcode/tidyValue';

const encode = await loadBarcodes();
const encoded = (type: BarcodeType, value: string) => encode(newBarcode(type, 'mm'), tidyValue(type, value));

describe('the value of a barcode', () => {
  it.each([
    ['ean13', 'ISBN 978-3-16-148410-0', '9783161484100'],
    ['ean13', 'isbn-13: 978 3 16 148410 0', '9783161484100'],
    ['ean13', '978\u20113\u201116\u2011148410\u20110', '9783161484100'],
    ['ean13', '5 901234\u00a0123457', '5901234123457'],
    ['ean8', '9638-5074', '96385074'],
    ['upca', '0 12345 67890 5', '012345678905'],
    ['upce', '0 123456 5', '01234565'],
  ] as const)('F3.24 of %s may be written as %s', (type, value, plain) => {
    expect(typeof encoded(type, value)).toBe('object');
    expect(encoded(type, value)).toEqual(encoded(type, plain));
  });

  it('F3.24 keeps significant blanks and hyphens', () => {
    for (const type of ['code39', 'code93', 'code128', 'qr', 'dataMatrix'] as const)
      expect(tidyValue(type, 'A 1-2')).toBe('A 1-2');
    expect(encoded('ean13', '978-3-16-148410-1')).toBe('invalidChecksum');
    expect(encoded('ean13', '978_3161484100')).toBe('invalidCharacters');
  });

  it('F3.24 of digits is the same with separators anywhere', () => {
    const separator = fc.constantFrom('', ' ', '-', '\u2013', '\u00a0', ' - ');
    const digits = fc.array(fc.tuple(fc.nat(9), separator), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, (pairs) => {
        const written = pairs.map(([digit, between]) => `${digit}${between}`).join('');
        expect(tidyValue('ean13', written)).toBe(pairs.map(([digit]) => digit).join(''));
      }),
    );
  });

  it.each([
    ['0109521234543213', '(01)09521234543213'],
    ['010952123454321310ABC\u001d17270601', '(01)09521234543213(10)ABC(17)270601'],
    [']C101095212345432133103000123', '(01)09521234543213(3103)000123'],
    ['(01) 0952 1234 5432 13 (10) A-1', '(01)09521234543213(10)A-1'],
    ['4145412345000013', '(414)5412345000013'],
    ['1727060110LOT', '(17)270601(10)LOT'],
  ])('F3.25 of GS1-128 may be written as %j', (value, bracketed) => {
    expect(bracketElements(value)).toBe(bracketed);
    expect(encoded('gs1128', value)).toEqual(encoded('gs1128', bracketed));
    expect(typeof encoded('gs1128', value)).toBe('object');
  });

  it('F3.25 of GS1-128 without valid elements is unchanged and refused', () => {
    for (const value of ['Platen', '5', '051234', '3', '310']) {
      expect(bracketElements(value)).toBe(value);
      expect(encoded('gs1128', value)).toBe('otherError');
    }
    expect(encoded('gs1128', '0109521234543')).toBe('invalidLength');
    expect(encoded('gs1128', '0109521234543214')).toBe('invalidChecksum');
  });

  it('F3.25 of GS1-128 returns with its brackets for any elements', () => {
    const digits = (length: number) =>
      fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
    const lot = fc.string({ unit: fc.constantFrom(...'ABC123-./'), minLength: 1, maxLength: 20 });
    const element = fc.oneof(
      fc.tuple(fc.constant('01'), digits(14), fc.constant(true)),
      fc.tuple(fc.constantFrom('11', '17'), digits(6), fc.constant(true)),
      fc.tuple(fc.constantFrom('3103', '3202'), digits(6), fc.constant(true)),
      fc.tuple(fc.constantFrom('10', '21', '240', '8005', '7003', '99'), lot, fc.constant(false)),
    );
    fc.assert(
      fc.property(fc.array(element, { minLength: 1, maxLength: 5 }), (elements) => {
        const plain = elements
          .map(([id, value, isFixed]) => `${id}${value}${isFixed ? '' : '\u001d'}`)
          .join('');
        expect(bracketElements(plain)).toBe(elements.map(([id, value]) => `(${id})${value}`).join(''));
      }),
    );
  });
});
