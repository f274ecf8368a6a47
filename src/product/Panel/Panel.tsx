import type { ReactNode } from 'react';
import { PanelBoundary } from '@/components/PanelBoundary';
import { useRefetchAll } from './useRefetchAll';

interface PanelProps {
  /** Name of the content, such as "The storage". */
  what: string;
  children: ReactNode;
}

/**
 * A panel that shows its own rendering errors. A retry refetches all active queries, because unexpected data is the
 * usual cause.
 */
export function Panel({ what, children }: PanelProps) {
  return (
    <PanelBoundary what={what} onRetry={useRefetchAll()}>
      {children}
    </PanelBoundary>
  );
}
