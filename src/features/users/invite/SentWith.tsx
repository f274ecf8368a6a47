import { FactList } from '@/product/FactList';
import { ROLES, type EnvironmentRoleHeld } from '@/domain/access';
import type { Directory } from '../directory';

interface SentWithProps {
  directory: Directory;
  groupIds: readonly string[];
  roles: readonly EnvironmentRoleHeld[];
}

/** What the invitations went out with, to be read only: it is no longer being entered. */
export function SentWith({ directory, groupIds, roles }: SentWithProps) {
  const groups = directory.groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  const placeOf = (guid: string) =>
    directory.environments.find((environment) => environment.guid === guid)?.name ?? guid;
  const given = roles.map(({ environmentId, role }) => `${ROLES[role].label} in ${placeOf(environmentId)}`);
  return (
    <FactList
      facts={[
        { label: 'Sent with the groups', value: groups.join(', ') || 'None' },
        { label: 'Sent with the roles', value: given.join(', ') || 'None' },
      ]}
    />
  );
}
