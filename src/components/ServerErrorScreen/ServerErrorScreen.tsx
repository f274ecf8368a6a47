import type { Ref } from 'react';
import { ErrorDetails } from '@/components/_internal/ErrorDetails';
import { RetryButton } from '@/components/_internal/RetryButton';
import { ScreenLayout } from '@/components/_internal/ScreenLayout';
import { Button } from '@/components/Button';
import { ServerErrorDrawing } from '@/components/Drawing';

/** Props of {@link ServerErrorScreen}. */
export interface ServerErrorScreenProps {
  /**
   * Details of the error.
   * @default the advice to log out and in again
   */
  message?: string | undefined;
  /** The error: shows the id of a failed request, other errors on demand. */
  error?: unknown;
  /** Logs the user out. */
  onLogOut: () => void;
  /** Shows “Try again”, which calls this and is pending until it resolves. */
  onRetry?: () => unknown;
  /**
   * Whether to advise waiting instead of logging out, after too many requests.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Whether it fills the window as the main landmark, rather than a part of the content area.
   * @default true
   */
  fullPage?: boolean;
  /** Ref to the heading, which gets the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const ADVICE = 'Try logging out and in again, this should solve the issue.';

/** The page for an error that prevents all content. */
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
      fullPage={fullPage}
      headingRef={headingRef}
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
