/** The prices of a subscription. */
export interface Prices {
  /** By ISO 4217, such as `EUR`. */
  readonly currency: string;
  /** The price of a render that counts; `null` if unknown. */
  readonly perRender: number | null;
  /** The price of storing a gigabyte for a month; `null` if unknown. */
  readonly perGigabyte: number | null;
}

const GIGABYTE = 1_000_000_000;

/** The cost of an environment, in the currency of the prices; `undefined` without a price. */
export interface Cost {
  /** The cost of a period's renders; watermarked ones are free. */
  readonly renders: number | undefined;
  /** The monthly cost of storage. */
  readonly storage: number | undefined;
}

/** Returns the cost of renders, and of bytes stored for a month. */
export function costOf(
  { perRender, perGigabyte }: Prices,
  { renders, bytes }: { readonly renders: number; readonly bytes: number },
): Cost {
  return {
    renders: perRender === null ? undefined : renders * perRender,
    storage: perGigabyte === null ? undefined : (bytes / GIGABYTE) * perGigabyte,
  };
}

/** Returns the prices for storing; null if both are missing. */
export const keptPrices = (prices: Prices): Prices | null =>
  prices.perRender === null && prices.perGigabyte === null ? null : prices;
