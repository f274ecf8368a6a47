import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/PanelBoundary';
import { ServerErrorScreen } from '@/components/ServerErrorScreen';

/** Catches what breaks outside the router, where no session can be counted on. */
export function StartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <ServerErrorScreen error={error} onLogOut={restart} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Logging out without a session: forget it and start over. */
function restart(): void {
  try {
    localStorage.clear();
  } catch {
    // A browser that denies storage has kept nothing.
  }
  window.location.assign('/');
}
