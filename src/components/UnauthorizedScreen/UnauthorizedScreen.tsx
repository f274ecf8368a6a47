import type { Ref } from 'react';
import { ScreenLayout } from '@/components/_internal/ScreenLayout';
import { Button } from '@/components/Button';
import { UnauthorizedDrawing } from '@/components/Drawing';
import { LinkButton } from '@/components/LinkButton';

/** Props of {@link UnauthorizedScreen}. */
export interface UnauthorizedScreenProps {
  /** Why, where that is known: "Your account is deactivated." */
  reason?: string;
  /** Shows "Take me home", leading there. */
  homeHref?: string;
  /** Shows "Log out", which calls this. */
  onLogOut?: () => void;
  /**
   * Fills the window, and is the main landmark of the page, rather than a part of the content area.
   * @default false
   */
  fullPage?: boolean;
  /** The heading, which takes the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The page for whom a page, or the product, is closed. */
export function UnauthorizedScreen({
  reason,
  homeHref,
  onLogOut,
  fullPage = false,
  headingRef,
}: UnauthorizedScreenProps) {
  const hasActions = homeHref !== undefined || onLogOut !== undefined;
  return (
    <ScreenLayout
      testId="gsc-unauthorized-screen"
      {...{ fullPage, headingRef }}
      image={<UnauthorizedDrawing />}
      title="Sorry, you don’t have access"
      description="You don’t have permissions to access this page. Contact an administrator to request access."
      details={reason}
      actions={
        hasActions && (
          <>
            {homeHref !== undefined && (
              <LinkButton intent="primary" href={homeHref}>
                Take me home
              </LinkButton>
            )}
            {onLogOut && (
              <Button intent={homeHref === undefined ? 'primary' : 'neutral'} onClick={onLogOut}>
                Log out
              </Button>
            )}
          </>
        )
      }
    />
  );
}
