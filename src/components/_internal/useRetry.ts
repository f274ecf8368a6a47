import { useState } from 'react';

interface Retry {
  isPending: boolean;
  tryAgain: () => void;
}

/** Pending from when one tries again until what `onRetry` does is done; what fails again may be tried once more. */
export function useRetry(onRetry: () => unknown): Retry {
  const [isPending, setPending] = useState(false);
  const tryAgain = async () => {
    setPending(true);
    await onRetry();
    setPending(false);
  };
  return { isPending, tryAgain: () => void tryAgain() };
}
