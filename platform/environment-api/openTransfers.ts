import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { FairPlaces, type Share } from '../shares';

/**
 * Limits of files on their way in or out as forms and archives, and of archives being unpacked; docs/security.md has them in a
 * table. Files of other customers are no limit: a slow network holds up nobody but the customer whose it is.
 */
export const TRANSFER_LIMITS = {
  perCustomer: 16,
  waitingPerCustomer: 60,
  waitingPerCaller: 30,
  unpacked: 2,
  unpackedPerCustomer: 1,
} as const;

/** Places for imports, uploads and exports, given in turn, see `FairPlaces`. */
export interface Transfers {
  /** Answers a call in a place that is held until the answer has gone out or its caller has left. @throws BusyError */
  answer<Result>(
    share: Share,
    answer: { response: ServerResponse; signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Does work on a file that has arrived, in one of few places. */
  unpack<Result>(share: Share, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** Opens the places of one process. */
export function openTransfers(): Transfers {
  const { perCustomer, unpacked, unpackedPerCustomer, ...waiting } = TRANSFER_LIMITS;
  const transfers = new FairPlaces({
    places: Infinity,
    placesPerCustomer: perCustomer,
    waiting: Infinity,
    ...waiting,
  });
  // As many wait as there are transfers.
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
          // An answer that was cut off has ended as well.
          await finished(response).catch(() => undefined);
        };
        transfers.run(share, hold, signal).catch(reject);
      }),
    unpack: (share, signal, work) => unpacking.run(share, work, signal),
  };
}
