import type { AuthenticatedUser, Environment, Subscription } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { parseRoles, ROLES, type RoleName } from '@/domain/access';
import { subscriptionLabel } from '@/domain/workspace';

interface RoleListProps {
  user: AuthenticatedUser;
  subscriptions: readonly Subscription[];
  environments: readonly Environment[];
}

interface Holding {
  id: string;
  place: string;
  kind: string;
  roles: RoleName[];
}

/** Every role of the user, by subscription or environment. */
export function RoleList({ user, subscriptions, environments }: RoleListProps) {
  const { subscriptionRoles, environmentRoles, hasFullAccess } = user;
  const holdings: Holding[] = [
    ...Object.entries(subscriptionRoles).map(([id, roles]) => {
      const subscription = subscriptions.find(({ guid }) => guid === id);
      return {
        id,
        place: subscription ? subscriptionLabel(subscription) : id,
        kind: 'Subscription',
        roles: parseRoles(roles),
      };
    }),
    ...Object.entries(environmentRoles).map(([id, roles]) => ({
      id,
      place: environments.find(({ guid }) => guid === id)?.name ?? id,
      kind: 'Environment',
      roles: parseRoles(roles),
    })),
  ];
  if (holdings.length === 0 && !hasFullAccess)
    return <Text tone="muted">You hold no role yet. Ask an administrator for one.</Text>;
  return (
    <Stack as="ul" gap="3" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {hasFullAccess && (
        <Inline as="li" gap="3" justify="between">
          <Text>Everywhere</Text>
          <Badge tone="violet">{ROLES.FullAccess.label}</Badge>
        </Inline>
      )}
      {holdings.map(({ id, place, kind, roles }) => (
        <Inline as="li" key={id} gap="3" justify="between" wrap>
          <Stack gap="0" css={{ minWidth: 0 }}>
            <Text css={{ overflowWrap: 'anywhere' }}>{place}</Text>
            <Text size="caption" tone="subtle">
              {kind}
            </Text>
          </Stack>
          <Inline gap="1" wrap justify="end">
            {roles.map((role) => (
              <Badge key={role} tone={role === 'User' ? 'neutral' : 'violet'}>
                {ROLES[role].label}
              </Badge>
            ))}
          </Inline>
        </Inline>
      ))}
    </Stack>
  );
}
