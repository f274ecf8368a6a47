import { readStorage, writeStorage } from '../storage/browserStorage';

const CHARACTER_KEYS = 'characterKeys';

/**
 * Whether plain-character shortcuts are on in this browser. Users who dictate, or hit keys by accident, must be able to
 * turn them off (WCAG 2.1.4); the shortcut with a modifier key stays.
 */
export const characterKeys = {
  areOn: (): boolean => readStorage('localStorage', CHARACTER_KEYS) !== 'off',
  turn: (state: 'on' | 'off'): void => writeStorage('localStorage', CHARACTER_KEYS, state),
};
