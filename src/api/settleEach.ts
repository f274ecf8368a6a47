import { errorDetail } from './http';

/** What became of many calls, each of which succeeds or fails by itself. */
export interface Settled<Item> {
  readonly done: readonly Item[];
  /** In the order of the items, with the words of the failure. */
  readonly failed: readonly { readonly item: Item; readonly reason: string }[];
}

/** Calls under way at the same time: enough to be quick, few enough for the browser to keep answering. */
const WIDTH = 4;

/** Makes one call for each item, a few at a time; never rejects. */
export async function settleEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
): Promise<Settled<Item>> {
  const reasons = new Map<number, string>();
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      try {
        await call(item);
      } catch (error) {
        reasons.set(index, errorDetail(error));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(WIDTH, items.length) }, work));
  return {
    done: items.filter((_, index) => !reasons.has(index)),
    failed: items.flatMap((item, index) => {
      const reason = reasons.get(index);
      return reason === undefined ? [] : [{ item, reason }];
    }),
  };
}
