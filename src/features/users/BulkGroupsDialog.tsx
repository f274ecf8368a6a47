import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@/api/types';
import { userTaskMutations } from '@/api/users';
import { Combobox } from '@/components/Combobox';
import { countUsers } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { BulkDialog } from './BulkDialog';
import type { Directory } from './directory';

const FEDERATED = 'Signs in through an identity provider, which sets the groups.';

interface BulkGroupsDialogProps {
  subscriptionId: string;
  mode: 'add' | 'remove';
  users: readonly User[];
  directory: Directory;
  onClose: () => void;
}

/**
 * Adds several users to a group or removes them, in a bulk task; skips federated users, whose groups come from their
 * provider.
 */
export function BulkGroupsDialog({ subscriptionId, mode, users, directory, onClose }: BulkGroupsDialogProps) {
  const { mutateAsync: start } = useMutation(userTaskMutations(useApi()).start());
  const [groupId, setGroupId] = useState<string>();
  const isAdd = mode === 'add';
  const isMember = ({ userGroupIds }: User, id: string) => userGroupIds.includes(id);
  const options = directory.groups
    .filter(({ id, isDefault }) => !isDefault && (isAdd || users.some((user) => isMember(user, id))))
    .map(({ id, name }) => ({ value: id, label: name }));
  const local = users.filter(({ isFederated }) => !isFederated);
  const reaches = (user: User) => groupId === undefined || isMember(user, groupId) !== isAdd;
  const idle = isAdd ? 'Is in the group already.' : 'Is not in the group.';
  const refused = [
    ...users.filter(({ isFederated }) => isFederated).map((user) => ({ user, reason: FEDERATED })),
    ...local.filter((user) => !reaches(user)).map((user) => ({ user, reason: idle })),
  ];
  const allowed = local.filter(reaches);
  return (
    <BulkDialog
      title={
        isAdd
          ? `Add ${countUsers(users.length)} to a group`
          : `Remove ${countUsers(users.length)} from a group`
      }
      description={
        isAdd ? 'They get the roles of the group in addition.' : 'They lose the roles that came with it.'
      }
      confirmLabel={isAdd ? 'Add to group' : 'Remove from group'}
      disabledReason={groupId === undefined ? 'Choose a group first.' : undefined}
      allowed={allowed}
      refused={refused}
      onClose={onClose}
      onConfirm={async (chosen) => {
        if (groupId === undefined) return [];
        const kind = isAdd ? 'addToGroup' : 'removeFromGroup';
        await start({ subscriptionId, kind, groupId, userIds: chosen.map(({ id }) => id) });
        return [];
      }}
    >
      <Combobox
        label="Group"
        required
        options={options}
        value={groupId}
        onValueChange={setGroupId}
        placeholder="Choose a group"
        emptyText={isAdd ? 'No such group.' : 'The users share no group.'}
      />
    </BulkDialog>
  );
}
