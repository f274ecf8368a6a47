import fc from 'fast-check';
import { expect } from 'vitest';

/** The compared sizes, and the work that any call may take. */
const [SIZE, LEAST] = [400, 4_000];
/** Greatest growth of work for twice the size. */
const MOST_GROWTH = 2.5;

/**
 * Runs of the search for each reader. The seed is fixed, so that each run tries the same inputs; a larger search sets
 * GROWTH_RUNS and uses a random seed.
 */
const RUNS = Number(process.env.GROWTH_RUNS ?? 25);
const search =
  process.env.GROWTH_RUNS === undefined ? { seed: 20_261_127, numRuns: RUNS } : { numRuns: RUNS };

/** A reader, and pieces from which its inputs are made. */
export interface Subject<Input = readonly string[]> {
  /** Makes an input of pieces, which is not counted. */
  readonly prepare: (pieces: readonly string[]) => Input | Promise<Input>;
  readonly read: (input: Input) => unknown;
  readonly pieces: readonly string[];
  /** Repetitions of the pieces in the smallest input. @default 400 */
  readonly size?: number;
}

interface Counter {
  readonly countAsync: (act: () => Promise<unknown>) => Promise<number>;
}

const repeated = (pieces: readonly string[], times: number) =>
  Array.from({ length: times }, () => pieces).flat();

/** Searches for an input that takes too much more work when it is twice as long. */
export async function searchForGrowth<Input>(
  counter: Counter,
  { prepare, read, pieces, size = SIZE }: Subject<Input>,
): Promise<void> {
  const some = (maxLength: number) => fc.array(fc.constantFrom(...pieces), { maxLength });
  const work = async (parts: readonly string[]) => {
    const input = await prepare(parts);
    return counter.countAsync(async () => read(input));
  };
  // Parts loaded once, such as tables, are no work of the input.
  await work(pieces);
  await fc.assert(
    fc.asyncProperty(some(3), some(4), some(2), some(3), async (start, unit, other, end) => {
      const build = (count: number) => [
        ...start,
        ...repeated(unit, count),
        ...repeated(other, count),
        ...end,
      ];
      const [small, middle, large] = [
        await work(build(size)),
        await work(build(2 * size)),
        await work(build(4 * size)),
      ];
      expect(middle).toBeLessThanOrEqual(MOST_GROWTH * small + LEAST);
      expect(large).toBeLessThanOrEqual(MOST_GROWTH * middle + LEAST);
    }),
    search,
  );
}
