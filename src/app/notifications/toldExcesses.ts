import { readStorage, writeStorage } from '../storage/browserStorage';

const KEY = 'toldExcesses';

/** Most remembered excesses; beyond it, older ones are notified again. */
const KEPT = 50;

/** Excesses already notified in this browser, until its user logs out. */
export const toldExcesses = {
  /** Remembers one. @returns whether it is new */
  add: (excess: string): boolean => {
    const told = readStorage('localStorage', KEY)?.split(' ').filter(Boolean) ?? [];
    if (told.includes(excess)) return false;
    writeStorage('localStorage', KEY, [excess, ...told].slice(0, KEPT).join(' '));
    return true;
  },
};
