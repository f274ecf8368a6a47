export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
export { PanelBoundary, type PanelBoundaryProps } from './PanelBoundary';
export { PanelError, type PanelErrorProps } from './PanelError';
export { RetryContext } from './RetryContext';
