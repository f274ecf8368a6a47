import type { SubscriptionDetail } from '@/api/types';
import { Link } from '@/components/Link';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { UsageMeter } from '@/components/UsageMeter';
import { STORAGE_CATEGORIES } from '@/domain/environments';
import { formatPercent, formatSize } from '@/domain/format';
import { shareOf } from '@/domain/usage';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { Figure } from './Figure';
import { pathTo } from '@/domain/paths';

/** Most environments drawn individually; the rest are counted. */
const SHOWN = 8;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Storage of all environments against the limit of the contract, and of each by use. */
export function StorageFigure({ subscription }: { subscription: SubscriptionDetail }) {
  const { storageUsed, maxStorage, storageAsOf } = subscription;
  const environments = [...subscription.environments].sort(
    (one, other) => other.usedStorage - one.usedStorage,
  );
  const { percent } = shareOf(storageUsed, maxStorage);
  const rest = environments.slice(SHOWN);
  return (
    <Figure title="Storage" asOf={storageAsOf}>
      <UsageMeter
        label="All environments"
        segments={[{ label: 'Used', value: storageUsed }]}
        limit={maxStorage}
        formatValue={formatSize}
        showLegend={false}
        note={percent === undefined ? 'The contract includes no storage.' : `${formatPercent(percent)} used.`}
      />
      {environments.slice(0, SHOWN).map(({ guid, name, type, usedStorageDetail }) => (
        <UsageMeter
          key={guid}
          label={`Storage of ${name}`}
          title={
            <Inline gap="2">
              <Link href={pathTo('environment', { environmentId: guid })}>{name}</Link>
              <EnvironmentTypeBadge type={type} />
            </Inline>
          }
          segments={STORAGE_CATEGORIES.map((category) => ({
            label: capitalise(category),
            value: usedStorageDetail[category],
          }))}
          scale={environments[0]?.usedStorage}
          formatValue={formatSize}
        />
      ))}
      {rest.length > 0 && (
        <Text size="small" tone="muted">
          {rest.length} more environments hold{' '}
          {formatSize(rest.reduce((sum, { usedStorage }) => sum + usedStorage, 0))}.
        </Text>
      )}
      {environments.length === 0 && <Text tone="muted">There is no environment yet.</Text>}
    </Figure>
  );
}
