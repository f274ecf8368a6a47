import { AsyncLocalStorage } from 'node:async_hooks';
import type { Share } from './FairPlaces';

const shares = new AsyncLocalStorage<Share>();
const NOBODY: Share = { customer: '', caller: '' };

/** Runs work on behalf of a caller, including asynchronous work. */
export const withShare = <Result>(share: Share | undefined, work: () => Result): Result =>
  shares.run(share ?? NOBODY, work);

/** Returns the caller of the current work; none outside of `withShare`. */
export const currentShare = (): Share => shares.getStore() ?? NOBODY;
