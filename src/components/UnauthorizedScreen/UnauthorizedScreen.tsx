import type { Ref } from 'react';
import { ScreenLayout } from '@/components/_internal/ScreenLayout';
import { Button } from '@/components/Button';
import { UnauthorizedDrawing } from '@/components/Drawing';
import { LinkButton } from '@/components/LinkButton';

/** Props of {@link UnauthorizedScreen}. */
export interface UnauthorizedScreenProps {
  /** The reason, if known: "Your account is deactivated." */
  reason?: string;
  /** Shows “Take me home” with this address. */
  homeHref?: string;
  /** Shows “Log out”, which calls this. */
  onLogOut?: () => void;
  /**
   * Whether it fills the window as the main landmark, rather than a part of the content area.
   * @default false
   */
  fullPage?: boolean;
  /** Ref to the heading, which gets the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The page for users without access to a page or the product. */
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
      fullPage={fullPage}
      headingRef={headingRef}
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
