import { describe, expect, it } from 'vitest';
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
