import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AppShell, AppShellError } from '@/components/AppShell';
import { ErrorBoundary } from '@/components/PanelBoundary';

interface ShellBoundaryProps {
  /** The page without the shell. */
  page: ReactNode;
  /** The shell with the page in it. */
  children: ReactNode;
}

/** Replaces a header that fails to render, and keeps the page. */
export function ShellBoundary({ page, children }: ShellBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={useLocation().pathname}
      fallback={(error, retry) => (
        <AppShell header={<AppShellError part="header" error={error} retry={retry} />}>{page}</AppShell>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
