import { createContext, useContext, useEffect, useId } from 'react';

/** Where forms tell that they hold something that has not been saved. */
interface UnsavedChanges {
  /** Tells whether the form of this id holds such changes. */
  readonly report: (id: string, isDirty: boolean) => void;
  /** Asks, if there are such changes, whether they may go; for what takes them without leaving the page. */
  readonly mayDiscard: () => Promise<boolean>;
}

/** Without a provider nothing asks. */
export const UnsavedChangesContext = createContext<UnsavedChanges>({
  report: () => undefined,
  mayDiscard: () => Promise.resolve(true),
});

/** Makes leaving the page ask first, for as long as `isDirty` holds and the caller is drawn. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  const { report } = useContext(UnsavedChangesContext);
  useEffect(() => {
    report(id, isDirty);
    return () => report(id, false);
  }, [id, isDirty, report]);
}
