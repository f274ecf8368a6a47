import { AsyncLocalStorage } from 'node:async_hooks';
import type { Share } from './FairPlaces';

const shares = new AsyncLocalStorage<Share>();
const NOBODY: Share = { customer: '', caller: '' };

/** Does work on behalf of a caller, and all that it waits for. */
export const withShare = <Result>(share: Share | undefined, work: () => Result): Result =>
  shares.run(share ?? NOBODY, work);

/** Returns the caller whose work is done now; nobody outside of `withShare`. */
export const currentShare = (): Share => shares.getStore() ?? NOBODY;
