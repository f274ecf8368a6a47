import { useEffect } from 'react';

interface Elsewhere {
  /** The storage was cleared in another tab, as logging out does. */
  onLogOut: () => void;
  /** There may be a token again: another tab was given one, or the network is back. */
  onChance: () => void;
}

/** Tells what happens to the session outside this tab. Both functions have to be stable. */
export function useElsewhere({ onLogOut, onChance }: Elsewhere): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null) onLogOut();
      else if (newValue?.includes('access_token')) onChance();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', onChance);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onChance);
    };
  }, [onLogOut, onChance]);
}
