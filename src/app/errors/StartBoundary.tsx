import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/PanelBoundary';
import { ServerErrorScreen } from '@/components/ServerErrorScreen';

/** Catches errors outside the router, where there may be no session. */
export function StartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <ServerErrorScreen error={error} onLogOut={restart} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Logs out without a session: clears the storage and starts over. */
function restart(): void {
  try {
    localStorage.clear();
  } catch {
    // A browser that denies storage has stored nothing.
  }
  window.location.assign('/');
}
