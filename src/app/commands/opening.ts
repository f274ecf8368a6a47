import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Router state of a visit that opens the page's creation dialog. */
export const OPENING = { opens: true } as const;

/**
 * Returns a key when this visit opens the page's creation dialog, different for each visit; undefined after a reload.
 */
export function useOpensDialog(): string | undefined {
  const { state, key } = useLocation() as { state: Partial<typeof OPENING> | null; key: string };
  const opening = state?.opens ? key : undefined;
  // A layout effect, so that a reload right after the dialog appears does not open it again.
  useLayoutEffect(() => {
    if (opening) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [opening]);
  return opening;
}
