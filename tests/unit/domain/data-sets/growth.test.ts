import { describe, expect, it, vi } from 'vitest';
import { readCsvDataSet } from '../../support/readCsvDataSet';

/** Counts the values examined while a file is read. */
function looksAt(file: string): number {
  const trim = vi.spyOn(String.prototype, 'trim');
  readCsvDataSet(new TextEncoder().encode(file));
  const count = trim.mock.calls.length;
  trim.mockRestore();
  return count;
}

describe('a CSV file', () => {
  it.each([
    ['many commas and as many empty lines', (count: number) => `${','.repeat(count)}${'\n'.repeat(count)}`],
    ['many commas in a few lines', (count: number) => `${','.repeat(count)}\n`.repeat(4)],
    ['many lines of one value', (count: number) => `a\n${'b\n'.repeat(count)}`],
  ])('H2.12 of %s is read by looking at each value a few times', (_, make) => {
    const [one, two, four] = [looksAt(make(2_000)), looksAt(make(4_000)), looksAt(make(8_000))];
    expect(one).toBeGreaterThan(0);
    expect(two).toBeLessThan(2.5 * one);
    expect(four).toBeLessThan(2.5 * two);
  });
});
