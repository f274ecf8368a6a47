import { MultiSelect } from '@/components/MultiSelect';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { EnvironmentRoleHeld } from '@/domain/access';
import { RoleGrid } from '@/product/RoleGrid';
import type { Directory } from '../directory';
import { GRID_ROLES, roleRefusal, type UserPermissions } from '../userActions';

interface InviteGrantsProps {
  directory: Directory;
  may: UserPermissions;
  groupIds: readonly string[];
  roles: readonly EnvironmentRoleHeld[];
  onGroupIdsChange: (ids: string[]) => void;
  onRolesChange: (roles: EnvironmentRoleHeld[]) => void;
}

/** Groups and individual roles for all invited users. */
export function InviteGrants(props: InviteGrantsProps) {
  const { directory, may, groupIds, roles, onGroupIdsChange, onRolesChange } = props;
  const options = directory.groups
    .filter(({ isDefault }) => !isDefault)
    .map(({ id, name }) => ({ value: id, label: name }));
  const everyone = directory.groups.find(({ isDefault }) => isDefault);
  return (
    <>
      {may.setGroups && (
        <MultiSelect
          label="Groups"
          options={options}
          values={groupIds}
          onValuesChange={onGroupIdsChange}
          placeholder="Find a group"
          description={everyone && `Everyone is in “${everyone.name}” automatically.`}
          emptyText="No such group."
        />
      )}
      <Stack gap="2">
        <div>
          <Text as="h3" size="small" weight="medium">
            Roles in environments
          </Text>
          <Text size="small" tone="muted">
            Each user gets these roles in addition to those of the groups. They are optional.
          </Text>
        </div>
        <RoleGrid
          label="Roles in environments"
          environments={directory.environments}
          roles={GRID_ROLES}
          value={roles}
          onValueChange={onRolesChange}
          reasonFor={(entry) => roleRefusal(entry, may)}
          throughOf={({ environmentId, role }) =>
            directory.holdings
              .filter(({ id, isDefault }) => isDefault || groupIds.includes(id))
              .filter(({ roles: brought }) =>
                brought.some((entry) => entry.environmentId === environmentId && entry.role === role),
              )
              .map(({ id }) => directory.groups.find((group) => group.id === id)?.name ?? id)
          }
        />
      </Stack>
    </>
  );
}
