import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { FairPlaces, type Share } from '../shares';

/**
 * Limits of files in transfer as forms and archives, and of archives being unpacked; see the table in docs/security.md.
 * Each customer has its own limits, so that a slow network delays only that customer.
 */
export const TRANSFER_LIMITS = {
  perCustomer: 16,
  waitingPerCustomer: 60,
  waitingPerCaller: 30,
  unpacked: 2,
  unpackedPerCustomer: 1,
} as const;

/** Limits of calls to external sources. A page of a list requests a hundred pictures at once. */
export const SOURCE_LIMITS = { perCustomer: 16, waitingPerCustomer: 200, waitingPerCaller: 120 } as const;

/** Places for imports, uploads, exports and calls to external sources, given in turn, see `FairPlaces`. */
export interface Transfers {
  /** Answers a call in a place, held until the response is sent or its caller has left. @throws BusyError */
  answer<Result>(
    share: Share,
    answer: { response: ServerResponse; signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Calls an external source. A caller who leaves frees the place at once. @throws BusyError */
  ask<Result>(share: Share, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Works on a received file, in one of few places. */
  unpack<Result>(share: Share, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

type Limits<Of> = { readonly [Key in keyof Of]: number };

/** Opens the places of one process. */
export function openTransfers(
  limits: Limits<typeof TRANSFER_LIMITS> = TRANSFER_LIMITS,
  ofSources: Limits<typeof SOURCE_LIMITS> = SOURCE_LIMITS,
): Transfers {
  const { perCustomer, unpacked, unpackedPerCustomer, ...waiting } = limits;
  const transfers = new FairPlaces({
    places: Infinity,
    placesPerCustomer: perCustomer,
    waiting: Infinity,
    ...waiting,
  });
  const sources = new FairPlaces({
    places: Infinity,
    placesPerCustomer: ofSources.perCustomer,
    waiting: Infinity,
    waitingPerCustomer: ofSources.waitingPerCustomer,
    waitingPerCaller: ofSources.waitingPerCaller,
  });
  // The queue is as long as the number of transfers.
  const unpacking = new FairPlaces({
    places: unpacked,
    placesPerCustomer: unpackedPerCustomer,
    waiting: Infinity,
    waitingPerCustomer: Infinity,
    waitingPerCaller: Infinity,
  });
  return {
    answer: (share, { response, signal }, work) =>
      new Promise((resolve, reject) => {
        const hold = async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error as Error);
          }
          // An aborted response has ended too.
          await finished(response).catch(() => undefined);
        };
        transfers.run(share, hold, signal).catch(reject);
      }),
    ask: (share, signal, work) => sources.run(share, work, signal),
    unpack: (share, signal, work) => unpacking.run(share, work, signal),
  };
}
