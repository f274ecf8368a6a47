import { Button } from '@/components/Button';
import { ErrorMessage } from '../ErrorMessage';

/** A read, as far as its failure goes. */
interface FailedRead {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadErrorProps {
  /** What could not be loaded: "The groups". */
  what: string;
  /** The reads it takes; only those that failed are tried again. */
  reads: readonly FailedRead[];
}

/** Says, where something is missing, that it could not be loaded, and tries again; nothing while all is well. */
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
