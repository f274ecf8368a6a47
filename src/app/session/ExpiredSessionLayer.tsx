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

/* A window of the browser's own: nothing of the page can stand above it, and all else is inert for as long. */
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
  /* An open dialog of the page takes the pointer from the whole body. */
  pointerEvents: 'auto',
});

/* What open dialogs and menus listen to, to keep the focus, to close, or to hold the page from scrolling. */
const HEARD_BELOW = ['keydown', 'focusin', 'focusout', 'pointerdown', 'wheel', 'touchmove'];

/**
 * While the session is expired nothing of the product can be read or reached: the page stays mounted, hidden and
 * inert, dialogs and notifications included, under a layer that asks to sign in again. Forms and waiting requests go on
 * afterwards.
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

/** Shows the layer above everything, unheard by what is under it, and gives the focus back when it goes. */
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
  /* Once the page can be focused again, which it can't before the layer is gone. */
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
      /* Dialogs that open under the layer would hide it from readers, but leave alone what may be live. */
      aria-live="off"
      data-covers-all
      /* The back gesture of a phone closes any window. */
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
            Sign in again to go on where you were. What you typed is kept.
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
