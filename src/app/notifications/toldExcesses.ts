import { readStorage, writeStorage } from '../storage/browserStorage';

const KEY = 'toldExcesses';

/** What is remembered at most; more subscriptions over their contract than that are told of again. */
const KEPT = 50;

/** The excesses that were told in this browser, until its user logs out. */
export const toldExcesses = {
  /** Remembers one. @returns whether it is new */
  add: (excess: string): boolean => {
    const told = readStorage('localStorage', KEY)?.split(' ').filter(Boolean) ?? [];
    if (told.includes(excess)) return false;
    writeStorage('localStorage', KEY, [excess, ...told].slice(0, KEPT).join(' '));
    return true;
  },
};
