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
 * Notifies that a subscription exceeds its contract, or will at its pace, and by how much. Once per excess and contract
 * year in this browser, and again when a forecast has come true. Renders nothing.
 */
export function ExcessNotice({ subscription }: { subscription: Subscription }) {
  const { notify } = useNotificationCentre();
  const { guid } = subscription;
  const label = subscriptionLabel(subscription);
  // Optional: read once, and silent on failure.
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
