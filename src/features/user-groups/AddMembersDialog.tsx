import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User, UserGroup } from '@/api/types';
import { userQueries, userTaskMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { DataTable, type DataTableBulkAction } from '@/components/DataTable';
import { Dialog } from '@/components/Dialog';
import { Stack } from '@/components/Stack';
import { countUsers, displayName } from '@/domain/users';
import { useDiscardQuestion } from '@/product/useDiscardQuestion';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi } from '@/product/FeatureContext';
import { MEMBER_COLUMNS } from './memberColumns';

interface AddMembersDialogProps {
  subscriptionId: string;
  group: UserGroup;
  onClose: () => void;
}

/**
 * Finds users among all in the subscription, even ten thousand, and adds the selected ones in a bulk task. The
 * selection may span several searches; closing early asks for confirmation.
 */
export function AddMembersDialog({ subscriptionId, group, onClose }: AddMembersDialogProps) {
  const api = useApi();
  const users = useQuery(userQueries(api).list(subscriptionId));
  const { mutateAsync: start, isPending, error } = useMutation(userTaskMutations(api).start());
  const others = useMemo(
    () =>
      users.data?.filter(({ isFederated, userGroupIds }) => !isFederated && !userGroupIds.includes(group.id)),
    [group.id, users.data],
  );
  const [count, setCount] = useState(0);
  const { requestClose, question } = useDiscardQuestion(count > 0, onClose, {
    title: `Close without adding ${countUsers(count)}?`,
    description: `They are selected, but not in ${group.name} yet.`,
    cancelLabel: 'Keep selecting',
  });
  const add = async (chosen: readonly User[]) => {
    const userIds = chosen.map(({ id }) => id);
    await start({ subscriptionId, kind: 'addToGroup', groupId: group.id, userIds });
    onClose();
  };
  const bulkActions: DataTableBulkAction<User>[] = [
    {
      id: 'add',
      label: 'Add to group',
      icon: UserPlus,
      disabledReason: () => (isPending ? 'They are being added.' : undefined),
      onSelect: (chosen) => void add(chosen).catch(() => undefined),
    },
  ];
  return (
    <Dialog
      open
      placement="side"
      size="l"
      onOpenChange={(open) => !open && requestClose()}
      title={`Add members to ${group.name}`}
      description="Users who sign in through an identity provider are left out: their groups come from there."
      pending={isPending}
      footer={
        <Button disabled={isPending} onClick={requestClose}>
          Close
        </Button>
      }
    >
      <Stack gap="4">
        <ErrorMessage error={error} />
        <DataTable
          label="Users who can be added"
          noun={{ one: 'user', other: 'users' }}
          columns={MEMBER_COLUMNS}
          rows={others}
          getRowId={({ id }) => id}
          getRowName={displayName}
          bulkActions={bulkActions}
          onSelectedCountChange={setCount}
          maxHeight="max(16rem, calc(100dvh - 18rem))"
          onRetry={() => void users.refetch()}
          empty={{
            title: 'No users left',
            description: 'Everyone who can be added is in the group already.',
          }}
          {...(users.error && { error: users.error })}
        />
      </Stack>
      {question}
    </Dialog>
  );
}
