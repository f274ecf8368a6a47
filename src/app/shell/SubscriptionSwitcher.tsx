import { Menu, type MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';
import { Text } from '@/components/Text';
import { groupByClient, isCurrentActive, subscriptionLabel } from '@/domain/workspace';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { SwitcherButton } from './SwitcherButton';

/** The current client and subscription, and a menu of the others: by client, the active ones first. */
export function SubscriptionSwitcher() {
  const { subscription, subscriptions, switchSubscription } = useWorkspace();
  if (!subscription) return null;

  const clients = groupByClient(subscriptions);
  const entries = clients.flatMap(({ clientId, clientName, groups }) =>
    groups
      .filter(({ options }) => options.length > 0)
      .map(({ label, options }): MenuEntry => ({
        kind: 'group',
        id: `${clientId} ${label}`,
        label: clients.length > 1 ? `${clientName} · ${label}` : label,
        items: options.map((option) => ({
          id: option.value,
          label: option.label,
          checked: option.value === subscription.guid,
          onSelect: () => void switchSubscription(option.value),
        })),
      })),
  );
  const isActive = isCurrentActive(subscriptions, subscription.guid);
  return (
    <Menu label="Subscriptions" searchLabel="Search subscriptions" entries={entries}>
      <SwitcherButton data-testid="gpf-subscription-switcher">
        <Stack gap="0" css={{ minWidth: 0 }}>
          <Text size="caption" tone="subtle" truncate>
            {subscription.clientName}
          </Text>
          <StatusDot
            tone={isActive ? 'positive' : 'off'}
            label={
              <Text weight="semibold" truncate>
                {subscriptionLabel(subscription)}
                {!isActive && ' (inactive)'}
              </Text>
            }
          />
        </Stack>
      </SwitcherButton>
    </Menu>
  );
}
