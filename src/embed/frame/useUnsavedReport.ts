import { useEffect, useMemo } from 'react';
import type { HostPort } from './HostPort';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Reports unsaved changes to the host page, and asks before the window closes while there are some. */
export function useUnsavedReport(host: HostPort) {
  const unsaved = useMemo(() => {
    const dirty = new Set<string>();
    return {
      report: (id: string, isDirty: boolean) => {
        const before = dirty.size > 0;
        if (isDirty) dirty.add(id);
        else dirty.delete(id);
        const hasUnsavedChanges = dirty.size > 0;
        if (hasUnsavedChanges === before) return;
        host.report({ type: 'changed', hasUnsavedChanges });
        if (hasUnsavedChanges) window.addEventListener('beforeunload', ask);
        else window.removeEventListener('beforeunload', ask);
      },
      mayDiscard: () => Promise.resolve(true),
    };
  }, [host]);
  useEffect(() => () => window.removeEventListener('beforeunload', ask), []);
  return unsaved;
}
