import { groupByClient, type SubscriptionSummary } from './clientGroups';

/** The message of the 404 page for an unknown subscription id. */
const UNKNOWN_SUBSCRIPTION = 'The provided subscription id is not valid';

/** Keys of the workspace in localStorage (reading 14). */
export const WORKSPACE_STORAGE_KEYS = { client: 'clientId', subscription: 'subscriptionId' } as const;

interface SubscriptionWishes<Subscription extends SubscriptionSummary> {
  readonly subscriptions: readonly Subscription[];
  /** The environment's subscription on an environment route, otherwise `subscriptionId` in the query. */
  readonly requestedId?: string | null | undefined;
  readonly storedClientId?: string | null | undefined;
  readonly storedSubscriptionId?: string | null | undefined;
}

/** The current subscription; `idle` if the user has none. */
export type SubscriptionChoice<Subscription> =
  | { readonly state: 'success'; readonly subscription: Subscription }
  | { readonly state: 'resource_not_found'; readonly message: string }
  | { readonly state: 'idle' };

/** Returns the stored client if the user still has it, otherwise the first. */
export function chooseClientId(
  subscriptions: readonly SubscriptionSummary[],
  storedClientId?: string | null,
): string | undefined {
  const stored = subscriptions.find(({ clientId }) => clientId === storedClientId);
  return (stored ?? subscriptions[0])?.clientId;
}

/**
 * Chooses the requested subscription, otherwise the stored one, otherwise the first of the chosen client (section 4). A
 * requested id that the user lacks is an error; a stored one is ignored silently.
 */
export function chooseSubscription<Subscription extends SubscriptionSummary>(
  wishes: SubscriptionWishes<Subscription>,
): SubscriptionChoice<Subscription> {
  const { subscriptions, requestedId, storedClientId, storedSubscriptionId } = wishes;
  const find = (id: string | null | undefined) => subscriptions.find(({ guid }) => guid === id);
  if (requestedId) {
    const subscription = find(requestedId);
    return subscription
      ? { state: 'success', subscription }
      : { state: 'resource_not_found', message: UNKNOWN_SUBSCRIPTION };
  }
  const clientId = chooseClientId(subscriptions, storedClientId);
  const client = groupByClient(subscriptions).find((group) => group.clientId === clientId);
  const first = client?.groups.flatMap((group) => group.options)[0];
  const subscription = find(storedSubscriptionId) ?? find(first?.value);
  return subscription ? { state: 'success', subscription } : { state: 'idle' };
}

/** Whether a subscription is listed and active. */
export function isCurrentActive(
  subscriptions: readonly SubscriptionSummary[],
  subscriptionId: string | undefined,
): boolean {
  return subscriptions.some(({ guid, isActive }) => guid === subscriptionId && isActive);
}
