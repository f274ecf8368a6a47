import { createContext } from 'react';

/** Fetches again whatever the app shows; awaited by a boundary without an `onRetry`. By default fetches nothing. */
export const RetryContext = createContext<() => unknown>(() => undefined);
