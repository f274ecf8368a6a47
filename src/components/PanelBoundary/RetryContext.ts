import { createContext } from 'react';

/** Fetches again whatever the app shows; a boundary that is not told how to try again awaits it. Without it nothing is got. */
export const RetryContext = createContext<() => unknown>(() => undefined);
