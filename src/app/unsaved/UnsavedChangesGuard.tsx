import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { UnsavedChangesContext } from '@/product/UnsavedChangesContext';
import { staysOnPage } from '../routeTable/samePage';

const LeaveQuestion = dialogOnDemand(async () => (await import('./LeaveQuestion')).LeaveQuestion);

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}

function askOnUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Asks before leaving a page with unsaved changes: on navigation to another path or tab, and on closing or reloading.
 * Other changes of the query, and address changes of the open page, do not ask. Controls that discard changes on the
 * page ask by themselves. Once all is saved, leaving continues without an answer.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const dirtyForms = useRef(new Set<string>());
  const [isClean, setIsClean] = useState(true);
  const report = useCallback((id: string, isDirty: boolean) => {
    if (isDirty) dirtyForms.current.add(id);
    else dirtyForms.current.delete(id);
    setIsClean(dirtyForms.current.size === 0);
    // Only while needed: the listener disables the back/forward cache of some browsers.
    if (dirtyForms.current.size > 0) window.addEventListener('beforeunload', askOnUnload);
    else window.removeEventListener('beforeunload', askOnUnload);
  }, []);
  const shouldAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      dirtyForms.current.size > 0 &&
      addressOf(currentLocation) !== addressOf(nextLocation) &&
      !staysOnPage(nextLocation.state, historyAction),
    [],
  );
  const blocker = useBlocker(shouldAsk);
  // A page that saves by itself may finish during the question: then it needs no answer.
  const { state, proceed } = blocker;
  useEffect(() => {
    if (isClean && state === 'blocked') proceed();
  }, [isClean, state, proceed]);

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
    // One question is enough, even if the page then navigates on.
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
