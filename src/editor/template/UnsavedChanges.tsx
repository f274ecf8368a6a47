import { useSyncExternalStore } from 'react';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { useSession } from './core/SessionContext';

/** Asks before unsaved changes are lost; active from the first key on, although other updates wait for a pause. */
export function UnsavedChanges() {
  const session = useSession();
  useUnsavedChanges(
    useSyncExternalStore(session.subscribe, () => session.view().saveState !== 'saved'),
    () => session.save(),
  );
  return null;
}
