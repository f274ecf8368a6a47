import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptNumber, fitNumber, formatNumber, parseNumber, roundTo } from '@/domain/numbers';

const decimals = fc.integer({ min: 0, max: 6 });
const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('parseNumber', () => {
  it.each([
    ['12', 12, undefined],
    ['-12.5', -12.5, '.'],
    ['-0', 0, undefined],
    ['-12,5', -12.5, ','],
    [' 3, ', 3, ','],
    [',5', 0.5, ','],
    ['12 mm', 12, undefined],
    ['12,5mm', 12.5, ','],
  ])('R5.30 reads %j', (text, number, separator) => {
    expect(parseNumber(text, 'mm')).toEqual({ value: number, separator });
  });

  it.each([
    '1.234,5',
    '1,234.5',
    '1.234.5',
    '1,2,3',
    '1 234',
    '1e3',
    '--1',
    '+1',
    '-',
    '',
    '.',
    '12 cm',
    '0x1f',
    'NaN',
  ])('R5.31 rejects %j', (text) => {
    expect(parseNumber(text, 'mm')).toBeUndefined();
  });

  it('R5.31 rejects text with two separators', () => {
    const text = fc.tuple(fc.nat(), fc.constantFrom('.', ','), fc.nat(), fc.constantFrom('.', ','), fc.nat());
    fc.assert(
      fc.property(text, (parts) => {
        expect(parseNumber(parts.join(''))).toBeUndefined();
      }),
    );
  });
});

describe('fitNumber', () => {
  it('R5.32 R5.34 stays within bounds and decimals, and keeps a fitting value', () => {
    fc.assert(
      fc.property(
        value,
        fc.integer({ min: -500, max: 500 }),
        fc.nat(1000),
        decimals,
        (number, min, span, digits) => {
          const max = min + span;
          const fitted = fitNumber(number, { min, max, decimals: digits });
          expect(fitted).toBeGreaterThanOrEqual(min);
          expect(fitted).toBeLessThanOrEqual(max);
          expect(roundTo(fitted, digits)).toBe(fitted);
          expect(fitNumber(fitted, { min, max, decimals: digits })).toBe(fitted);
        },
      ),
    );
  });

  it('R5.34 rounds to 2 decimals by default, half away from zero', () => {
    expect(fitNumber(1.005, {})).toBe(1.01);
    expect(fitNumber(-1.005, {})).toBe(-1.01);
    expect(fitNumber(2.5, { decimals: 0 })).toBe(3);
    expect(fitNumber(1.23456, { decimals: 4 })).toBe(1.2346);
  });

  it('R5.32 returns the bound for values beyond it', () => {
    expect(fitNumber(-9, { min: 0, max: 10 })).toBe(0);
    expect(fitNumber(99, { min: 0, max: 10 })).toBe(10);
  });

  it('does not leave the bounds by rounding', () => {
    expect(fitNumber(9, { max: 1.005 })).toBe(1);
    expect(fitNumber(-9, { min: -1.005 })).toBe(-1);
    expect(fitNumber(9, { min: 0.001, max: 0.004 })).toBe(0.004);
    expect(fitNumber(0, { min: 1.001 })).toBe(1.01);
  });
});

describe('acceptNumber', () => {
  it('R5.33 accepts only numbers within the bounds', () => {
    expect(acceptNumber('11', { max: 10 })).toBeUndefined();
    expect(acceptNumber('-0,5', { min: 0 })).toBeUndefined();
    expect(acceptNumber('10.004', { max: 10 })).toEqual({ value: 10, separator: '.' });
    expect(acceptNumber('10', { min: 10, max: 10 })).toEqual({ value: 10, separator: undefined });
  });

  it('R5.31 accepts only numbers', () => {
    expect(acceptNumber('ten', {})).toBeUndefined();
  });
});

describe('formatNumber', () => {
  it('R5.30 R5.35 keeps the separator and the unit', () => {
    expect(formatNumber(12.5, { unit: 'mm' }, ',')).toBe('12,5 mm');
    expect(formatNumber(12, { unit: 'mm' }, ',')).toBe('12 mm');
    expect(formatNumber(100, { decimals: 0 })).toBe('100');
  });

  it('writes a point unless a comma was typed, and a unit only if there is one', () => {
    expect(formatNumber(12.5, {})).toBe('12.5');
    expect(formatNumber(0.1, { decimals: 1 })).toBe('0.1');
  });

  it('writes zero of either sign as 0', () => {
    expect(formatNumber(-0.001, {})).toBe('0');
  });

  it('writes as many decimals as a number can have, when more are allowed', () => {
    expect(formatNumber(1.5, { decimals: 200 })).toBe('1.5');
  });

  it('is parsed back to the same number', () => {
    fc.assert(
      fc.property(
        value,
        decimals,
        fc.constantFrom('.' as const, ',' as const),
        (number, digits, separator) => {
          const fitted = fitNumber(number, { decimals: digits });
          const text = formatNumber(fitted, { decimals: digits, unit: '%' }, separator);
          expect(acceptNumber(text, { decimals: digits, unit: '%' })?.value).toBe(fitted);
        },
      ),
    );
  });
});
