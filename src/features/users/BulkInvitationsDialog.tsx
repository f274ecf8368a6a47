import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userMutations, userTaskMutations } from '@/api/users';
import { countInvitations, INVITATION_RESULT_LABELS } from '@/domain/users';
import { useApi, useNotify } from '@/product/FeatureContext';
import { BulkDialog } from './BulkDialog';
import { isInvited } from './bulkActions';

const WORDS = {
  resend: {
    title: (count: number) => `Send ${countInvitations(count)} again?`,
    description: 'Each gets another mail. Roles and groups stay as they were prepared.',
    confirmLabel: 'Send again',
  },
  withdraw: {
    title: (count: number) => `Withdraw ${countInvitations(count)}?`,
    description: 'The roles and groups prepared for them are lost. They can be invited again.',
    confirmLabel: 'Withdraw',
  },
} as const;

interface BulkInvitationsDialogProps {
  subscriptionId: string;
  change: keyof typeof WORDS;
  users: readonly User[];
  onClose: () => void;
}

/** Resends several invitations, or withdraws them in a bulk task; asks first, as neither can be undone. */
export function BulkInvitationsDialog({
  subscriptionId,
  change,
  users,
  onClose,
}: BulkInvitationsDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync: invite } = useMutation(userMutations(api).invite());
  const { mutateAsync: start } = useMutation(userTaskMutations(api).start());
  const allowed = users.filter(isInvited);
  const words = WORDS[change];
  const resend = async (chosen: readonly User[]) => {
    const userEmails = chosen.map(({ email }) => email);
    const { invitationResults, isTask } = await invite({ subscriptionId, userEmails, userGroupIds: [] });
    const byEmail = new Map(invitationResults.map((result) => [result.userEmail.toLowerCase(), result]));
    const failures = chosen.flatMap((user) => {
      const result = byEmail.get(user.email.toLowerCase());
      if (result?.status === 'Success') return [];
      return [{ user, reason: result?.detail ?? INVITATION_RESULT_LABELS[result?.status ?? 'Failure'] }];
    });
    const count = chosen.length - failures.length;
    // The list of tasks reports the end of one.
    if (count > 0 && !isTask) tell(`${countInvitations(count)} ${count === 1 ? 'was' : 'were'} sent again.`);
    return failures;
  };
  const withdraw = async (chosen: readonly User[]) => {
    await start({ subscriptionId, kind: 'withdrawInvitation', userIds: chosen.map(({ id }) => id) });
    return [];
  };
  return (
    <BulkDialog
      title={words.title(allowed.length)}
      description={words.description}
      confirmLabel={words.confirmLabel}
      danger={change === 'withdraw'}
      allowed={allowed}
      refused={users
        .filter((user) => !isInvited(user))
        .map((user) => ({ user, reason: 'Has accepted the invitation already.' }))}
      onClose={onClose}
      onConfirm={change === 'resend' ? resend : withdraw}
    />
  );
}
