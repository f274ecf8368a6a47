import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatCount, formatPercent } from '@/domain/format';

describe('a count', () => {
  it('is grouped as the reader does, with two decimals at most', () => {
    expect(formatCount(1_234_567)).toBe((1_234_567).toLocaleString());
    expect(formatCount(0)).toBe('0');
    expect(formatCount(2.345)).toBe((2.345).toLocaleString(undefined, { maximumFractionDigits: 2 }));
    expect(formatCount(2.345)).toHaveLength(4);
  });
});

describe('a percentage', () => {
  it('has one decimal at most', () => {
    const inPercent = (part: number) =>
      part.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 });
    expect(formatPercent(12.5)).toBe(inPercent(0.125));
    expect(formatPercent(12.5)).toMatch(/^12\D5\s?%$/);
    expect(formatPercent(100)).toMatch(/^100\s?%$/);
    expect(formatPercent(33.333)).toMatch(/^33\D3\s?%$/);
  });
});

describe('figures under a thousand', () => {
  it.each(['en', 'en-GB', 'en-US'])('ask no formatter for what %s writes as scripts do', (locale) => {
    const asked = vi.spyOn(Intl, 'NumberFormat');
    const written = vi.spyOn(Number.prototype, 'toLocaleString');
    expect(formatCount(999, locale)).toBe('999');
    expect(formatCount(2.5, locale)).toBe('2.5');
    expect(formatPercent(87.5, locale)).toBe('87.5%');
    expect(asked).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
  });

  it('and over it are formatted like Intl.NumberFormat', () => {
    const tenths = fc.integer({ min: -20_000, max: 20_000 }).map((count) => count / 10);
    fc.assert(
      fc.property(tenths, fc.constantFrom('en-GB', 'en-US', 'de-DE', 'fr-FR'), (value, locale) => {
        const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
        expect(formatCount(value, locale)).toBe(count.format(value));
        const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
        expect(formatPercent(value, locale)).toBe(percent.format(value / 100));
      }),
    );
  });
});
