import { afterAll, describe, expect, it } from 'vitest';
import { FairPlaces, type Share } from '../../../../platform/shares';
import { openWorkCounter } from '../../support/countWork';

const counter = openWorkCounter();
afterAll(() => counter.close());

const SIZE = 500;
/** Twice the work may take twice the steps, plus one step at each turn for the deeper heap. */
const MOST_GROWTH = 2.3;

const SHARES: Readonly<Record<string, (number: number) => Share>> = {
  'one caller': () => ({ customer: 'a', caller: 'a1' }),
  'callers of one customer': (number) => ({ customer: 'a', caller: `a${number}` }),
  'as many customers': (number) => ({ customer: `${number}`, caller: `${number}` }),
};

/** Adds waiting work, a third of it abandoned, and waits until all is done. */
async function flood(size: number, shareOf: (number: number) => Share): Promise<void> {
  const places = new FairPlaces({
    places: 2,
    waiting: Infinity,
    waitingPerCustomer: Infinity,
    waitingPerCaller: Infinity,
  });
  const leaving = Array.from({ length: size / 3 }, () => new AbortController());
  const all = Array.from({ length: size }, (_, number) =>
    places.run(shareOf(number), () => Promise.resolve(), leaving[number / 3]?.signal).catch(() => undefined),
  );
  for (const each of leaving) each.abort();
  await Promise.all(all);
}

describe('places for work', () => {
  it.each(Object.entries(SHARES))(
    'H4.15 are given with work that grows linearly with the waiting jobs of %s',
    async (_, shareOf) => {
      await flood(SIZE, shareOf);
      const work: number[] = [];
      for (const times of [1, 2, 4]) work.push(await counter.countAsync(() => flood(times * SIZE, shareOf)));
      const [small = 0, middle = 0, large = 0] = work;
      expect(small).toBeGreaterThan(SIZE);
      expect(middle / small).toBeLessThan(MOST_GROWTH);
      expect(large / middle).toBeLessThan(MOST_GROWTH);
    },
  );
});
