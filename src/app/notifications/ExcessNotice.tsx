import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscriptionQueries } from '@/api/subscriptions';
import type { Subscription } from '@/api/types';
import { fromUnixSeconds } from '@/domain/format';
import { excessOf } from '@/domain/usage';
import { subscriptionLabel } from '@/domain/workspace';
import { useApi } from '@/product/FeatureContext';
import { useNotificationCentre } from './NotificationsProvider';
import { toldExcesses } from './toldExcesses';

/**
 * Notifies that a subscription has exceeded its contract, or will at its pace, and by how much: once for each excess and
 * contract year in this browser, and once more when what was forecast has come. Draws nothing.
 */
export function ExcessNotice({ subscription }: { subscription: Subscription }) {
  const { notify } = useNotificationCentre();
  const { guid } = subscription;
  const label = subscriptionLabel(subscription);
  // A comfort that nothing depends on: it is read once, and where it can't be, nothing is said.
  const { data } = useQuery({
    ...subscriptionQueries(useApi()).detail(guid),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
  useEffect(() => {
    if (!data || data.rendersAsOf === undefined) return;
    const excess = excessOf(data, fromUnixSeconds(data.rendersAsOf));
    if (!excess || !toldExcesses.add(`${guid}:${excess.kind}:${excess.lastDay}`)) return;
    notify({
      kind: excess.kind === 'over' ? 'NEGATIVE' : 'INFORMATIVE',
      message: `${label}: ${excess.words}`,
    });
  }, [data, guid, label, notify]);
  return null;
}
