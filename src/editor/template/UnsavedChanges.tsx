import { useSyncExternalStore } from 'react';
import { useUnsavedChanges } from '@/product/UnsavedChanges';
import { useSession } from './core/SessionContext';

/** Keeps the page from being left while something is not saved; from the first key on, whatever else waits for a pause. */
export function UnsavedChanges() {
  const session = useSession();
  useUnsavedChanges(useSyncExternalStore(session.subscribe, () => session.view().saveState !== 'saved'));
  return null;
}
