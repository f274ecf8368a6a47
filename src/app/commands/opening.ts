import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** State of a visit that was made to open the page's dialog for something new. */
export const OPENING = { opens: true } as const;

/**
 * Set on a visit that is to open the page's dialog for something new, another value for each; reloading the page does
 * not open it again.
 */
export function useOpening(): string | undefined {
  const { state, key } = useLocation() as { state: Partial<typeof OPENING> | null; key: string };
  const opening = state?.opens ? key : undefined;
  // With the dialog, not after it: whoever sees it may reload.
  useLayoutEffect(() => {
    if (opening) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [opening]);
  return opening;
}
