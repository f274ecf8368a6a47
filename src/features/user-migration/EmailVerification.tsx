import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linkError, ResponseError } from '@/api/http';
import { migrationQueries, type Signature } from '@/api/users';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { useApi } from '@/product/FeatureContext';
import { pollDelay } from './pollDelay';

interface EmailVerificationProps {
  signature: Signature;
  userId: string;
  /** The next step, after the address is verified. */
  children: ReactNode;
}

/** Waits for the verification of the address: polls ever more rarely, and on demand. */
export function EmailVerification({ signature, userId, children }: EmailVerificationProps) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    ...migrationQueries(api).emailStatus(userId, signature),
    // A user who returns from the mail expects the result at once.
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isRefused = state.error instanceof ResponseError && state.error.status < 500;
      if (state.data?.isEmailVerified || isRefused) return false;
      return pollDelay(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  if (data?.isEmailVerified) return children;
  return (
    <Stack gap="4">
      <Text as="p">
        Your account was added. We have sent you an email: open the link in it to verify your address, then
        come back here. This page goes on by itself.
      </Text>
      {error && <InlineMessage kind="NEGATIVE">{linkError(error)}</InlineMessage>}
      <Button intent="primary" pending={isFetching} onClick={() => void refetch()}>
        I have verified it
      </Button>
    </Stack>
  );
}
