import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BusyError, FairPlaces, type Place, type PlaceLimits, type Share } from '../../../../platform/shares';
import { orderByScanning, type Step } from './support/orderByScanning';

const ROOMY: PlaceLimits = {
  places: 1,
  waiting: 1_000,
  waitingPerCustomer: 1_000,
  waitingPerCaller: 1_000,
};

const shareOf = (name: string): Share => ({ customer: name.charAt(0), caller: name });

/** Places with work that ends when the test decides. */
function openPlaces(limits: Partial<PlaceLimits> = {}) {
  const places = new FairPlaces({ ...ROOMY, ...limits });
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  /** Queues work named after its caller and a number, such as `a1#3` of caller a1 of customer a. */
  const queue = (name: string, signal?: AbortSignal, before?: (place: Place) => Promise<unknown>) => {
    const work = async (place: Place) => {
      begun.push(name);
      await before?.(place);
      await new Promise<void>((end) => open.set(name, end));
    };
    return places.run(shareOf(name.split('#')[0] ?? ''), work, signal);
  };
  const end = async (name: string) => {
    open.get(name)?.();
    open.delete(name);
    await turn();
  };
  return { places, begun, open, queue, end };
}

/** Lets settled promises continue. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Ends all work in the order in which it began. */
async function endAll({ begun, open, end }: ReturnType<typeof openPlaces>): Promise<void> {
  await turn();
  for (let place = 0; place < begun.length; place += 1)
    if (open.has(begun[place] ?? '')) await end(begun[place] ?? '');
}

describe('FairPlaces', () => {
  it('H4.01 serves a late customer after one job of another with many queued', async () => {
    const test = openPlaces();
    for (const number of [1, 2, 3, 4]) void test.queue(`a1#${number}`);
    void test.queue('b1#1');
    await endAll(test);
    expect(test.begun).toEqual(['a1#1', 'b1#1', 'a1#2', 'a1#3', 'a1#4']);
  });

  it('H4.01 serves the callers of one customer in turn', async () => {
    const test = openPlaces();
    for (const number of [1, 2, 3]) void test.queue(`a1#${number}`);
    for (const number of [1, 2]) void test.queue(`a2#${number}`);
    void test.queue('b1#1');
    await endAll(test);
    expect(test.begun).toEqual(['a1#1', 'b1#1', 'a2#1', 'a1#2', 'a2#2', 'a1#3']);
  });

  it('H4.01 alternates between two waiting customers for any queue', async () => {
    const callers = fc.constantFrom('a1', 'a2', 'b1', 'b2');
    await fc.assert(
      fc.asyncProperty(fc.array(callers, { maxLength: 40 }), async (queued) => {
        const test = openPlaces();
        const numbers = new Map<string, number>();
        const names = queued.map((caller) => {
          const number = (numbers.get(caller) ?? 0) + 1;
          numbers.set(caller, number);
          return `${caller}#${number}`;
        });
        for (const name of names) void test.queue(name);
        await endAll(test);
        expect([...test.begun].sort()).toEqual([...names].sort());
        for (const caller of numbers.keys()) {
          const own = test.begun.filter((name) => name.startsWith(`${caller}#`));
          expect(own).toEqual(own.map((_, index) => `${caller}#${index + 1}`));
        }
        // As long as both have work left, they alternate; the first began before the other arrived.
        const customers = test.begun.map((name) => name.charAt(0));
        const fewer = Math.min(...['a', 'b'].map((one) => customers.filter((each) => each === one).length));
        const contested = customers.slice(1, 2 * fewer);
        for (let place = 1; place < contested.length; place += 1)
          expect(contested[place]).not.toBe(contested[place - 1]);
      }),
    );
  });

  it('H4.02 keeps a place free for others while one customer has too much work', async () => {
    const test = openPlaces({ places: 2, placesPerCustomer: 1 });
    void test.queue('a1#1');
    void test.queue('a2#1');
    await turn();
    expect(test.begun).toEqual(['a1#1']);
    void test.queue('b1#1');
    await turn();
    expect(test.begun).toEqual(['a1#1', 'b1#1']);
    await endAll(test);
    expect(test.places.waiting).toBe(0);
  });

  it('H4.03 refuses work beyond the limits of a caller, a customer and all', async () => {
    const test = openPlaces({ waiting: 4, waitingPerCustomer: 3, waitingPerCaller: 2 });
    const accepted = ['a1#1', 'a1#2', 'a1#3', 'a2#1', 'b1#1'].map((name) => test.queue(name));
    for (const name of ['a1#4', 'a2#2', 'a3#1', 'b1#2', 'c1#1'])
      await expect(test.queue(name)).rejects.toThrow(BusyError);
    await endAll(test);
    await Promise.all(accepted);
    expect(test.begun).toHaveLength(5);
  });

  it('H4.04 drops waiting work whose caller has left, and continues with the next', async () => {
    const test = openPlaces();
    const leaving = new AbortController();
    void test.queue('a1#1');
    const abandoned = test.queue('a1#2', leaving.signal);
    void test.queue('a1#3');
    leaving.abort(new Error('left'));
    await expect(abandoned).rejects.toThrow('left');
    await expect(test.queue('a1#4', leaving.signal)).rejects.toThrow('left');
    expect(test.places.waiting).toBe(1);
    await endAll(test);
    expect(test.begun).toEqual(['a1#1', 'a1#3']);
  });

  it('H4.05 frees its place while work waits for a network, and takes one again', async () => {
    const test = openPlaces({ begun: 3, begunPerCustomer: 2 });
    let arrive = () => undefined as void;
    const fetched = new Promise<void>((resolve) => (arrive = resolve));
    const order: string[] = [];
    void test.queue('a1#1', undefined, async ({ stepAside }) => {
      await stepAside(() => fetched);
      order.push('goes on');
    });
    void test.queue('a1#2');
    // Two of the customer have begun, which is the limit.
    void test.queue('a1#3');
    await turn();
    expect(test.begun).toEqual(['a1#1', 'a1#2']);
    arrive();
    await turn();
    expect(order).toEqual([]);
    await test.end('a1#2');
    expect(order).toEqual(['goes on']);
    expect(test.begun).toEqual(['a1#1', 'a1#2']);
    await endAll(test);
    expect(test.begun).toEqual(['a1#1', 'a1#2', 'a1#3']);
  });

  it('H4.05 frees the place of work that fails, also after it stepped aside', async () => {
    const test = openPlaces();
    const failing = test.places.run(shareOf('a1'), ({ stepAside }) =>
      stepAside(() => Promise.reject(new Error('no answer'))),
    );
    await expect(failing).rejects.toThrow('no answer');
    void test.queue('b1#1');
    await endAll(test);
    expect(test.begun).toEqual(['b1#1']);
  });

  it('H4.15 gives places in the same order as a full scan of the waiting work', async () => {
    const work = fc.nat({ max: 12 });
    const steps = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('come' as const),
          caller: fc.constantFrom('a1', 'a2', 'b1', 'b2', 'c1'),
        }),
        fc.record({ kind: fc.constantFrom('leave' as const, 'aside' as const, 'back' as const), work }),
        fc.record({ kind: fc.constant('end' as const), work }),
      ),
      { minLength: 30, maxLength: 60, size: 'max' },
    );
    const limits = fc.constantFrom(
      { places: 1, placesPerCustomer: 1, begun: 1, begunPerCustomer: 1 },
      { places: 2, placesPerCustomer: 1, begun: 5, begunPerCustomer: 3 },
      { places: 3, placesPerCustomer: 2, begun: 4, begunPerCustomer: 3 },
    );
    await fc.assert(
      fc.asyncProperty(steps, limits, async (taken, given) => {
        expect(await orderByPlaces(taken, given)).toEqual(orderByScanning(taken, given));
      }),
      { seed: 20_261_127, numRuns: 300 },
    );
  });
});

/** Returns the numbers of the work that gets a place, one for each place given. */
async function orderByPlaces(steps: readonly Step[], limits: Partial<PlaceLimits>): Promise<number[]> {
  const places = new FairPlaces({ ...ROOMY, ...limits });
  const given: number[] = [];
  const all: { leaving: AbortController; go: Partial<Record<Step['kind'], () => void>> }[] = [];
  const come = (caller: string) => {
    const number = all.length;
    const one: (typeof all)[number] = { leaving: new AbortController(), go: {} };
    all.push(one);
    /** Works until it ends, stepping aside any number of times. */
    const work = async ({ stepAside }: Place): Promise<void> => {
      for (;;) {
        given.push(number);
        const isOver = await new Promise<boolean>((resolve) => {
          one.go = { end: () => resolve(true), aside: () => resolve(false) };
        });
        if (isOver) return void (one.go = {});
        await stepAside(() => new Promise<void>((back) => (one.go = { back })).finally(() => (one.go = {})));
      }
    };
    places.run(shareOf(caller), work, one.leaving.signal).catch(() => undefined);
  };
  for (const step of steps) {
    if (step.kind === 'come') come(step.caller);
    else if (step.kind === 'leave') all[step.work]?.leaving.abort();
    else all[step.work]?.go[step.kind]?.();
    await turn();
  }
  return given;
}
