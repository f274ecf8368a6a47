import type { SubscriptionDetail } from '@/api/types';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { UsageMeter } from '@/components/UsageMeter';
import { formatDay, formatCount } from '@/domain/format';
import { FactList } from '@/product/FactList';
import { Figure } from './Figure';

/** The terms of the contract. */
export function ContractFigure({ subscription, asOf }: { subscription: SubscriptionDetail; asOf: number }) {
  const { displayName, name, startDate, endDate } = subscription;
  return (
    <Figure title="Contract" asOf={asOf}>
      <FactList
        facts={[
          { label: 'Name', value: displayName ?? name },
          { label: 'Client', value: subscription.clientName },
          { label: 'Status', value: subscription.status },
          { label: 'Start', value: formatDay(startDate) },
          { label: 'End', value: endDate ? formatDay(endDate) : 'Open' },
          { label: 'Tier', value: subscription.subscriptionTier },
          {
            label: 'Price book',
            value: `${subscription.pricebookVersion}, ${subscription.isGraFxPricebook ? 'GraFx' : 'classic'}`,
          },
          {
            label: 'Deployment',
            value: subscription.subscriptionType === 'OnPremises' ? 'On own servers' : 'Hosted',
          },
          { label: 'Billing contact', value: subscription.billingClientContact ?? '–' },
          { label: 'Region', value: subscription.region },
          {
            label: 'Templates',
            value:
              subscription.maxTemplates === null
                ? 'No maximum'
                : `Up to ${formatCount(subscription.maxTemplates)}`,
          },
          {
            label: 'Subscription admins',
            value: `${formatCount(subscription.noOfActiveSAUsers)} active of ${formatCount(subscription.noOfSAUsers)}`,
          },
        ]}
      />
    </Figure>
  );
}

/** Environments of the kinds the contract counts. */
export function EnvironmentsFigure(props: { subscription: SubscriptionDetail; asOf: number }) {
  const { tenantInformation: tenant } = props.subscription;
  return (
    <Figure title="Environments" asOf={props.asOf}>
      <UsageMeter
        label="Production"
        segments={[{ label: 'Used', value: tenant.productionEnvironmentsUsed }]}
        limit={tenant.productionEnvironmentsTotal}
        formatValue={formatCount}
        showLegend={false}
      />
      <UsageMeter
        label="Sandbox"
        segments={[{ label: 'Used', value: tenant.sandboxEnvironmentsUsed }]}
        limit={tenant.sandboxEnvironmentsTotal}
        formatValue={formatCount}
        showLegend={false}
      />
    </Figure>
  );
}

/** Server licences; hidden when there are none. */
export function LicencesFigure(props: { subscription: SubscriptionDetail; asOf: number }) {
  const { licenses } = props.subscription;
  if (licenses.length === 0) return null;
  return (
    <Figure title="Licences" asOf={props.asOf}>
      {licenses.map(({ id, licenseType, coresTotal, coresUsed, url }) => (
        <Stack key={id} gap="1">
          <UsageMeter
            label={`${licenseType}, cores`}
            segments={[{ label: 'Used', value: coresUsed }]}
            limit={coresTotal}
            formatValue={formatCount}
            showLegend={false}
          />
          <Text size="small" tone="muted">
            <MiddleTruncate text={url} />
          </Text>
        </Stack>
      ))}
    </Figure>
  );
}
