import { useState } from 'react';
import type { Look } from '@/product/LookSwitch';
import { readStorage, writeStorage } from './browserStorage';

/**
 * Keeps whether a list is shown as tiles or rows in this browser; tiles at first. @param list name of the list, such as
 * `templates`
 */
export function useKeptLook(list: string): [Look, (look: Look) => void] {
  const key = `look.${list}`;
  const [look, setLook] = useState<Look>(() =>
    readStorage('localStorage', key) === 'list' ? 'list' : 'grid',
  );
  const choose = (next: Look) => {
    writeStorage('localStorage', key, next);
    setLook(next);
  };
  return [look, choose];
}
