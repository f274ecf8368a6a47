import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { integrationMutations } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { ExactTime } from '@/components/Tooltip';
import { fromUnixSeconds } from '@/domain/format';
import { useApi, useNotify } from '@/product/FeatureContext';

interface PreviousSecretProps {
  clientId: string;
  /** Name of the integration. */
  name: string;
  secret: NonNullable<Integration['previousSecret']>;
}

/** The previous secret, kept after a rotation: its end, its last use, and a button to end it now. */
export function PreviousSecret({ clientId, name, secret: { endsAt, lastUsedAt } }: PreviousSecretProps) {
  const tell = useNotify();
  const { mutate, isPending, error } = useMutation(integrationMutations(useApi()).endPreviousSecret());
  return (
    <Inline gap="3" align="center" wrap>
      <Text size="small">
        The previous secret ends <ExactTime date={fromUnixSeconds(endsAt)} />.{' '}
        {lastUsedAt === null ? (
          'It has not been used since it was replaced.'
        ) : (
          <>
            It was last used <ExactTime date={fromUnixSeconds(lastUsedAt)} />.
          </>
        )}
      </Text>
      <Button
        size="s"
        pending={isPending}
        onClick={() =>
          mutate({ clientId }, { onSuccess: () => tell(`The previous secret of ${name} no longer works.`) })
        }
      >
        End it now
      </Button>
      {error && (
        <Text size="small" tone="negative" role="alert">
          {errorDetail(error)}
        </Text>
      )}
    </Inline>
  );
}
