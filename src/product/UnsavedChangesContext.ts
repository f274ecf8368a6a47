import { createContext, useContext, useEffect, useId } from 'react';

/** Registry of forms with unsaved changes. */
interface UnsavedChanges {
  /** Reports whether the form with this id has unsaved changes. */
  readonly report: (id: string, isDirty: boolean) => void;
  /** Asks whether unsaved changes may be dropped, if there are any; for actions that drop them on the same page. */
  readonly mayDiscard: () => Promise<boolean>;
}

/** Without a provider there are no questions. */
export const UnsavedChangesContext = createContext<UnsavedChanges>({
  report: () => undefined,
  mayDiscard: () => Promise.resolve(true),
});

/** Asks before the page is left while `isDirty` is true and the caller is mounted. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  const { report } = useContext(UnsavedChangesContext);
  useEffect(() => {
    report(id, isDirty);
    return () => report(id, false);
  }, [id, isDirty, report]);
}
