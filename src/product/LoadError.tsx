import { Button } from '@/components/Button';
import { ErrorMessage } from './ErrorMessage';

/** The relevant part of a query result. */
interface FailedRead {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadErrorProps {
  /** The subject of the message, such as "The groups". */
  what: string;
  /** The queries to watch; a retry repeats only the failed ones. */
  reads: readonly FailedRead[];
}

/** Shows that something could not be loaded, with a retry; nothing if all is well. */
export function LoadError({ what, reads }: LoadErrorProps) {
  const failed = reads.filter(({ error }) => error !== null);
  const [first] = failed;
  if (!first) return null;
  return (
    <ErrorMessage
      error={first.error}
      message={first.error?.message}
      action={
        <Button size="s" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
          Try again
        </Button>
      }
    >
      {what} could not be loaded.
    </ErrorMessage>
  );
}
