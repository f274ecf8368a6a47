import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { UnsavedChangesContext } from '@/product/UnsavedChanges';

const LeaveQuestion = dialogOnDemand(async () => (await import('./LeaveQuestion')).LeaveQuestion);

function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}

function askOnUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Asks before a page is left on which a form holds something unsaved: on every navigation to another path or tab, and
 * when the window is closed or loaded anew. Any other change of the query leaves nothing.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const dirtyForms = useRef(new Set<string>());
  const report = useCallback((id: string, isDirty: boolean) => {
    if (isDirty) dirtyForms.current.add(id);
    else dirtyForms.current.delete(id);
    // Only while it is needed: the listener keeps some browsers from going back to a page at once.
    if (dirtyForms.current.size > 0) window.addEventListener('beforeunload', askOnUnload);
    else window.removeEventListener('beforeunload', askOnUnload);
  }, []);
  const shouldAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      dirtyForms.current.size > 0 && placeOf(currentLocation) !== placeOf(nextLocation),
    [],
  );
  const blocker = useBlocker(shouldAsk);
  const context = useMemo(() => ({ report }), [report]);
  return (
    <UnsavedChangesContext value={context}>
      {children}
      {blocker.state === 'blocked' && <LeaveQuestion onClose={blocker.reset} onLeave={blocker.proceed} />}
    </UnsavedChangesContext>
  );
}
