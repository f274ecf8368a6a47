import { useSyncExternalStore } from 'react';
import { media } from '@/components/theme/tokens';

interface Watch {
  subscribe: (onChange: () => void) => () => void;
  isMatching: () => boolean;
}

/* One subscription per condition: renewing it at every render would slow down each key in a table. */
const watches = new Map<string, Watch>();

function watch(condition: string): Watch {
  const known = watches.get(condition);
  if (known) return known;
  const query = window.matchMedia?.(condition);
  const made: Watch = {
    subscribe: (onChange) => {
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    isMatching: () => query?.matches ?? false,
  };
  watches.set(condition, made);
  return made;
}

/** Whether a media condition of the theme holds; updates when it changes. */
export function useMediaQuery(name: keyof typeof media): boolean {
  const { subscribe, isMatching } = watch(media[name]);
  return useSyncExternalStore(subscribe, isMatching);
}
