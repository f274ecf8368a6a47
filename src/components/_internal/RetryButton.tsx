import type { ComponentProps } from 'react';
import { Button } from '@/components/Button';
import { useRetry } from './useRetry';

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'intent'> {
  onRetry: () => unknown;
}

/** A “Try again” button that is pending until its callback resolves. */
export function RetryButton({ onRetry, size, intent }: RetryButtonProps) {
  const { isPending, tryAgain } = useRetry(onRetry);
  return (
    <Button size={size} intent={intent} pending={isPending} onClick={tryAgain}>
      Try again
    </Button>
  );
}
