import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitationResult } from '@/api/types';
import { userMutations, userTaskMutations } from '@/api/users';
import { writeRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';
import { countUsers } from '@/domain/users';
import { useApi, useNotify } from '@/product/FeatureContext';

interface InviteInput {
  readonly subscriptionId: string;
  readonly userEmails: string[];
  readonly userGroupIds: string[];
  readonly roles: readonly EnvironmentRoleHeld[];
  /** Called with each part of the results. */
  readonly onResults: (results: readonly InvitationResult[]) => void;
}

/** Sends invitations, many in a task that can be stopped, and notifies how many users were invited. */
export function useInvite() {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending, error, reset } = useMutation(userMutations(api).invite());
  const { mutate: stop, ...stopping } = useMutation(userTaskMutations(api).stop());
  const [task, setTask] = useState<Parameters<typeof stop>[0]>();
  const invite = async ({ roles, ...invitation }: InviteInput): Promise<void> => {
    setTask(undefined);
    const environments = writeRoleEntries(roles);
    const { invitationResults, isTask } = await mutateAsync({ ...invitation, environments, onTask: setTask });
    // The list of tasks reports the end of one, with an undo.
    if (isTask) return;
    const count = invitationResults.filter(({ status }) => status === 'Success').length;
    if (count > 0) tell(`${countUsers(count)} ${count === 1 ? 'was' : 'were'} invited.`);
  };
  return {
    invite,
    isPending,
    error,
    reset,
    /** Whether a task was started, which goes on if its progress can't be read. */
    isTask: task !== undefined,
    isStopping: stopping.isPending,
    /** Stops the task; addresses without a result stay to be invited. */
    stop: () => task && stop(task),
  };
}
