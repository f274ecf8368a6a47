import { useState } from 'react';

interface Retry {
  isPending: boolean;
  tryAgain: () => void;
}

/** Tracks whether a retry is running; after an error it can be repeated. */
export function useRetry(onRetry: () => unknown): Retry {
  const [isPending, setPending] = useState(false);
  const tryAgain = async () => {
    setPending(true);
    await onRetry();
    setPending(false);
  };
  return { isPending, tryAgain: () => void tryAgain() };
}
