import { createContext } from 'react';

/** Gets anew whatever the app shows; a boundary that is not told how to try again awaits it. Without it nothing is got. */
export const RetryContext = createContext<() => unknown>(() => undefined);
