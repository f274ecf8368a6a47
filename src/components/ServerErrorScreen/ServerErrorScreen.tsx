import type { Ref } from 'react';
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
  /** Logs the user out. */
  onLogOut: () => void;
  /** Shows "Try again", which calls this. */
  onRetry?: () => void;
  /**
   * Fills the window rather than the content area.
   * @default true
   */
  fullPage?: boolean;
  /** The heading, which takes the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The page for a failure nothing can be shown after. */
export function ServerErrorScreen({
  message,
  onLogOut,
  onRetry,
  fullPage = true,
  headingRef,
}: ServerErrorScreenProps) {
  return (
    <ScreenLayout
      testId="gsc-server-error-screen"
      {...{ fullPage, headingRef }}
      image={<ServerErrorDrawing />}
      title="Oops, it seems like something went wrong on our side"
      description={message ?? 'Try logging out and in again, this should solve the issue.'}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <Button intent="primary" onClick={onLogOut}>
            Log out
          </Button>
        </>
      }
    />
  );
}
