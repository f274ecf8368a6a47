import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import type { User, UserGroup } from '@/api/types';
import { userGroupMutations } from '@/api/user-groups';
import { userTaskMutations } from '@/api/users';
import { displayName } from '@/domain/users';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';

/** Removes one member from a group, with an undo, or several in a bulk task. */
export function useRemoveFromGroup(subscriptionId: string, group: UserGroup) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync: removeUser } = useMutation(userGroupMutations(api).removeUser());
  const { mutateAsync: start } = useMutation(userTaskMutations(api).start());
  const { mutateAsync: addUsers } = useMutation(userGroupMutations(api).addUsers());
  const comeBack = (user: User) =>
    notifyOutcome(
      addUsers({ id: group.id, userIds: [user.id] }),
      {
        done: () => `${displayName(user)} is in ${group.name} again.`,
        gone: `${group.name} no longer exists.`,
      },
      tell,
    );
  /** Removes one user, who may have left meanwhile. */
  const leave = (user: User) => {
    const name = displayName(user);
    return notifyOutcome(
      removeUser({ id: group.id, userId: user.id }),
      { done: () => `${name} left ${group.name}.`, gone: `${name} is not in ${group.name} any more.` },
      tell,
      () => () => void comeBack(user),
    );
  };
  /** Removes several in a bulk task. */
  const leaveAll = async (users: readonly User[]) => {
    const userIds = users.map(({ id }) => id);
    try {
      await start({ subscriptionId, kind: 'removeFromGroup', groupId: group.id, userIds });
    } catch (error) {
      tell(errorDetail(error), 'NEGATIVE');
    }
  };
  return { leave, leaveAll };
}
