import { useEffect } from 'react';

interface OtherTabs {
  /** The storage was cleared in another tab, as logging out does. */
  onLogOut: () => void;
  /** There may be a token again: another tab was given one, or the network is back. */
  onTokenExpected: () => void;
}

/** Tells what happens to the session outside this tab. Both functions have to be stable. */
export function useOtherTabs({ onLogOut, onTokenExpected }: OtherTabs): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null) onLogOut();
      else if (newValue?.includes('access_token')) onTokenExpected();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', onTokenExpected);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onTokenExpected);
    };
  }, [onLogOut, onTokenExpected]);
}
