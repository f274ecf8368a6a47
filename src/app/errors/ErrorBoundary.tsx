import { Component, type ReactNode } from 'react';
import { ServerErrorScreen } from '@/components/ServerErrorScreen';

interface ErrorBoundaryProps {
  /** A screen for errors it knows; the general error screen is shown for the rest. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Catches what breaks outside the router, where no session can be counted on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error) ?? <ServerErrorScreen onLogOut={restart} />;
  }
}

/** Logging out without a session: forget it and start over. */
function restart(): void {
  localStorage.clear();
  window.location.assign('/');
}
