import { Component, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** Draws what stands in place of the children: given what was thrown, and a way to draw them once more. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** What the children draw; once it is another, they are drawn at once, and not first their fallback. */
  resetKey?: unknown;
  /** What may fail to be drawn. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** In an object, because anything can be thrown, `undefined` too. */
  caught: { error: unknown } | undefined;
  resetKey: unknown;
}

/** Keeps an error in drawing its children, or in fetching their code, to itself. */
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
