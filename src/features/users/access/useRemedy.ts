import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserGroup } from '@/api/types';
import { isStale } from '@/api/http';
import { userMutations, userQueries, type UserWithEtag } from '@/api/users';
import { readRoleEntries, ROLES, type Remedy } from '@/domain/access';
import { displayName } from '@/domain/users';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import type { UserPermissions } from '../userActions';
import { useGrants } from './useGrants';
import { useRoleUndo } from './useRoleUndo';

interface RemedyOptions {
  subscriptionId: string;
  user: UserWithEtag;
  may: UserPermissions;
}

/** A remedy: a role to give to the user, or a group to join. */
export type Way =
  | { readonly kind: 'grant'; readonly grant: Remedy['grant'] }
  | { readonly kind: 'group'; readonly group: UserGroup };

/** Applies a remedy, with an undo. */
export function useRemedy({ subscriptionId, user, may }: RemedyOptions) {
  const tell = useNotify();
  const api = useApi();
  const grants = useGrants({ subscriptionId, user, may });
  const takeBack = useRoleUndo({ subscriptionId, user, may });
  const join = useMutation(userMutations(api).addToGroups());
  const { mutateAsync: leave } = useMutation(userMutations(api).removeFromGroups());
  const setRoles = useMutation(userMutations(api).setSubscriptionRoles());
  const { mutateAsync: removeRole } = useMutation(userMutations(api).removeRole());
  const membership = { userId: user.id, subscriptionId };
  const { refetch } = useQuery(userQueries(api).detail(membership));
  const name = displayName(user);
  const undoing = (write: () => Promise<unknown>, done: string) => () =>
    void notifyOutcome(
      write(),
      { done: () => done, gone: `${name} is not in this subscription any more.` },
      tell,
    );

  const makeAdmin = async () => {
    const subscriptionRoles = [...user.subscriptionRoles, 'SA' as const];
    try {
      await setRoles.mutateAsync({ ...membership, subscriptionRoles, etag: user.etag });
    } catch (cause) {
      if (isStale(cause)) await refetch();
      throw cause;
    }
    const done = `${name} is no longer a subscription admin.`;
    return undoing(() => removeRole({ ...membership, role: 'SA' }), done);
  };
  const grant = async ({ role, scope, scopeId = '' }: Remedy['grant']) => {
    const entry = { environmentId: scopeId, role };
    const give = async () => {
      await grants.replace([...readRoleEntries(user.environmentRoles), entry]);
      return () => takeBack({ added: [entry], removed: [] });
    };
    const undo = await (scope === 'subscription' ? makeAdmin() : give());
    tell(`${name} is ${ROLES[role].label} now.`, 'POSITIVE', undo);
  };
  const addTo = async (group: UserGroup) => {
    const userGroupIds = [group.id];
    await join.mutateAsync({ ...membership, userGroupIds });
    const undo = undoing(() => leave({ ...membership, userGroupIds }), `${name} left ${group.name}.`);
    tell(`${name} is in ${group.name} now.`, 'POSITIVE', undo);
  };
  return {
    /** @throws the platform's refusal, which is in `error` too */
    take: (way: Way): Promise<void> => (way.kind === 'grant' ? grant(way.grant) : addTo(way.group)),
    isPending: grants.isPending || join.isPending || setRoles.isPending,
    error: grants.error ?? join.error ?? setRoles.error,
  };
}
