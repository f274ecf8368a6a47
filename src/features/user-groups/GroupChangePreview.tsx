import { useMemo } from 'react';
import type { Environment, User, UserGroup } from '@/api/types';
import type { EnvironmentRoleHeld } from '@/domain/access';
import { displayName } from '@/domain/users';
import { ChangePreview } from '@/product/ChangePreview';
import { groupImpact } from './groupImpact';

interface GroupChangePreviewProps {
  group: UserGroup;
  groups: readonly UserGroup[];
  members: readonly User[];
  environments: readonly Environment[];
  before: readonly EnvironmentRoleHeld[];
  after: readonly EnvironmentRoleHeld[];
}

/** Lists who gains and who loses roles when the roles of a group change. */
export function GroupChangePreview(props: GroupChangePreviewProps) {
  const { group, groups, members, environments, before, after } = props;
  const previews = useMemo(
    () => groupImpact(group, groups, members, before, after),
    [group, groups, members, before, after],
  );
  const names = useMemo(() => new Map(members.map((member) => [member.id, displayName(member)])), [members]);
  return (
    <ChangePreview
      previews={previews}
      nameOf={(guid) => environments.find((one) => one.guid === guid)?.name ?? guid}
      personOf={(id) => names.get(id) ?? id}
      unchanged="No user’s access changes."
    />
  );
}
