import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { readRoleEntries, withoutChange, writeRoleEntries, type RoleChange } from '@/domain/access';
import { displayName } from '@/domain/users';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import type { UserPermissions } from '../userActions';

interface RoleUndoOptions {
  subscriptionId: string;
  user: User;
  may: UserPermissions;
}

/** Undoes a change to a user's individual roles; keeps later changes of others. */
export function useRoleUndo({ subscriptionId, user, may }: RoleUndoOptions): (change: RoleChange) => void {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync } = useMutation(userMutations(api).changeEnvironmentRoles());
  return (change) => {
    const taking = mutateAsync({
      userId: user.id,
      subscriptionId,
      change: ({ environmentRoles }) => {
        const held = readRoleEntries(environmentRoles).filter(({ environmentId }) =>
          may.setRolesIn(environmentId),
        );
        const next = withoutChange(held, change);
        return next && writeRoleEntries(next);
      },
    });
    const name = displayName(user);
    const done = () => `The access of ${name} was restored.`;
    void notifyOutcome(taking, { done, gone: `${name} is not in this subscription any more.` }, tell);
  };
}
