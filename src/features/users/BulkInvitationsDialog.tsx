import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { INVITATION_RESULT_LABELS } from '@/domain/user';
import { useApi, useTell } from '@/product/FeatureContext';
import { BulkDialog } from './BulkDialog';
import { isInvited } from './bulkActions';

/** A number of invitations in words. */
const countInvitations = (count: number): string =>
  count === 1 ? '1 invitation' : `${count.toLocaleString()} invitations`;

const WORDS = {
  resend: {
    title: (count: number) => `Send ${countInvitations(count)} again?`,
    description: 'Each gets another mail. Roles and groups stay as they were prepared.',
    confirmLabel: 'Send again',
    done: (count: number) => `${countInvitations(count)} ${count === 1 ? 'was' : 'were'} sent again.`,
  },
  withdraw: {
    title: (count: number) => `Withdraw ${countInvitations(count)}?`,
    description: 'The roles and groups prepared for them are lost. They can be invited again.',
    confirmLabel: 'Withdraw',
    done: (count: number) => `${countInvitations(count)} ${count === 1 ? 'was' : 'were'} withdrawn.`,
  },
} as const;

interface BulkInvitationsDialogProps {
  subscriptionId: string;
  change: keyof typeof WORDS;
  users: readonly User[];
  onClose: () => void;
}

/** Sends several invitations again or withdraws them; neither can be taken back, so it asks. */
export function BulkInvitationsDialog({
  subscriptionId,
  change,
  users,
  onClose,
}: BulkInvitationsDialogProps) {
  const tell = useTell();
  const api = useApi();
  const { mutateAsync: invite } = useMutation(userMutations(api).invite());
  const { mutateAsync: withdrawMany } = useMutation(userMutations(api).withdrawInvitations());
  const allowed = users.filter(isInvited);
  const words = WORDS[change];
  const resend = async (chosen: readonly User[]) => {
    const userEmails = chosen.map(({ email }) => email);
    const { invitationResults } = await invite({ subscriptionId, userEmails, userGroupIds: [] });
    const byEmail = new Map(invitationResults.map((result) => [result.userEmail.toLowerCase(), result]));
    return chosen.flatMap((user) => {
      const result = byEmail.get(user.email.toLowerCase());
      if (result?.status === 'Success') return [];
      return [{ user, reason: result?.detail ?? INVITATION_RESULT_LABELS[result?.status ?? 'Failure'] }];
    });
  };
  const withdraw = async (chosen: readonly User[]) => {
    const { failed } = await withdrawMany({ subscriptionId, userIds: chosen.map(({ id }) => id) });
    return failed.flatMap(({ item, reason }) => {
      const user = chosen.find(({ id }) => id === item);
      return user ? [{ user, reason }] : [];
    });
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
      onConfirm={async (chosen) => {
        const failures = await (change === 'resend' ? resend(chosen) : withdraw(chosen));
        const count = chosen.length - failures.length;
        if (count > 0) tell(words.done(count));
        return failures;
      }}
    />
  );
}
