import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { PanelError, type PanelErrorProps } from './PanelError';

/** Props of {@link PanelBoundary}. */
export interface PanelBoundaryProps extends Pick<PanelErrorProps, 'what' | 'onRetry'> {
  /** What is drawn; once it is another, it is drawn once more. */
  resetKey?: unknown;
  /** The panel. */
  children: ReactNode;
}

/**
 * Around one panel of several: an error in drawing it, or in fetching its code, is said in its place with a way to try
 * again, and the rest of the page stays as it is.
 */
export function PanelBoundary({ what, onRetry, resetKey, children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error, retry) => <PanelError {...{ what, error, onRetry, retry }} />}
    >
      {children}
    </ErrorBoundary>
  );
}
