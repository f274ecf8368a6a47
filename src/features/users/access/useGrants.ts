import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isStale } from '@/api/http';
import { userMutations, userQueries, type UserWithEtag } from '@/api/users';
import { writeRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';
import { useApi } from '@/product/FeatureContext';
import type { UserPermissions } from '../userActions';

interface GrantsOptions {
  subscriptionId: string;
  user: UserWithEtag;
  may: UserPermissions;
}

/**
 * Replaces a user's individual roles and returns the updated user. Fails after a concurrent edit, and loads the user
 * again. Sends only roles in environments of the reader: the platform keeps the others, and refuses a call that names
 * them.
 */
export function useGrants({ subscriptionId, user, may }: GrantsOptions) {
  const api = useApi();
  const { mutateAsync, isPending, error, reset } = useMutation(userMutations(api).setEnvironmentRoles());
  const detail = userQueries(api).detail({ userId: user.id, subscriptionId });
  const { refetch } = useQuery(detail);
  const queryClient = useQueryClient();
  const replace = async (roles: readonly EnvironmentRoleHeld[], etag = user.etag) => {
    const environmentRoles = writeRoleEntries(
      roles.filter(({ environmentId }) => may.setRolesIn(environmentId)),
    );
    try {
      await mutateAsync({ userId: user.id, subscriptionId, environmentRoles, etag });
      return queryClient.getQueryData(detail.queryKey);
    } catch (cause) {
      if (isStale(cause)) await refetch();
      throw cause;
    }
  };
  return { replace, isPending, error, reset };
}
