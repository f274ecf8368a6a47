import { useMemo } from 'react';
import { deriveAccess, isAllowed, type AccessRule } from '@/domain/access';
import { subscriptionLabel } from '@/domain/workspace';
import { useWorkspace } from './WorkspaceContext';

/** Lists the other subscriptions that a rule about the subscription admits the reader to, by name. */
export function useOtherSubscriptions(rule: AccessRule): readonly { guid: string; name: string }[] {
  const { access, subscription, subscriptions } = useWorkspace();
  return useMemo(
    () =>
      subscriptions
        .filter(({ guid, isGraFxPricebook }) => {
          const facts = { subscriptionId: guid, isGraFxPricebook, subscriptionEnvironmentIds: [] };
          return guid !== subscription?.guid && isAllowed(rule, deriveAccess(access.permissions, facts));
        })
        .map((other) => ({ guid: other.guid, name: subscriptionLabel(other) })),
    [access.permissions, rule, subscription?.guid, subscriptions],
  );
}
