import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { User, UserGroup } from '@/api/types';
import { userQueries } from '@/api/users';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Link } from '@/components/Link';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { readRoleEntries, ROLES } from '@/domain/access';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { LoadError } from '@/product/LoadError';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import type { Directory } from '../directory';
import type { UserPermissions } from '../userActions';
import { LeaveGroupButton } from './LeaveGroupButton';

const AddToGroupsDialog = dialogOnDemand(async () => (await import('./AddToGroupsDialog')).AddToGroupsDialog);

interface UserGroupsProps {
  subscriptionId: string;
  user: User;
  directory: Directory;
  may: UserPermissions;
}

/** The groups of a user with the roles they give; groups of federated users come from their identity provider. */
export function UserGroups({ subscriptionId, user, directory, may }: UserGroupsProps) {
  const api = useApi();
  const membership = { userId: user.id, subscriptionId };
  const groups = useQuery(userQueries(api).groups(membership));
  const [isAdding, setIsAdding] = useState(false);
  const own = new Set(groups.data?.map(({ id }) => id));
  const others = directory.groups.filter(({ id, isDefault }) => !isDefault && !own.has(id));
  const isEditable = may.setGroups && !user.isFederated;
  return (
    <Stack gap="4" css={{ maxWidth: '$content' }}>
      {user.isFederated && (
        <InlineMessage kind="INFORMATIVE">
          This user signs in through an identity provider, which sets the groups. They can’t be changed here.
        </InlineMessage>
      )}
      <LoadError what="The groups" reads={[groups]} />
      {isEditable && (
        <Inline justify="end">
          <Button
            startIcon={Plus}
            {...AddToGroupsDialog.approach}
            disabledReason={others.length === 0 ? 'The user is in every group.' : undefined}
            onClick={() => setIsAdding(true)}
          >
            Add to groups
          </Button>
        </Inline>
      )}
      <Card padding="none">
        <Stack as="ul" gap="0" aria-label="Groups" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {groups.data?.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              directory={directory}
              isLinked={may.setGroups}
              action={
                isEditable &&
                !group.isDefault && (
                  <LeaveGroupButton subscriptionId={subscriptionId} user={user} group={group} />
                )
              }
            />
          )) ??
            (groups.isPending && <Skeleton shape="block" height="8rem" />)}
        </Stack>
      </Card>
      {isAdding && (
        <AddToGroupsDialog
          subscriptionId={subscriptionId}
          user={user}
          groups={others}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Stack>
  );
}

interface GroupRowProps {
  group: UserGroup;
  directory: Directory;
  isLinked: boolean;
  /** The action to leave it; none if the user can't. */
  action: ReactNode;
}

function GroupRow({ group, directory, isLinked, action }: GroupRowProps) {
  const { id, name, description, isDefault, environmentRoles } = group;
  const nameOf = (guid: string) =>
    directory.environments.find((environment) => environment.guid === guid)?.name ?? guid;
  return (
    <Inline
      as="li"
      gap="4"
      justify="between"
      css={{ padding: '$3 $4', '& + &': { borderBlockStart: '1px solid $colors$border' } }}
    >
      <Stack gap="1" css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Inline gap="2" wrap>
          {isLinked ? (
            <Link tone="quiet" href={pathTo('group', { id })}>
              {name}
            </Link>
          ) : (
            <Text weight="medium">{name}</Text>
          )}
          {isDefault && <Badge tone="outline">Default</Badge>}
        </Inline>
        {description && (
          <Text size="small" tone="muted">
            {description}
          </Text>
        )}
        <Inline gap="1" wrap>
          {readRoleEntries(environmentRoles).map(({ environmentId, role }) => (
            <Badge key={`${environmentId} ${role}`}>
              {ROLES[role].label} in {nameOf(environmentId)}
            </Badge>
          ))}
        </Inline>
      </Stack>
      {action}
    </Inline>
  );
}
