import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { UnsavedChangesContext, type SaveChanges } from '@/product/UnsavedChangesContext';
import { staysOnPage } from '../routeTable/samePage';

const LeaveQuestion = dialogOnDemand(async () => (await import('./LeaveQuestion')).LeaveQuestion);

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}

/** Returns a function that saves all forms; undefined if one of them can't be saved. */
function saveAllOf(forms: ReadonlyMap<string, SaveChanges | undefined>): SaveChanges | undefined {
  const saves = [...forms.values()];
  if (saves.includes(undefined)) return undefined;
  return async () => (await Promise.all(saves.map((save) => save?.() ?? false))).every(Boolean);
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
  const dirtyForms = useRef(new Map<string, SaveChanges | undefined>());
  const [isClean, setIsClean] = useState(true);
  const [save, setSave] = useState<SaveChanges>();
  const report = useCallback((id: string, isDirty: boolean, save?: SaveChanges) => {
    if (isDirty) dirtyForms.current.set(id, save);
    else dirtyForms.current.delete(id);
    setIsClean(dirtyForms.current.size === 0);
    setSave(() => saveAllOf(dirtyForms.current));
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
    if (isYes) for (const id of [...dirtyForms.current.keys()]) report(id, false);
    asked?.answer(isYes);
  };
  const context = useMemo(() => ({ report, mayDiscard }), [report, mayDiscard]);
  return (
    <UnsavedChangesContext value={context}>
      {children}
      {blocker.state === 'blocked' && (
        <LeaveQuestion save={save} onClose={blocker.reset} onLeave={blocker.proceed} />
      )}
      {asked && (
        <LeaveQuestion
          save={save}
          onClose={() => answer(false)}
          onLeave={() => answer(true)}
          onSaved={() => answer(true)}
        />
      )}
    </UnsavedChangesContext>
  );
}
