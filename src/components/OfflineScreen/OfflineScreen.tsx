import type { Ref } from 'react';
import { ScreenLayout } from '@/components/_internal/ScreenLayout';
import { useRetry } from '@/components/_internal/useRetry';
import { Button } from '@/components/Button';
import { OfflineDrawing } from '@/components/Drawing';

/** Props of {@link OfflineScreen}. */
export interface OfflineScreenProps {
  /** "Try again" calls it and is pending until it is done. */
  onRetry: () => unknown;
  /**
   * The connection is back and the page is on its way.
   * @default false
   */
  recovering?: boolean;
  /**
   * Fills the window, and is the main landmark of the page, rather than a part of the content area.
   * @default true
   */
  fullPage?: boolean;
  /** The heading, which takes the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Stands for a page that could not be had because the browser is offline; whoever shows it fetches it once that is over. */
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
      {...{ fullPage, headingRef }}
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
