import { type ReactNode, useContext } from 'react';
import { ErrorDetails } from '@/components/_internal/ErrorDetails';
import { RetryButton } from '@/components/_internal/RetryButton';
import { InlineMessage } from '@/components/InlineMessage';
import { RetryContext } from './RetryContext';

/** Props of {@link PanelError}. */
export interface PanelErrorProps {
  /**
   * The subject of the message, such as "The storage".
   * @default 'This part'
   */
  what?: ReactNode;
  /** The error. */
  error: unknown;
  /**
   * Refetches the data; awaited before the next render.
   * @default the function of `RetryContext`
   */
  onRetry?: (() => unknown) | undefined;
  /** Renders it again. */
  retry: () => void;
}

/** Replaces a part that failed to render, with a retry. */
export function PanelError({ what = 'This part', error, onRetry, retry }: PanelErrorProps) {
  const refetchAll = useContext(RetryContext);
  const tryAgain = async () => {
    await (onRetry ?? refetchAll)();
    retry();
  };
  return (
    // A row of panels stretches this element instead of the message.
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
