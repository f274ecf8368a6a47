import { useState } from 'react';
import type { SubscriptionDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { UsageMeter } from '@/components/UsageMeter';
import { Figure } from './Figure';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { formatCount } from '@/domain/format';

const SeatsDialog = dialogOnDemand(async () => (await import('./SeatsDialog')).SeatsDialog);

interface SeatsFigureProps {
  subscription: SubscriptionDetail;
  asOf: number;
}

/** Template-designer seats, with a way to give and take them. */
export function SeatsFigure({ subscription, asOf }: SeatsFigureProps) {
  const [isOpen, setOpen] = useState(false);
  const { templateDesignerSeatsUsed: used, templateDesignerSeatsTotal: total } = subscription;
  return (
    <Figure
      title="Template designer seats"
      asOf={asOf}
      action={
        <Button size="s" {...SeatsDialog.approach} onClick={() => setOpen(true)}>
          Manage seats
        </Button>
      }
    >
      <UsageMeter
        label="Assigned"
        segments={[{ label: 'Used', value: used }]}
        limit={total}
        formatValue={formatCount}
        showLegend={false}
        note="A seat lets a user create and edit templates."
      />
      {isOpen && (
        <SeatsDialog
          used={used}
          total={total}
          subscriptionId={subscription.id}
          onClose={() => setOpen(false)}
        />
      )}
    </Figure>
  );
}
