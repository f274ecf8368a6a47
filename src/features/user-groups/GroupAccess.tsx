import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStale } from '@/api/http';
import type { Environment, UserGroup } from '@/api/types';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { readRoleEntries, sameRoles, writeRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';
import { LoadError } from '@/product/LoadError';
import { ErrorMessage } from '@/product/ErrorMessage';
import { RoleGrid } from '@/product/RoleGrid';
import { SaveBar } from '@/product/SaveBar';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { GroupChangePreview } from './GroupChangePreview';
import { GROUP_ROLES } from './groupRoles';
import { roleWords } from './groupColumns';

interface GroupAccessProps {
  subscriptionId: string;
  /** With the ETag of the loaded state. */
  group: UserGroup & { readonly etag: string | null };
  environments: readonly Environment[];
}

/** Unsaved changes, and the group's state they are based on. */
interface Draft {
  readonly roles: readonly EnvironmentRoleHeld[];
  readonly etag: string | null;
}

/**
 * The roles of a group by environment, with a preview of gains and losses. Reports a concurrent edit and overwrites it
 * only on a second save.
 */
export function GroupAccess({ subscriptionId, group, environments }: GroupAccessProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending, error, reset } = useMutation(userGroupMutations(api).update());
  const { mutateAsync: writeBack } = useMutation(userGroupMutations(api).update());
  const [draft, setDraft] = useState<Draft>();
  const saved = readRoleEntries(group.environmentRoles);
  const roles = draft?.roles ?? saved;
  const isDirty = !sameRoles(roles, saved);
  useUnsavedChanges(isDirty);
  const queryClient = useQueryClient();
  const detail = useQuery(userGroupQueries(api).detail(group.id));
  const members = useQuery({ ...userGroupQueries(api).users(group.id), enabled: isDirty });
  const groups = useQuery(userGroupQueries(api).list(subscriptionId));
  const isOutdated = isStale(error);

  const change = (next: EnvironmentRoleHeld[]) => {
    if (error && !isOutdated) reset();
    setDraft({ roles: next, etag: draft?.etag ?? group.etag });
  };
  const save = async () => {
    try {
      await mutateAsync({
        id: group.id,
        name: group.name,
        environmentRoles: writeRoleEntries(roles),
        etag: draft?.etag ?? group.etag,
      });
      const now = queryClient.getQueryData(userGroupQueries(api).detail(group.id).queryKey);
      const isOurs = now?.name === group.name && sameRoles(readRoleEntries(now.environmentRoles), roles);
      // Changes made during the save are based on the saved state now, unless that is another user's.
      setDraft((later) =>
        later === draft ? undefined : later && { ...later, etag: isOurs ? now.etag : later.etag },
      );
      // Does not overwrite a concurrent change of another user.
      const undo = isOurs ? () => takeBack(now.etag) : undefined;
      tell(`The access of ${group.name} was saved.`, 'POSITIVE', undo);
    } catch (cause) {
      if (!isStale(cause)) return;
      // Compares with their state from now on; saving again is then a decision, not an accident.
      const { data } = await detail.refetch();
      setDraft((later) => later && { ...later, etag: data?.etag ?? later.etag });
    }
  };
  /**
   * Restores the previous roles, unless another user has changed the group since: then it notifies and keeps the
   * change.
   */
  const takeBack = (etag: string | null) => {
    const environmentRoles = writeRoleEntries(saved);
    void notifyOutcome(
      writeBack({ id: group.id, name: group.name, environmentRoles, etag }),
      {
        done: () => `The access of ${group.name} is as it was.`,
        gone: `${group.name} is not there any more.`,
      },
      tell,
    );
  };
  const discard = () => {
    setDraft(undefined);
    reset();
  };
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
          <LoadError what="What this changes" reads={[members, groups]} />
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
