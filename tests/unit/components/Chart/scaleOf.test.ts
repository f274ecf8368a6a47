import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeScale } from '@/components/Chart/computeScale';

const anything = fc.oneof(
  fc.double(),
  fc.constantFrom(null, undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE),
);

describe('the axis of a chart', () => {
  it('starts at 0 and contains all values', () => {
    fc.assert(
      fc.property(
        fc.array(anything, { maxLength: 14 }),
        fc.array(anything, { maxLength: 14 }),
        fc.constantFrom('bar' as const, 'line' as const, 'mark' as const),
        (first, second, kind) => {
          const scale = computeScale({
            categories: first.map(String),
            series: [
              { id: 'a', label: 'A', values: first },
              { id: 'b', label: 'B', values: second, kind },
            ],
          });
          expect(scale.marks[0]).toBe(0);
          expect(scale.end).toBeGreaterThan(0);
          expect(scale.shareOf(0)).toBe(0);
          for (const value of [...scale.marks, Number.MAX_VALUE]) {
            expect(scale.shareOf(value)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('adds up stacked bars only', () => {
    const of = (stack: string) =>
      computeScale({
        categories: ['May'],
        series: [
          { id: 'a', label: 'A', values: [60] },
          { id: 'b', label: 'B', values: [60], stack },
        ],
      }).end;
    expect(of('')).toBe(120);
    expect(of('beside')).toBe(60);
  });

  it('adds bars up, but not lines', () => {
    const values = [60];
    const of = (kind: 'bar' | 'line') =>
      computeScale({
        categories: ['May'],
        series: [
          { id: 'a', label: 'A', values },
          { id: 'b', label: 'B', values, kind },
        ],
      }).end;
    expect(of('bar')).toBe(120);
    expect(of('line')).toBe(60);
  });

  it('makes room for the threshold', () => {
    const series = [{ id: 'a', label: 'A', values: [3] }];
    const threshold = { label: 'Quota', value: 100 };
    expect(computeScale({ categories: ['May'], series, threshold }).shareOf(100)).toBe(1);
  });
});
