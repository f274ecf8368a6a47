import type { AuthenticatedUser, Environment, Subscription } from '@/api/types';
import { Avatar } from '@/components/Avatar';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { Tooltip } from '@/components/Tooltip';
import { formatDateTime, fromUnixSeconds } from '@/domain/format';
import { displayName } from '@/domain/users';
import { Panel } from '@/product/Panel';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { NameForm } from './NameForm';
import { RoleList } from './RoleList';

interface AccountScreenProps {
  user: AuthenticatedUser;
  subscriptions: readonly Subscription[];
  /** Environments with known names; roles in other environments are counted. */
  environments: readonly Environment[];
  onLogOut: () => void;
  /** Recent activity of the user. */
  history: ReactNode;
}

/** The signed-in user: name, address, roles, and the logout. */
export function AccountScreen({ user, subscriptions, environments, onLogOut, history }: AccountScreenProps) {
  const name = displayName(user);
  const created = formatDateTime(fromUnixSeconds(user.createdAt));
  return (
    <>
      <PageHeader
        title="My account"
        actions={
          <Button startIcon={LogOut} onClick={onLogOut}>
            Log out
          </Button>
        }
      />
      <Stack gap="6" css={{ maxWidth: '$content' }}>
        <Inline gap="4" css={{ flexWrap: 'nowrap' }}>
          <Avatar name={name} src={user.avatar ?? undefined} size="xl" />
          <Stack gap="1" css={{ minWidth: 0 }}>
            <Inline gap="2">
              <Text size="large" weight="semibold" css={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              {user.isFederated && <Badge tone="informative">Federated</Badge>}
            </Inline>
            <Text tone="muted" css={{ overflowWrap: 'anywhere' }}>
              {user.email}
            </Text>
            <Tooltip content={created.utc}>
              <Text size="small" tone="subtle" tabIndex={0}>
                Member since {created.text}
              </Text>
            </Tooltip>
          </Stack>
        </Inline>
        <Card padding="l">
          <Stack gap="4">
            <Heading level={2}>Name</Heading>
            <Panel what="Your name">
              <NameForm user={user} />
            </Panel>
          </Stack>
        </Card>
        <Card padding="l">
          <Stack gap="4">
            <Heading level={2}>Roles</Heading>
            <Panel what="Your roles">
              <RoleList user={user} subscriptions={subscriptions} environments={environments} />
            </Panel>
          </Stack>
        </Card>
        {history}
      </Stack>
    </>
  );
}
