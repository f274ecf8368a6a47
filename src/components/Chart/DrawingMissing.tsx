import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';

/** Props of {@link DrawingMissing}. */
export interface DrawingMissingProps {
  /** Loads it again. */
  onRetry: () => void;
  /** Shows the same values as a table. */
  onTable: () => void;
}

/** Replaces a drawing that failed to load; the table needs no further code. */
export function DrawingMissing({ onRetry, onTable }: DrawingMissingProps) {
  return (
    <InlineMessage
      kind="NEGATIVE"
      action={
        <Inline gap="2">
          <Button size="s" onClick={onTable}>
            Show the table
          </Button>
          <Button size="s" onClick={onRetry}>
            Try again
          </Button>
        </Inline>
      }
    >
      The chart could not be loaded. The figures are in the table.
    </InlineMessage>
  );
}
