import type { Ref } from 'react';
import { ErrorDetails } from '@/components/_internal/ErrorDetails';
import { RetryButton } from '@/components/_internal/RetryButton';
import { ScreenLayout } from '@/components/_internal/ScreenLayout';
import { Button } from '@/components/Button';
import { ServerErrorDrawing } from '@/components/Drawing';

/** Props of {@link ServerErrorScreen}. */
export interface ServerErrorScreenProps {
  /**
   * What is known about it.
   * @default the advice to log out and in again
   */
  message?: string | undefined;
  /** What was thrown: the id of a failed request is shown, anything else on demand. */
  error?: unknown;
  /** Logs the user out. */
  onLogOut: () => void;
  /** Shows "Try again", which calls this and is pending until it is done. */
  onRetry?: () => unknown;
  /**
   * Asks to wait rather than to log out: too much was asked for in a short time.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Fills the window, and is the main landmark of the page, rather than a part of the content area.
   * @default true
   */
  fullPage?: boolean;
  /** The heading, which takes the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const ADVICE = 'Try logging out and in again, this should solve the issue.';

/** The page for a failure nothing can be shown after. */
export function ServerErrorScreen({
  message,
  error,
  onLogOut,
  onRetry,
  isBusy = false,
  fullPage = true,
  headingRef,
}: ServerErrorScreenProps) {
  return (
    <ScreenLayout
      testId="gsc-server-error-screen"
      {...{ fullPage, headingRef }}
      image={<ServerErrorDrawing />}
      title={isBusy ? 'Too many requests' : 'Oops, it seems like something went wrong on our side'}
      description={message ?? (isBusy ? 'Please wait a moment and try again.' : ADVICE)}
      details={error != null && <ErrorDetails error={error} />}
      actions={
        <>
          {onRetry && <RetryButton onRetry={onRetry} intent={isBusy ? 'primary' : 'neutral'} />}
          {!isBusy && (
            <Button intent="primary" onClick={onLogOut}>
              Log out
            </Button>
          )}
        </>
      }
    />
  );
}
