import { useEffect } from 'react';

interface OtherTabs {
  /** The storage was cleared in another tab, for instance by a logout. */
  onLogOut: () => void;
  /** A token may be available again: from another tab, or because the network is back. */
  onTokenExpected: () => void;
}

/** Reports session changes in other tabs. Both functions must be stable. */
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
