import { useState } from 'react';
import type { SubscriptionDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Text } from '@/components/Text';
import { formatMoney } from '@/domain/format';
import type { Prices } from '@/domain/subscriptions';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { FactList } from '@/product/FactList';
import { Figure } from './Figure';

const PricesDialog = dialogOnDemand(async () => (await import('./PricesDialog')).PricesDialog);

const written = (price: number | null, { currency }: Prices) =>
  price === null ? 'Not given' : formatMoney(price, currency, { isPrice: true });

/** The prices of renders and storage, with a way to edit them; hidden on a platform without prices. */
export function PricesFigure({ subscription, asOf }: { subscription: SubscriptionDetail; asOf: number }) {
  const [isEditing, setEditing] = useState(false);
  const { id, prices } = subscription;
  if (prices === undefined) return null;
  return (
    <Figure
      title="Prices"
      asOf={asOf}
      action={
        <Button size="s" {...PricesDialog.approach} onClick={() => setEditing(true)}>
          {prices ? 'Change' : 'Set prices'}
        </Button>
      }
    >
      {prices ? (
        <FactList
          facts={[
            { label: 'A render', value: written(prices.perRender, prices) },
            { label: 'A gigabyte a month', value: written(prices.perGigabyte, prices) },
          ]}
        />
      ) : (
        <Text tone="muted">With prices, the usage page shows the cost of each environment.</Text>
      )}
      {isEditing && (
        <PricesDialog subscriptionId={id} prices={prices ?? undefined} onClose={() => setEditing(false)} />
      )}
    </Figure>
  );
}
