import type { Ref } from 'react';
import { ScreenLayout } from '@/components/_internal/ScreenLayout';
import { HatDrawing, NotFoundDrawing } from '@/components/Drawing';
import { LinkButton } from '@/components/LinkButton';
import { styled } from '@/components/theme';

const Picture = styled('div', { position: 'relative', boxSize: '200px' });

const Hat = styled('a', {
  position: 'absolute',
  insetBlockStart: 66,
  insetInlineStart: 66,
  display: 'block',
  boxSize: '32px',
  borderRadius: '$control',
  opacity: 0,
  transform: 'rotate(-12deg)',
  transition: 'opacity $slow',
  '&:hover, &:focus-visible': { opacity: 1 },
});

/** Props of {@link NotFoundScreen}. */
export interface NotFoundScreenProps {
  /** Address of the video behind the hidden hat. */
  videoUrl: string;
  /**
   * Address of the home page.
   * @default '/'
   */
  homeHref?: string;
  /**
   * Whether it fills the window as the main landmark, rather than a part of the content area.
   * @default false
   */
  fullPage?: boolean;
  /** The missing object in words; shown before the standard text. */
  message?: string | undefined;
  /** Ref to the heading, which gets the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The page for an unknown address. */
export function NotFoundScreen({
  videoUrl,
  homeHref = '/',
  fullPage = false,
  message,
  headingRef,
}: NotFoundScreenProps) {
  return (
    <ScreenLayout
      testId="gsc-not-found-screen"
      fullPage={fullPage}
      headingRef={headingRef}
      image={
        <Picture>
          <NotFoundDrawing />
          <Hat
            href={videoUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="A hat: watch a video in a new tab"
            data-testid="gsc-not-found-hat"
          >
            <HatDrawing />
          </Hat>
        </Picture>
      }
      title="Whoa, you’ve traveled too far"
      description={
        <>
          {message && (
            <>
              {message}
              <br />
            </>
          )}
          <span>404 error, we couldn’t find that page anymore.</span>
        </>
      }
      actions={
        <LinkButton intent="primary" href={homeHref}>
          Take me home
        </LinkButton>
      }
    />
  );
}
