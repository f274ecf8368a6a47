import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { ErrorMessage } from '@/product/ErrorMessage';

interface StageWaitingProps {
  /** Why the page can't be drawn; undefined while it loads. */
  error: Error | undefined;
  onRetry: () => void;
}

/** Replaces the page while fonts and engine load, or shows why they failed. */
export const StageWaiting = ({ error, onRetry }: StageWaitingProps) =>
  error ? (
    <Stack gap="3" align="start" css={{ maxWidth: '28rem', margin: '0 auto', padding: '$6' }}>
      <ErrorMessage error={error} message="The page can’t be drawn: a font could not be loaded." />
      <Button onClick={onRetry}>Try again</Button>
    </Stack>
  ) : (
    <Skeleton shape="block" width="100%" height="100%" />
  );
