import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { identityProblem } from './identityProblem';
import { useSession } from './SessionContext';

const Covered = styled('div', { variants: { hidden: { true: { visibility: 'hidden' } } } });

const Layer = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: 2147483647,
  display: 'grid',
  placeItems: 'center',
  padding: '$6',
  backgroundColor: '$canvas',
});

/**
 * While the session is expired nothing of the product can be read or reached: the page stays mounted, hidden and
 * inert, under a layer that asks to sign in again. Forms and waiting requests go on afterwards.
 */
export function ExpiredSessionLayer({ children }: { children: ReactNode }) {
  const { isExpired } = useSession();
  return (
    <>
      <Covered hidden={isExpired} inert={isExpired}>
        {children}
      </Covered>
      {isExpired && <SignInAgain />}
    </>
  );
}

function SignInAgain() {
  const { expiredBy, signInAgain, logOut } = useSession();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const signIn = () => {
    setIsPending(true);
    setProblem(undefined);
    signInAgain()
      .catch((error: unknown) => setProblem(identityProblem(error, 'Login failed')))
      .finally(() => setIsPending(false));
  };
  return (
    <Layer
      role="dialog"
      aria-modal="true"
      aria-labelledby="session-expired"
      data-testid="gpf-session-expired"
    >
      <Stack as="main" gap="5" css={{ maxWidth: '26rem' }}>
        <Stack gap="1">
          <Heading level={1} id="session-expired">
            Your session has ended
          </Heading>
          {expiredBy !== undefined && (
            <Text as="p">{identityProblem(expiredBy, 'Get access token failed')}</Text>
          )}
          <Text as="p" tone="muted">
            Sign in again to go on where you were. What you typed is kept.
          </Text>
        </Stack>
        {problem && <InlineMessage kind="NEGATIVE">{problem}</InlineMessage>}
        <Stack gap="2">
          {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the page under the layer has just lost the focus */}
          <Button intent="primary" pending={isPending} onClick={signIn} autoFocus>
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
