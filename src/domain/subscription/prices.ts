/** What a subscription pays for what it uses. */
export interface Prices {
  /** By ISO 4217, such as `EUR`. */
  readonly currency: string;
  /** Of one render that counts towards the contract; `null` where it is not known. */
  readonly perRender: number | null;
  /** Of storing a gigabyte for a month; `null` where it is not known. */
  readonly perGigabyte: number | null;
}

const GIGABYTE = 1_000_000_000;

/** What an environment costs, in the currency of the prices; `undefined` where there is no price for it. */
export interface Cost {
  /** Of the renders of some days; watermarked ones cost nothing. */
  readonly renders: number | undefined;
  /** Of a month of what is stored. */
  readonly storage: number | undefined;
}

/** What so many renders, and so many bytes stored for a month, cost. */
export function costOf(
  { perRender, perGigabyte }: Prices,
  { renders, bytes }: { readonly renders: number; readonly bytes: number },
): Cost {
  return {
    renders: perRender === null ? undefined : renders * perRender,
    storage: perGigabyte === null ? undefined : (bytes / GIGABYTE) * perGigabyte,
  };
}

/** The prices to keep: none without either of them. */
export const keptPrices = (prices: Prices): Prices | null =>
  prices.perRender === null && prices.perGigabyte === null ? null : prices;
