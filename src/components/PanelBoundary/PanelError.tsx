import { type ReactNode, useContext } from 'react';
import { ErrorDetails } from '@/components/_internal/ErrorDetails';
import { RetryButton } from '@/components/_internal/RetryButton';
import { InlineMessage } from '@/components/InlineMessage';
import { RetryContext } from './RetryContext';

/** Props of {@link PanelError}. */
export interface PanelErrorProps {
  /**
   * What could not be shown: "The storage".
   * @default 'This part'
   */
  what?: ReactNode;
  /** What was thrown. */
  error: unknown;
  /**
   * Fetches again what is drawn; awaited before it is drawn once more.
   * @default what `RetryContext` does
   */
  onRetry?: (() => unknown) | undefined;
  /** Draws it once more. */
  retry: () => void;
}

/** Stands in the place of what could not be drawn, with a way to try again. */
export function PanelError({ what = 'This part', error, onRetry, retry }: PanelErrorProps) {
  const refetchAll = useContext(RetryContext);
  const tryAgain = async () => {
    await (onRetry ?? refetchAll)();
    retry();
  };
  return (
    // A row of panels stretches this, and not the message in it.
    <div>
      <InlineMessage kind="NEGATIVE" action={<RetryButton size="s" onRetry={tryAgain} />}>
        {what} could not be shown. The rest of the page still works.
        <div>
          <ErrorDetails error={error} />
        </div>
      </InlineMessage>
    </div>
  );
}
