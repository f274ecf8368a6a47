export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
export { PanelBoundary, type PanelBoundaryProps } from './PanelBoundary';
export { PanelProblem, type PanelProblemProps } from './PanelProblem';
export { RetryContext } from './RetryContext';
