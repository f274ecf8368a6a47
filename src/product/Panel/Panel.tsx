import type { ReactNode } from 'react';
import { PanelBoundary } from '@/components/PanelBoundary';
import { useRefetchAll } from './useRefetchAll';

interface PanelProps {
  /** What stands there: "The storage". */
  what: string;
  children: ReactNode;
}

/**
 * One panel of a screen: what fails in drawing it is said in its place. Trying again fetches again all that the screen
 * shows, because what can't be drawn mostly came so from the platform.
 */
export function Panel({ what, children }: PanelProps) {
  return (
    <PanelBoundary what={what} onRetry={useRefetchAll()}>
      {children}
    </PanelBoundary>
  );
}
