import { Component, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** Renders the replacement of the children, given the error and a function that renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Data of the children; a change renders them again without showing the fallback first. */
  resetKey?: unknown;
  /** Content that may fail to render. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Wrapped in an object, because any value can be thrown, also `undefined`. */
  caught: { error: unknown } | undefined;
  resetKey: unknown;
}

/** Contains errors from rendering its children or loading their code. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { caught: undefined, resetKey };
  }

  retry = (): void => this.setState({ caught: undefined });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error, this.retry) : this.props.children;
  }
}
