import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@/components/PanelBoundary';
import { useRefetchAll } from '@/product/Panel';
import { FailedScreen } from './FailedScreen';
import { MissingCode } from './screenOnDemand';

interface PageBoundaryProps {
  /** Whether the page stands in no frame. */
  isBare: boolean;
  children: ReactNode;
}

/**
 * Keeps an error in drawing a page to the page: the frame around it stays as it is, and going anywhere draws what is
 * there. Trying again fetches again what the page is about.
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
            // Another version may have been put in its place, and what is reloaded offline is not even this page.
            if (error instanceof MissingCode && navigator.onLine) return window.location.reload();
            return refetchAll().then(retry);
          }}
          // What a failed fetch could not get is there now; nothing of the console is loaded anew.
          onReconnect={() => refetchAll().then(retry)}
          fullPage={isBare}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
