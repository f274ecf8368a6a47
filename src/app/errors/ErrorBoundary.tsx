import { Component, type ReactNode } from 'react';
import { ServerErrorScreen } from '@/components/ServerErrorScreen';

/** Catches what breaks outside the router, where no session can be counted on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ServerErrorScreen onLogOut={restart} /> : this.props.children;
  }
}

/** Logging out without a session: forget it and start over. */
function restart(): void {
  localStorage.clear();
  window.location.assign('/');
}
