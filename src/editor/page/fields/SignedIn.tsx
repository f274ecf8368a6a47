import { useMutation, useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { connectorMutations, connectorQueries } from '@/api/connectors';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { LinkButton } from '@/components/LinkButton';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { readSignIn, SIGN_IN_CHANNEL } from '@/domain/connectors';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';

interface SignedInProps {
  environment: EnvironmentDetail;
  connector: Connector;
  /** Content for signed-in users. */
  children: ReactNode;
}

/** Asks for a sign-in if the connector needs one, and offers to sign out. */
export function SignedIn({ children, ...props }: SignedInProps) {
  return props.connector.authentication.browser === 'oAuth2AuthorizationCode' ? (
    <WithSession {...props}>{children}</WithSession>
  ) : (
    children
  );
}

function WithSession({ environment, connector, children }: SignedInProps) {
  const api = useApi();
  const { id, name } = connector;
  const read = useQuery(connectorQueries(api, environment).session(id));
  const { endSession } = connectorMutations(api, environment);
  const { mutate: signOut, isPending } = useMutation(endSession());
  if (!read.data)
    return (
      <>
        <LoadError what="The sign-in" reads={[read]} />
        {read.isPending && <Skeleton shape="block" height="12rem" aria-busy="true" />}
      </>
    );
  const { isSignedIn, address } = read.data;
  if (!isSignedIn) return <SignIn environment={environment} connector={connector} address={address} />;
  return (
    <Stack gap="4">
      <Inline gap="2" justify="between" wrap>
        <Text size="small" tone="muted">
          You are signed in to {name}.
        </Text>
        <Button size="s" intent="ghost" pending={isPending} onClick={() => signOut({ id })}>
          Sign out
        </Button>
      </Inline>
      {children}
    </Stack>
  );
}

interface SignInProps extends Omit<SignedInProps, 'children'> {
  /** Address of the sign-in page. */
  address: string | null;
}

/** Opens the sign-in page of a source in a window and waits for its result. */
function SignIn({ environment, connector, address }: SignInProps) {
  const { id, name } = connector;
  const { openSession } = connectorMutations(useApi(), environment);
  const { mutate, isPending } = useMutation(openSession());
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = readSignIn(data);
      if (!answer) return;
      if ('error' in answer) setRefusal(`${name} has refused the sign-in: ${answer.error}`);
      else {
        setRefusal(undefined);
        mutate({ id, ...answer });
      }
    };
    return () => channel.close();
  }, [id, name, mutate]);
  return (
    <Stack gap="3" align="start">
      {refusal !== undefined && <InlineMessage kind="NEGATIVE">{refusal}</InlineMessage>}
      <Text as="p">{name} shows its pictures to people who are signed in to it.</Text>
      {address !== null && (
        <LinkButton href={address} target="_blank" rel="noopener" startIcon={ExternalLink} intent="primary">
          {isPending ? 'Signing in' : `Sign in to ${name}`}
        </LinkButton>
      )}
      <Text size="caption" tone="subtle">
        It opens in a window of its own. Signing out here later ends your session alone.
      </Text>
    </Stack>
  );
}
