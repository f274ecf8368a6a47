import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userTaskMutations } from '@/api/users';
import {
  countUsers,
  parseUserStatus,
  planMemberChange,
  STATUS_AFTER,
  type MemberCircle,
  type UserTaskKind,
} from '@/domain/user';
import { useApi } from '@/product/FeatureContext';
import { BulkDialog } from '../BulkDialog';
import { toMember } from '../directory';

/** Users one task takes. */
const MOST = 10_000;

const WORDS = {
  activate: {
    verb: 'Activate',
    description: 'They can work in this subscription again, with the roles and groups they have.',
  },
  deactivate: {
    verb: 'Deactivate',
    description:
      'They can’t work in this subscription until they are activated again. Roles, groups and projects stay.',
  },
} as const;

interface BulkStatusDialogProps {
  subscriptionId: string;
  change: UserTaskKind;
  users: readonly User[];
  circle: MemberCircle;
  onClose: () => void;
}

/** Asks before several users are activated or deactivated, in a task that goes on without the console. */
export function BulkStatusDialog({ subscriptionId, change, users, circle, onClose }: BulkStatusDialogProps) {
  const api = useApi();
  const { mutateAsync: start } = useMutation(userTaskMutations(api).start());
  const others = users.filter(({ status }) => parseUserStatus(status) !== STATUS_AFTER[change]);
  const { allowed, refused } = planMemberChange(change, others.map(toMember), circle);
  const { verb, description } = WORDS[change];
  return (
    <BulkDialog
      title={`${verb} ${countUsers(allowed.length)}?`}
      description={description}
      confirmLabel={verb}
      danger={change === 'deactivate'}
      allowed={allowed.map(({ user }) => user)}
      refused={refused.map(({ member, reason }) => ({ user: member.user, reason }))}
      disabledReason={allowed.length > MOST ? `Select ${MOST.toLocaleString()} users at most.` : undefined}
      onClose={onClose}
      onConfirm={async (chosen) => {
        await start({ subscriptionId, kind: change, userIds: chosen.map(({ id }) => id) });
        return [];
      }}
    />
  );
}
