import { useState } from 'react';
import type { User } from '@/api/types';
import { Combobox } from '@/components/Combobox';
import { BulkDialog } from './BulkDialog';
import { countUsers } from '@/domain/user';
import type { Directory } from './directory';
import { useBulkMembership } from './useBulkMembership';

const FEDERATED = 'Signs in through an identity provider, which sets the groups.';

interface BulkGroupsDialogProps {
  mode: 'add' | 'remove';
  users: readonly User[];
  directory: Directory;
  onClose: () => void;
}

/** Adds several users to a group or takes them out of one; federated users keep what their provider says. */
export function BulkGroupsDialog({ mode, users, directory, onClose }: BulkGroupsDialogProps) {
  const { putIn, takeOut } = useBulkMembership();
  const [groupId, setGroupId] = useState<string>();
  const isAdd = mode === 'add';
  const isMember = ({ userGroupIds }: User, id: string) => userGroupIds.includes(id);
  const options = directory.groups
    .filter(({ id, isDefault }) => !isDefault && (isAdd || users.some((user) => isMember(user, id))))
    .map(({ id, name }) => ({ value: id, label: name }));
  const name = options.find(({ value }) => value === groupId)?.label ?? 'the group';
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
      {...{ allowed, refused, onClose }}
      onConfirm={async (chosen) => {
        if (groupId === undefined) return [];
        const userIds = chosen.map(({ id }) => id);
        if (isAdd) {
          await putIn({ id: groupId, name }, userIds);
          return [];
        }
        const failed = await takeOut({ id: groupId, name }, userIds);
        return failed.flatMap(({ item, reason }) => {
          const user = chosen.find(({ id }) => id === item);
          return user ? [{ user, reason }] : [];
        });
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
