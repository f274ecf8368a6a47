import { createContext } from 'react';

/** Refetches everything the app shows; awaited by a boundary without `onRetry`. By default does nothing. */
export const RetryContext = createContext<() => unknown>(() => undefined);
