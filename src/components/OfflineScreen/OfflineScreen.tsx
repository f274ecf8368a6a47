import type { Ref } from 'react';
import { ScreenLayout } from '@/components/_internal/ScreenLayout';
import { useRetry } from '@/components/_internal/useRetry';
import { Button } from '@/components/Button';
import { OfflineDrawing } from '@/components/Drawing';

/** Props of {@link OfflineScreen}. */
export interface OfflineScreenProps {
  /** Called by “Try again”, which is pending until it resolves. */
  onRetry: () => unknown;
  /**
   * Whether the connection is back and the page is loading.
   * @default false
   */
  recovering?: boolean;
  /**
   * Whether it fills the window as the main landmark, rather than a part of the content area.
   * @default true
   */
  fullPage?: boolean;
  /** Ref to the heading, which gets the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Replaces a page that can't load because the browser is offline; the caller reloads it when the connection is back.
 */
export function OfflineScreen({
  onRetry,
  recovering = false,
  fullPage = true,
  headingRef,
}: OfflineScreenProps) {
  const { isPending, tryAgain } = useRetry(onRetry);
  return (
    <ScreenLayout
      testId="gsc-offline-screen"
      fullPage={fullPage}
      headingRef={headingRef}
      image={<OfflineDrawing />}
      title="You are offline"
      description={
        <span role="status">
          {recovering
            ? 'The connection is back: the page is on its way.'
            : 'This page opens by itself as soon as the connection is back.'}
        </span>
      }
      actions={
        <Button intent="primary" pending={isPending || recovering} onClick={tryAgain}>
          Try again
        </Button>
      }
    />
  );
}
