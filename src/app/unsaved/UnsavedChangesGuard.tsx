import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { UnsavedChangesContext } from '@/product/UnsavedChanges';
import { staysOnPage } from '../routes/samePage';

const LeaveQuestion = dialogOnDemand(async () => (await import('./LeaveQuestion')).LeaveQuestion);

function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}

function askOnUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Asks before a page is left on which a form holds something unsaved: on every navigation to another path or tab, and
 * when the window is closed or reloaded. Any other change of the query leaves nothing, nor does
 * an address that the open page takes. What takes the changes away
 * while the page stays asks first by itself.
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
    ({ currentLocation, nextLocation, historyAction }) =>
      dirtyForms.current.size > 0 &&
      placeOf(currentLocation) !== placeOf(nextLocation) &&
      !staysOnPage(nextLocation.state, historyAction),
    [],
  );
  const blocker = useBlocker(shouldAsk);

  const [asked, setAsked] = useState<{ answer: (mayDiscard: boolean) => void }>();
  const mayDiscard = useCallback(
    () =>
      dirtyForms.current.size === 0
        ? Promise.resolve(true)
        : new Promise<boolean>((answer) => setAsked({ answer })),
    [],
  );
  const answer = (isYes: boolean) => {
    setAsked(undefined);
    // Asked once is enough, should it go on to another page.
    if (isYes) for (const id of [...dirtyForms.current]) report(id, false);
    asked?.answer(isYes);
  };
  const context = useMemo(() => ({ report, mayDiscard }), [report, mayDiscard]);
  return (
    <UnsavedChangesContext value={context}>
      {children}
      {blocker.state === 'blocked' && <LeaveQuestion onClose={blocker.reset} onLeave={blocker.proceed} />}
      {asked && <LeaveQuestion onClose={() => answer(false)} onLeave={() => answer(true)} />}
    </UnsavedChangesContext>
  );
}
