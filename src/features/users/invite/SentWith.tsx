import { FactList } from '@/product/FactList';
import { ROLES, type EnvironmentRoleHeld } from '@/domain/access';
import type { Directory } from '../directory';

interface SentWithProps {
  directory: Directory;
  groupIds: readonly string[];
  roles: readonly EnvironmentRoleHeld[];
}

/** The groups and roles of sent invitations, read-only. */
export function SentWith({ directory, groupIds, roles }: SentWithProps) {
  const groups = directory.groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  const environmentName = (guid: string) =>
    directory.environments.find((environment) => environment.guid === guid)?.name ?? guid;
  const given = roles.map(
    ({ environmentId, role }) => `${ROLES[role].label} in ${environmentName(environmentId)}`,
  );
  return (
    <FactList
      facts={[
        { label: 'Sent with the groups', value: groups.join(', ') || 'None' },
        { label: 'Sent with the roles', value: given.join(', ') || 'None' },
      ]}
    />
  );
}
