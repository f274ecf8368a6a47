import { useMutation } from '@tanstack/react-query';
import type { User, UserGroup } from '@/api/types';
import { userGroupMutations } from '@/api/user-groups';
import { countUsers, displayName } from '@/domain/user';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';

/**
 * Takes users out of a group at once and offers to take that back. Those whose groups come from an identity provider
 * stay, and whoever could not be removed is told with the reason.
 */
export function useLeaving(group: UserGroup) {
  const tell = useTell();
  const api = useApi();
  const { mutateAsync: removeUser } = useMutation(userGroupMutations(api).removeUser());
  const { mutateAsync: removeUsers } = useMutation(userGroupMutations(api).removeUsers());
  const { mutateAsync: addUsers } = useMutation(userGroupMutations(api).addUsers());
  const wordOf = (users: readonly User[]) =>
    users.length === 1 && users[0] ? displayName(users[0]) : countUsers(users.length);

  const comeBack = (users: readonly User[]) =>
    tellOutcome(
      addUsers({ id: group.id, userIds: users.map(({ id }) => id) }),
      {
        done: () => `${wordOf(users)} ${users.length === 1 ? 'is' : 'are'} in ${group.name} again.`,
        gone: `${group.name} is not there any more.`,
      },
      tell,
    );
  /** One user, who may have left meanwhile. */
  const leave = (user: User) => {
    const name = displayName(user);
    return tellOutcome(
      removeUser({ id: group.id, userId: user.id }),
      { done: () => `${name} left ${group.name}.`, gone: `${name} is not in ${group.name} any more.` },
      tell,
      () => () => void comeBack([user]),
    );
  };
  /** Several; each leaves or stays by itself. */
  const leaveAll = async (users: readonly User[]) => {
    const local = users.filter(({ isFederated }) => !isFederated);
    const { done, failed } = await removeUsers({ id: group.id, userIds: local.map(({ id }) => id) });
    const gone = local.filter(({ id }) => done.includes(id));
    const staying = users.length - local.length;
    const words = [
      `${wordOf(gone)} left ${group.name}.`,
      staying > 0 &&
        `${countUsers(staying)} ${staying === 1 ? 'stays' : 'stay'}: an identity provider sets their groups.`,
      failed[0] && `${countUsers(failed.length)} could not be removed: ${failed[0].reason}`,
    ];
    const undo = gone.length > 0 ? () => void comeBack(gone) : undefined;
    tell(
      words
        .slice(gone.length > 0 ? 0 : 1)
        .filter(Boolean)
        .join(' '),
      failed.length > 0 ? 'NEGATIVE' : 'POSITIVE',
      undo,
    );
  };
  return { leave, leaveAll };
}
