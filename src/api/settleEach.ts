import { errorDetail } from './http';

/** The results of several independent calls. */
export interface Settled<Item> {
  readonly done: readonly Item[];
  /** In the order of the items, with the message of each failure. */
  readonly failed: readonly { readonly item: Item; readonly reason: string; readonly error: unknown }[];
}

/** The number of parallel calls: enough to be fast, and few enough for a responsive browser. */
const WIDTH = 4;

/** Calls a function for each item, a few at a time; never rejects. */
export async function settleEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
): Promise<Settled<Item>> {
  const errors = new Map<number, unknown>();
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      try {
        await call(item);
      } catch (error) {
        errors.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(WIDTH, items.length) }, work));
  return {
    done: items.filter((_, index) => !errors.has(index)),
    failed: items.flatMap((item, index) => {
      if (!errors.has(index)) return [];
      const error = errors.get(index);
      return [{ item, reason: errorDetail(error), error }];
    }),
  };
}
