/** What the workspace needs to know of a subscription in a list. */
export interface SubscriptionSummary {
  readonly guid: string;
  readonly name: string;
  readonly displayName: string | null;
  readonly isActive: boolean;
  readonly clientId: string;
  readonly clientName: string;
}

/** One subscription to choose from. */
interface SubscriptionOption {
  readonly label: string;
  /** Guid of the subscription. */
  readonly value: string;
}

/** A client with its subscriptions, the active ones apart. */
export interface ClientGroup {
  readonly clientId: string;
  readonly clientName: string;
  readonly groups: readonly [
    { readonly label: 'ACTIVE SUBSCRIPTIONS'; readonly options: readonly SubscriptionOption[] },
    { readonly label: 'INACTIVE SUBSCRIPTIONS'; readonly options: readonly SubscriptionOption[] },
  ];
}

/** The name of a subscription for people: its display name, else its name. */
export function subscriptionLabel({ displayName, name }: SubscriptionSummary): string {
  return displayName?.trim() ? displayName : name;
}

function toOptions(subscriptions: readonly SubscriptionSummary[]): SubscriptionOption[] {
  return subscriptions
    .map((subscription) => ({ label: subscriptionLabel(subscription), value: subscription.guid }))
    .sort((first, second) => first.label.localeCompare(second.label));
}

/** Clients in the order they first appear, each with its subscriptions sorted by label. */
export function groupByClient(subscriptions: readonly SubscriptionSummary[]): readonly ClientGroup[] {
  const clients = new Map(subscriptions.map(({ clientId, clientName }) => [clientId, clientName]));
  return [...clients].map(([clientId, clientName]) => {
    const own = subscriptions.filter((subscription) => subscription.clientId === clientId);
    return {
      clientId,
      clientName,
      groups: [
        { label: 'ACTIVE SUBSCRIPTIONS', options: toOptions(own.filter(({ isActive }) => isActive)) },
        { label: 'INACTIVE SUBSCRIPTIONS', options: toOptions(own.filter(({ isActive }) => !isActive)) },
      ],
    };
  });
}
