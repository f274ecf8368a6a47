import { useMutation } from '@tanstack/react-query';
import { userGroupMutations } from '@/api/user-groups';
import { countUsers } from '@/domain/user';
import { useApi, useTell } from '@/product/FeatureContext';

interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

/** Puts several users into a group or takes them out, each by their id, and offers to take that back. */
export function useBulkMembership() {
  const tell = useTell();
  const api = useApi();
  const { mutateAsync: add } = useMutation(userGroupMutations(api).addUsers());
  const { mutateAsync: remove } = useMutation(userGroupMutations(api).removeUsers());

  /** All or nobody. */
  const putIn = async ({ id, name }: NamedGroup, userIds: readonly string[], undo?: () => void) => {
    await add({ id, userIds: [...userIds] });
    tell(`${countUsers(userIds.length)} added to ${name}.`, 'POSITIVE', undo);
  };
  /** Each by themselves; answers who did not leave, and why. */
  const takeOut = async ({ id, name }: NamedGroup, userIds: readonly string[], isUndo = false) => {
    const { done, failed } = await remove({ id, userIds });
    const comeBack = () => void putIn({ id, name }, done).catch(() => undefined);
    if (done.length > 0)
      tell(`${countUsers(done.length)} removed from ${name}.`, 'POSITIVE', isUndo ? undefined : comeBack);
    if (isUndo && failed[0])
      tell(`${countUsers(failed.length)} could not be removed: ${failed[0].reason}`, 'NEGATIVE');
    return failed;
  };
  return {
    putIn: (group: NamedGroup, userIds: readonly string[]) =>
      putIn(group, userIds, () => void takeOut(group, userIds, true)),
    takeOut: (group: NamedGroup, userIds: readonly string[]) => takeOut(group, userIds),
  };
}
