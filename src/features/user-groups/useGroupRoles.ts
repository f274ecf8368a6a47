import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStale } from '@/api/http';
import type { UserGroup } from '@/api/types';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { readRoleEntries, sameRoles, writeRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';

/** A group with the ETag of its loaded state. */
export type LoadedGroup = UserGroup & { readonly etag: string | null };

/** Unsaved changes, and the group's state they are based on. */
interface Draft {
  readonly roles: readonly EnvironmentRoleHeld[];
  readonly etag: string | null;
}

/**
 * Edits the roles of a group. If another user changed the group meanwhile, the next save fails and only a second one
 * overwrites their change.
 */
export function useGroupRoles(group: LoadedGroup) {
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
        done: () => `The access of ${group.name} was restored.`,
        gone: `${group.name} no longer exists.`,
      },
      tell,
    );
  };
  const discard = () => {
    setDraft(undefined);
    reset();
  };
  return {
    roles,
    /** The saved roles. */
    saved,
    isDirty,
    /** Whether the last save found a change of another user. */
    isOutdated,
    isPending,
    error,
    change,
    save,
    discard,
  };
}
