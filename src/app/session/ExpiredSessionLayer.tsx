import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { identityError } from '@/api/http';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { useSession } from './SessionContext';

const Covered = styled('div', { variants: { hidden: { true: { visibility: 'hidden' } } } });

/* A modal dialog of the browser: it covers everything on the page and makes it inert. */
const Layer = styled('dialog', {
  position: 'fixed',
  inset: 0,
  boxSize: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '$6',
  backgroundColor: '$canvas',
  color: '$text',
  /* An open dialog of the page disables pointer events on the whole body. */
  pointerEvents: 'auto',
});

/* Events with which open dialogs and menus trap the focus, close, or lock scrolling. */
const HEARD_BELOW = ['keydown', 'focusin', 'focusout', 'pointerdown', 'wheel', 'touchmove'];

/**
 * Hides the product while the session is expired: the page stays mounted, but hidden and inert, with its dialogs and
 * notifications, under a layer that asks for a sign-in. Forms and waiting requests continue afterwards.
 */
export function ExpiredSessionLayer({ children }: { children: ReactNode }) {
  const { isExpired } = useSession();
  return (
    <>
      <Covered hidden={isExpired} inert={isExpired}>
        {children}
      </Covered>
      {isExpired && createPortal(<SignInAgain />, document.body)}
    </>
  );
}

/** Shows the layer above everything, stops its events from reaching the page, and restores the focus afterwards. */
function useLayer() {
  const ref = useRef<HTMLDialogElement>(null);
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const hush = (event: Event) => {
      event.stopPropagation();
      if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
    };
    for (const type of HEARD_BELOW) window.addEventListener(type, hush, true);
    document.body.dataset.covered = '';
    ref.current?.showModal();
    return () => {
      delete document.body.dataset.covered;
      for (const type of HEARD_BELOW) window.removeEventListener(type, hush, true);
    };
  }, []);
  /* After the layer is gone, when the page can be focused again. */
  useEffect(
    () => () => {
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    },
    [focused],
  );
  return ref;
}

function SignInAgain() {
  const { expiredBy, signInAgain, logOut } = useSession();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ref = useLayer();

  const signIn = () => {
    setIsPending(true);
    setProblem(undefined);
    signInAgain()
      .catch((error: unknown) => setProblem(identityError(error, 'Login failed')))
      .finally(() => setIsPending(false));
  };
  return (
    <Layer
      ref={ref}
      aria-modal="true"
      aria-labelledby="session-expired"
      /* Dialogs opened under the layer would hide it from screen readers, except if it may be a live region. */
      aria-live="off"
      data-covers-all
      /* The back gesture of a phone closes any dialog. */
      onClose={() => ref.current?.showModal()}
      data-testid="gpf-session-expired"
    >
      <Stack as="main" gap="5" css={{ maxWidth: '26rem' }}>
        <Stack gap="1">
          <Heading level={1} id="session-expired">
            Your session has ended
          </Heading>
          {expiredBy !== undefined && (
            <Text as="p">{identityError(expiredBy, 'Get access token failed')}</Text>
          )}
          <Text as="p" tone="muted">
            Sign in again to continue. Your input is kept.
          </Text>
        </Stack>
        {problem && <InlineMessage kind="NEGATIVE">{problem}</InlineMessage>}
        <Stack gap="2">
          <Button intent="primary" pending={isPending} onClick={signIn}>
            Sign in again
          </Button>
          <Button intent="ghost" onClick={() => void logOut()}>
            Log out
          </Button>
        </Stack>
      </Stack>
    </Layer>
  );
}
