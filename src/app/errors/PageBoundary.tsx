import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@/components/PanelBoundary';
import { useRefetchAll } from '@/product/Panel';
import { FailedScreen } from './FailedScreen';
import { MissingCode } from './screenOnDemand';

interface PageBoundaryProps {
  /** Whether the page has no frame. */
  isBare: boolean;
  children: ReactNode;
}

/**
 * Limits a rendering error to its page: the frame stays, and navigation shows the next page. A retry loads the page's
 * data again.
 */
export function PageBoundary({ isBare, children }: PageBoundaryProps) {
  const refetchAll = useRefetchAll();
  return (
    <ErrorBoundary
      resetKey={useLocation()}
      fallback={(error, retry) => (
        <FailedScreen
          error={error}
          onRetry={() => {
            // A new version may be deployed; offline, a reload would lose even this page.
            if (error instanceof MissingCode && navigator.onLine) return window.location.reload();
            return refetchAll().then(retry);
          }}
          // Loads the failed requests again without reloading the console.
          onReconnect={() => refetchAll().then(retry)}
          fullPage={isBare}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
