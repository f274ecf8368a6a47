import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AppShell, AppShellError } from '@/components/AppShell';
import { ErrorBoundary } from '@/components/PanelBoundary';

interface ShellBoundaryProps {
  /** What the shell stands around; it is there without one as well. */
  page: ReactNode;
  /** The shell with the page in it. */
  children: ReactNode;
}

/** Keeps an error in what a shell is made from to the place of its header. */
export function ShellBoundary({ page, children }: ShellBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={useLocation().pathname}
      fallback={(error, retry) => (
        <AppShell header={<AppShellError part="header" {...{ error, retry }} />}>{page}</AppShell>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
