import { useQuery } from '@tanstack/react-query';
import type { Environment } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { LoadError } from '@/product/LoadError';
import { ErrorMessage } from '@/product/ErrorMessage';
import { RoleGrid } from '@/product/RoleGrid';
import { SaveBar } from '@/product/SaveBar';
import { useApi } from '@/product/FeatureContext';
import { GroupChangePreview } from './GroupChangePreview';
import { GROUP_ROLES } from './groupRoles';
import { roleWords } from './groupColumns';
import { useGroupRoles, type LoadedGroup } from './useGroupRoles';

interface GroupAccessProps {
  subscriptionId: string;
  group: LoadedGroup;
  environments: readonly Environment[];
}

/**
 * The roles of a group by environment, with a preview of gains and losses. Reports a concurrent edit and overwrites it
 * only on a second save.
 */
export function GroupAccess({ subscriptionId, group, environments }: GroupAccessProps) {
  const { roles, saved, isDirty, isOutdated, isPending, error, change, save, discard } = useGroupRoles(group);
  const api = useApi();
  const members = useQuery({ ...userGroupQueries(api).users(group.id), enabled: isDirty });
  const groups = useQuery(userGroupQueries(api).list(subscriptionId));
  const theirs = roleWords(group, environments);
  return (
    <Stack gap="4" as="section" aria-label="Access">
      <Text tone="muted">
        Every member gets these roles, besides those of their own. Template designer seats are given to users,
        never through a group.
      </Text>
      <ErrorMessage error={isOutdated ? undefined : error} />
      {isOutdated && (
        <InlineMessage kind="NEGATIVE">
          Someone else changed this group meanwhile. It now gives{' '}
          {theirs.length > 0 ? theirs.join(', ') : 'no role'}. Nothing has been overwritten: your changes
          below are compared with that.
        </InlineMessage>
      )}
      <RoleGrid
        label={`Roles of ${group.name}`}
        environments={environments}
        roles={GROUP_ROLES}
        value={roles}
        onValueChange={change}
      />
      {isDirty && (
        <>
          <LoadError what="The preview of the changes" reads={[members, groups]} />
          {members.data && groups.data ? (
            <GroupChangePreview
              group={group}
              environments={environments}
              groups={groups.data}
              members={members.data}
              before={saved}
              after={roles}
            />
          ) : (
            <Skeleton shape="block" height="4rem" />
          )}
          <SaveBar
            pending={isPending}
            {...(isOutdated && { saveLabel: 'Save over it' })}
            onDiscard={discard}
            onSave={() => void save()}
          />
        </>
      )}
    </Stack>
  );
}
