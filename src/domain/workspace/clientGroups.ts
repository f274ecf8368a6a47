/** The fields of a listed subscription that the workspace needs. */
export interface SubscriptionSummary {
  readonly guid: string;
  readonly name: string;
  readonly displayName: string | null;
  readonly isActive: boolean;
  readonly clientId: string;
  readonly clientName: string;
}

/** A choice of subscription. */
interface SubscriptionOption {
  readonly label: string;
  /** Guid of the subscription. */
  readonly value: string;
}

/** A client with its subscriptions; active ones are separate. */
export interface ClientGroup {
  readonly clientId: string;
  readonly clientName: string;
  readonly groups: readonly [
    { readonly label: 'ACTIVE SUBSCRIPTIONS'; readonly options: readonly SubscriptionOption[] },
    { readonly label: 'INACTIVE SUBSCRIPTIONS'; readonly options: readonly SubscriptionOption[] },
  ];
}

/** Returns the displayed name of a subscription: its display name, otherwise its name. */
export function subscriptionLabel({ displayName, name }: SubscriptionSummary): string {
  return displayName?.trim() ? displayName : name;
}

function toOptions(subscriptions: readonly SubscriptionSummary[]): SubscriptionOption[] {
  return subscriptions
    .map((subscription) => ({ label: subscriptionLabel(subscription), value: subscription.guid }))
    .sort((first, second) => first.label.localeCompare(second.label));
}

/** Groups subscriptions by client in order of appearance, sorted by label. */
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
