import { useSyncExternalStore } from 'react';
import { media } from '@/components/theme/tokens';

/** Whether a media condition of the theme holds now, and again whenever that changes. */
export function useMediaQuery(name: keyof typeof media): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(media[name]);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(media[name]).matches ?? false,
  );
}
