import { readStorage, writeStorage } from '../storage/browserStorage';

const CHARACTER_KEYS = 'characterKeys';

/**
 * Whether shortcuts of plain characters work in this browser. Whoever speaks to the computer, or hits keys by
 * accident, must be able to turn them off (WCAG 2.1.4); the one that is held together with another key stays.
 */
export const characterKeys = {
  areOn: (): boolean => readStorage('localStorage', CHARACTER_KEYS) !== 'off',
  turn: (state: 'on' | 'off'): void => writeStorage('localStorage', CHARACTER_KEYS, state),
};
