import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSum } from '@/domain/numbers';

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 };

const read = (text: string) =>
  parseSum(text, (value, unit) => {
    const each = MILLIMETRES[unit];
    return each === undefined ? undefined : value * each;
  });

describe('parseSum', () => {
  it.each([
    ['12', 12],
    [' 12,5 mm ', 12.5],
    ['10mm+1in', 35.4],
    ['1 IN', 25.4],
    ['-3', -3],
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['210 − 2×15', 180],
    ['1cm/4', 2.5],
    ['10--2', 12],
    ['-(1cm - 4)', -6],
    ['.5', 0.5],
    ['-0', 0],
  ])('S10.10 takes the sum %j', (text, value) => {
    expect(read(text)).toBeCloseTo(value, 10);
  });

  it.each([
    '',
    'abc',
    '10px',
    '1e3',
    '1 2',
    '1.234,5',
    '1+',
    '*2',
    '(1',
    '1)',
    '()',
    '2mm*3mm',
    '6mm/2mm',
    '1/0',
    'NaN',
    '9'.repeat(201),
  ])('S10.10 takes %j for no number', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('S10.10 adds any numbers and units', () => {
    const amount = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom('', 'mm', 'cm', 'in'));
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.tuple(fc.constantFrom('+', '-'), amount), { maxLength: 8 }),
        (first, rest) => {
          const typed = ([hundredths, unit]: readonly [number, string]) => `${hundredths / 100}${unit}`;
          const worth = ([hundredths, unit]: readonly [number, string]) =>
            (hundredths / 100) * (MILLIMETRES[unit] ?? 1);
          const text = rest.reduce((sum, [sign, each]) => `${sum} ${sign} ${typed(each)}`, typed(first));
          const total = rest.reduce(
            (sum, [sign, each]) => sum + (sign === '+' ? 1 : -1) * worth(each),
            worth(first),
          );
          expect(read(text)).toBeCloseTo(total, 6);
        },
      ),
    );
  });

  it('returns a finite number or undefined for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/() mincx') }), (text) => {
        const value = read(text);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
