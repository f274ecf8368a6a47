import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { subscriptionMutations, subscriptionQueries } from '@/api/subscriptions';
import { Card } from '@/components/Card';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { FailedSection } from '@/product/FailedSection';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi, useNotify } from '@/product/FeatureContext';
import { AddDomainForm } from './AddDomainForm';

const RemoveDomainDialog = dialogOnDemand(
  async () => (await import('./RemoveDomainDialog')).RemoveDomainDialog,
);

interface IdentityDomainsScreenProps {
  subscriptionId: string;
  subscriptionName: string;
}

/** The email domains of a subscription whose users sign in through an external identity provider. */
export function IdentityDomainsScreen(props: IdentityDomainsScreenProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, subscriptionName } = props;
  const subscription = useQuery(subscriptionQueries(api).detail(subscriptionId));
  const { mutateAsync, isPending, error, reset } = useMutation(
    subscriptionMutations(api).setExternalDomains(),
  );
  const [leaving, setLeaving] = useState<string>();
  const domains = subscription.data?.externalIdpDomains;

  /** The call replaces the whole list, so it starts from the current list, not from an earlier read. */
  const change = async (next: (present: readonly string[]) => readonly string[]) => {
    const { data } = await subscription.refetch({ throwOnError: true });
    await mutateAsync({ subscriptionId, domains: next(data?.externalIdpDomains ?? []) });
  };
  const add = async (domain: string) => {
    await change((present) => [...new Set([...present, domain])]);
    tell(`${domain} was added.`);
  };
  const remove = async (domain: string) => {
    await change((present) => present.filter((other) => other !== domain));
    setLeaving(undefined);
    tell(`${domain} was removed.`);
  };
  return (
    <>
      <PageHeader
        title="Sign-in domains"
        description={`Users with an address of these domains sign in to ${subscriptionName} through an external identity provider.`}
      />
      <Stack gap="5" css={{ maxWidth: '$content' }}>
        <AddDomainForm domains={domains ?? []} pending={isPending && !leaving} onAdd={add} />
        {subscription.error && !domains ? (
          <FailedSection
            title="The domains could not be loaded"
            error={subscription.error}
            onRetry={() => void subscription.refetch()}
          />
        ) : !domains ? (
          <Skeleton shape="block" height="8rem" />
        ) : domains.length === 0 ? (
          <EmptySection
            image={<EmptyDrawing />}
            title="No domains"
            description="Everyone signs in with a password of their own."
          />
        ) : (
          <Card padding="none">
            <Stack as="ul" gap="0" aria-label="Domains" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {domains.map((domain) => (
                <Inline
                  as="li"
                  key={domain}
                  justify="between"
                  css={{ padding: '$2 $2 $2 $4', '& + &': { borderBlockStart: '1px solid $colors$border' } }}
                >
                  <Text css={{ overflowWrap: 'anywhere' }}>{domain}</Text>
                  <IconButton
                    icon={Trash2}
                    label={`Remove ${domain}`}
                    {...RemoveDomainDialog.approach}
                    onClick={() => setLeaving(domain)}
                  />
                </Inline>
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
      {leaving && (
        <RemoveDomainDialog
          domain={leaving}
          onClose={() => {
            setLeaving(undefined);
            reset();
          }}
          pending={isPending}
          error={error ? errorDetail(error) : undefined}
          onConfirm={() => void remove(leaving).catch(() => undefined)}
        />
      )}
    </>
  );
}
