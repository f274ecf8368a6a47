import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { PanelError, type PanelErrorProps } from './PanelError';

/** Props of {@link PanelBoundary}. */
export interface PanelBoundaryProps extends Pick<PanelErrorProps, 'what' | 'onRetry'> {
  /** Data of the panel; a change renders it again. */
  resetKey?: unknown;
  /** The panel. */
  children: ReactNode;
}

/**
 * Surrounds one of several panels: replaces an error in rendering it or loading its code by a message with a retry;
 * the rest of the page stays.
 */
export function PanelBoundary({ what, onRetry, resetKey, children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error, retry) => <PanelError what={what} error={error} onRetry={onRetry} retry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
