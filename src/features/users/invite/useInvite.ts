import { useMutation } from '@tanstack/react-query';
import type { InvitationResult } from '@/api/types';
import { userMutations } from '@/api/users';
import { writeRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';
import { countUsers } from '@/domain/users';
import { useApi, useNotify } from '@/product/FeatureContext';

interface InviteInput {
  readonly subscriptionId: string;
  readonly userEmails: string[];
  readonly userGroupIds: string[];
  readonly roles: readonly EnvironmentRoleHeld[];
  /** Called with the results so far. */
  readonly onResults: (results: readonly InvitationResult[]) => void;
}

/** Sends invitations, and notifies how many users were invited. */
export function useInvite() {
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(userMutations(useApi()).invite());
  const invite = async ({ roles, ...invitation }: InviteInput): Promise<void> => {
    const { invitationResults } = await mutateAsync({ ...invitation, environments: writeRoleEntries(roles) });
    const count = invitationResults.filter(({ status }) => status === 'Success').length;
    if (count > 0) tell(`${countUsers(count)} ${count === 1 ? 'was' : 'were'} invited.`);
  };
  return { invite, isPending, error, reset };
}
