import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { countUsers, parseUserStatus, planMemberChange, type MemberCircle } from '@/domain/user';
import { useApi, useTell } from '@/product/FeatureContext';
import { BulkDialog } from './BulkDialog';
import { toMember } from './directory';

const WORDS = {
  activate: { verb: 'Activate', done: 'active again', status: 'Active' },
  deactivate: { verb: 'Deactivate', done: 'deactivated', status: 'Inactive' },
} as const;

interface BulkStatusDialogProps {
  subscriptionId: string;
  change: keyof typeof WORDS;
  users: readonly User[];
  circle: MemberCircle;
  onClose: () => void;
}

/** Activates or deactivates several users, those the rules allow. */
export function BulkStatusDialog(props: BulkStatusDialogProps) {
  const tell = useTell();
  const api = useApi();
  const { subscriptionId, change, users, circle, onClose } = props;
  const activate = useMutation(userMutations(api).activateMany());
  const deactivate = useMutation(userMutations(api).deactivateMany());
  const { mutateAsync } = change === 'activate' ? activate : deactivate;
  const isDone = ({ status }: User) => parseUserStatus(status) === WORDS[change].status;
  const idle = users
    .filter(isDone)
    .map((user) => ({ user, reason: `Is ${WORDS[change].status.toLowerCase()} already.` }));
  const { allowed, refused } = planMemberChange(
    change,
    users.filter((user) => !isDone(user)).map(toMember),
    circle,
  );
  const { verb, done } = WORDS[change];
  return (
    <BulkDialog
      title={`${verb} ${countUsers(allowed.length)}?`}
      description={
        change === 'deactivate'
          ? 'They can no longer open anything here. Their roles and groups are kept.'
          : 'They get back the roles and groups they had.'
      }
      confirmLabel={verb}
      danger={change === 'deactivate'}
      allowed={allowed.map(({ user }) => user)}
      refused={[...refused.map(({ member, reason }) => ({ user: member.user, reason })), ...idle]}
      onClose={onClose}
      onConfirm={async (chosen) => {
        const { failed, done: reached } = await mutateAsync({
          subscriptionId,
          userIds: chosen.map(({ id }) => id),
        });
        if (reached.length > 0)
          tell(`${countUsers(reached.length)} ${reached.length === 1 ? 'is' : 'are'} ${done}.`);
        return failed.flatMap(({ item, reason }) => {
          const user = chosen.find(({ id }) => id === item);
          return user ? [{ user, reason }] : [];
        });
      }}
    />
  );
}
