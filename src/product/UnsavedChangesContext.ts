import { createContext, useContext, useEffect, useId, useRef } from 'react';

/** Saves the changes of a form. @returns whether they are saved; the form itself shows why they are not */
export type SaveChanges = () => Promise<boolean>;

/** Registry of forms with unsaved changes. */
interface UnsavedChanges {
  /**
   * Reports whether the form with this id has unsaved changes.
   * @param save saves them before the page is left; without it the user can only leave or stay
   */
  readonly report: (id: string, isDirty: boolean, save?: SaveChanges) => void;
  /** Asks whether unsaved changes may be dropped, if there are any; for actions that drop them on the same page. */
  readonly mayDiscard: () => Promise<boolean>;
}

/** Without a provider there are no questions. */
export const UnsavedChangesContext = createContext<UnsavedChanges>({
  report: () => undefined,
  mayDiscard: () => Promise.resolve(true),
});

/** Asks before the page is left while `isDirty` is true and the caller is mounted; offers to save with `save`. */
export function useUnsavedChanges(isDirty: boolean, save?: SaveChanges): void {
  const id = useId();
  const { report } = useContext(UnsavedChangesContext);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const canSave = save !== undefined;
  useEffect(() => {
    report(id, isDirty, canSave ? () => latest.current?.() ?? Promise.resolve(false) : undefined);
    return () => report(id, false);
  }, [id, isDirty, canSave, report]);
}
