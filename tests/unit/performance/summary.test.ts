import { describe, expect, it } from 'vitest';
import { p95, spread, toTable } from '../../performance/summary';

describe('the summary of a benchmark', () => {
  it('returns the median of any order of figures', () => {
    expect(spread([30, 10, 20])).toEqual({ median: 20, lowest: 10, highest: 30 });
    expect(spread([40, 10, 20, 30])).toEqual({ median: 25, lowest: 10, highest: 40 });
    expect(spread([9, 100])).toEqual({ median: 54.5, lowest: 9, highest: 100 });
    expect(() => spread([])).toThrow('There is nothing to summarise.');
  });

  it('returns the 95th percentile', () => {
    expect(p95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(96);
    expect(p95([3, 1, 2])).toBe(3);
  });

  it('names the compared run', () => {
    const [head] = toTable([{ measure: 'Time', console: '9', target: '–' }], 'Against').split('\n');
    expect(head).toBe('| Measure | Measured | Against | Target | Result |');
  });

  it('marks each target as met or missed, and leaves others blank', () => {
    const table = toTable([
      { measure: 'Bytes', console: '200', floor: '150', target: '≤ 215', isMet: true },
      { measure: 'Ratio', console: '2', target: '≤ 1.4', isMet: false },
      { measure: 'Time', console: '900', target: '–' },
    ]);
    expect(table.split('\n')).toEqual([
      '| Measure | Measured | Floor | Target | Result |',
      '| ------- | -------- | ----- | ------ | ------ |',
      '| Bytes   | 200      | 150   | ≤ 215  | met    |',
      '| Ratio   | 2        | –     | ≤ 1.4  | missed |',
      '| Time    | 900      | –     | –      | –      |',
    ]);
  });
});
