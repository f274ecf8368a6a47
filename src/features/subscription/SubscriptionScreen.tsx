import { useQuery } from '@tanstack/react-query';
import type { PlatformApi } from '@/api/http';
import { subscriptionQueries } from '@/api/subscriptions';
import type { SubscriptionDetail } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { UsageMeter } from '@/components/UsageMeter';
import { formatDay, formatSize } from '@/domain/format';
import { FactList } from '@/product/FactList';

interface SubscriptionScreenProps {
  api: PlatformApi;
  subscriptionId: string;
  title: string;
}

/** The contract of a subscription and how much of it is used. */
export function SubscriptionScreen({ api, subscriptionId, title }: SubscriptionScreenProps) {
  const { data, error, refetch } = useQuery(subscriptionQueries(api).detail(subscriptionId));
  return (
    <>
      <PageHeader
        title={title}
        badges={data && <Badge tone={data.status === 'Active' ? 'positive' : 'neutral'}>{data.status}</Badge>}
      />
      {data ? (
        <Overview subscription={data} />
      ) : error ? (
        <EmptySection
          image={<ServerErrorDrawing />}
          title="The subscription could not be loaded"
          description={error.message}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <Grid columns={2} aria-busy="true">
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="14rem" />
        </Grid>
      )}
    </>
  );
}

const count = (value: number) => value.toLocaleString();

function Overview({ subscription }: { subscription: SubscriptionDetail }) {
  const { usedRenders, maxRenders, storageUsed, maxStorage, environments } = subscription;
  const { templateDesignerSeatsUsed: seatsUsed, templateDesignerSeatsTotal: seatsTotal } = subscription;
  const { sandboxEnvironmentsUsed, sandboxEnvironmentsTotal } = subscription.tenantInformation;
  const { productionEnvironmentsUsed, productionEnvironmentsTotal } = subscription.tenantInformation;
  return (
    <Stack gap="4">
      <Grid columns={2}>
        <Card padding="l">
          <UsageMeter
            label="Renders this contract year"
            segments={[{ label: 'Used', value: usedRenders }]}
            limit={maxRenders}
            formatValue={count}
            showLegend={false}
          />
        </Card>
        <Card padding="l">
          <UsageMeter
            label="Template designer seats"
            segments={[{ label: 'Used', value: seatsUsed }]}
            limit={seatsTotal}
            formatValue={count}
            showLegend={false}
          />
        </Card>
      </Grid>
      <Card padding="l">
        <UsageMeter
          label="Storage"
          segments={environments.map(({ name, usedStorage }) => ({ label: name, value: usedStorage }))}
          limit={maxStorage}
          formatValue={formatSize}
          note={`${formatSize(storageUsed)} in all environments together.`}
        />
      </Card>
      <Card padding="l">
        <Stack gap="4">
          <Heading level={2}>Contract</Heading>
          <FactList
            facts={[
              { label: 'Client', value: subscription.clientName },
              { label: 'Tier', value: subscription.subscriptionTier },
              {
                label: 'Term',
                value: `${formatDay(subscription.startDate)} – ${subscription.endDate ? formatDay(subscription.endDate) : 'open'}`,
              },
              { label: 'Price book', value: subscription.pricebookVersion },
              { label: 'Billing contact', value: subscription.billingClientContact ?? '–' },
              { label: 'Region', value: subscription.region },
              {
                label: 'Sandbox environments',
                value: `${sandboxEnvironmentsUsed} of ${sandboxEnvironmentsTotal} used`,
              },
              {
                label: 'Production environments',
                value: `${productionEnvironmentsUsed} of ${productionEnvironmentsTotal} used`,
              },
              {
                label: 'Subscription admins',
                value: `${subscription.noOfActiveSAUsers} active of ${subscription.noOfSAUsers}`,
              },
            ]}
          />
          {subscription.licenses.map(({ id, licenseType, coresUsed, coresTotal, url }) => (
            <Text key={id} size="small" tone="muted">
              {licenseType} licence: {coresUsed} of {coresTotal} cores used, {url}
            </Text>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
