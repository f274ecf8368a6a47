import { describe, expect, it } from 'vitest';
import { countCalls } from '../../support/countCalls';
import { readCsvDataSet } from '../../support/readCsvDataSet';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Tables of a size that are designed to be slow. */
const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  'commas, then empty lines': (size) => ','.repeat(size) + '\n'.repeat(size),
  'a name, commas, then lines of commas': (size) =>
    `a${','.repeat(size)}\n${`${','.repeat(9)}\n`.repeat(size)}`,
  quotes: (size) => '"'.repeat(size),
  'values in quotes': (size) => '"a",'.repeat(size),
  blanks: (size) => ' '.repeat(size),
  digits: (size) => `n\n${'1'.repeat(size)}x`,
};

describe('a table from a stranger', () => {
  it.each(Object.entries(HOSTILE))('H5.01 of %s is read in linear work', (_, build) => {
    const work = [1_000, 2_000, 4_000].map((size) => {
      const file = bytes(build(size));
      return countCalls(String.prototype, 'trim', () => readCsvDataSet(file));
    });
    const [small = 0, middle = 0, large = 0] = work;
    expect(middle).toBeLessThanOrEqual(2.5 * small + 10);
    expect(large).toBeLessThanOrEqual(2.5 * middle + 10);
  });

  it('H5.01 may have empty columns after the last name, and lines without values', () => {
    const read = readCsvDataSet(bytes(`a,b,,,\n1,2,,,\n,,,,\n3,4,,,\n`));
    expect(read).toMatchObject({
      value: {
        columns: [{ name: 'a' }, { name: 'b' }],
        rows: [
          [1, 2],
          [3, 4],
        ],
      },
    });
  });
});
