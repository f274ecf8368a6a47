import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userTaskMutations } from '@/api/users';
import { Text } from '@/components/Text';
import {
  countUsers,
  parseUserStatus,
  planMemberChange,
  STATUS_AFTER,
  type MemberCircle,
  type StatusChange,
} from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { BulkDialog } from './BulkDialog';
import { toMember } from './directory';

const WORDS = {
  activate: {
    verb: 'Activate',
    is: 'active',
    description: 'They can work in this subscription again, with the roles and groups they have.',
  },
  deactivate: {
    verb: 'Deactivate',
    is: 'inactive',
    description:
      'They can’t work in this subscription until they are activated again. Roles, groups and projects stay.',
  },
} as const;

interface BulkStatusDialogProps {
  subscriptionId: string;
  change: StatusChange;
  users: readonly User[];
  circle: MemberCircle;
  onClose: () => void;
}

/** Confirms activating or deactivating several users, in a bulk task that continues without the console. */
export function BulkStatusDialog({ subscriptionId, change, users, circle, onClose }: BulkStatusDialogProps) {
  const api = useApi();
  const { mutateAsync: start } = useMutation(userTaskMutations(api).start());
  const others = users.filter(({ status }) => parseUserStatus(status) !== STATUS_AFTER[change]);
  const { allowed, refused } = planMemberChange(change, others.map(toMember), circle);
  const already = users.length - others.length;
  const { verb, description, is } = WORDS[change];
  return (
    <BulkDialog
      title={`${verb} ${countUsers(allowed.length)}?`}
      description={description}
      confirmLabel={verb}
      danger={change === 'deactivate'}
      allowed={allowed.map(({ user }) => user)}
      refused={refused.map(({ member, reason }) => ({ user: member.user, reason }))}
      onClose={onClose}
      onConfirm={async (chosen) => {
        await start({ subscriptionId, kind: change, userIds: chosen.map(({ id }) => id) });
        return [];
      }}
    >
      {already > 0 && (
        <Text tone="muted">
          {already === 1
            ? `One of the selected users is ${is} already.`
            : `${already} of the selected users are ${is} already.`}
        </Text>
      )}
    </BulkDialog>
  );
}
