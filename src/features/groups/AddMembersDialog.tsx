import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User, UserGroup } from '@/api/types';
import { userGroupMutations } from '@/api/user-groups';
import { userQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { DataTable, type DataTableBulkAction } from '@/components/DataTable';
import { Dialog } from '@/components/Dialog';
import { Stack } from '@/components/Stack';
import { countUsers, displayName } from '@/domain/user';
import { useDiscardQuestion } from '@/product/DiscardQuestion';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi, useTell } from '@/product/FeatureContext';
import { MEMBER_COLUMNS } from './memberColumns';

interface AddMembersDialogProps {
  subscriptionId: string;
  group: UserGroup;
  onClose: () => void;
}

/**
 * Finds users among all of the subscription, ten thousand if need be, and adds those chosen in one call. They can be
 * gathered from several searches; closing before they are added asks first.
 */
export function AddMembersDialog({ subscriptionId, group, onClose }: AddMembersDialogProps) {
  const tell = useTell();
  const api = useApi();
  const users = useQuery(userQueries(api).list(subscriptionId));
  const { mutateAsync, isPending, error } = useMutation(userGroupMutations(api).addUsers());
  const { mutateAsync: removeUsers } = useMutation(userGroupMutations(api).removeUsers());
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
  const takeOut = async (userIds: readonly string[]) => {
    const { done, failed } = await removeUsers({ id: group.id, userIds });
    if (done.length > 0) tell(`${countUsers(done.length)} removed from ${group.name}.`);
    if (failed[0]) tell(`${countUsers(failed.length)} could not be removed: ${failed[0].reason}`, 'NEGATIVE');
  };
  const add = async (chosen: readonly User[]) => {
    const userIds = chosen.map(({ id }) => id);
    await mutateAsync({ id: group.id, userIds });
    onClose();
    tell(`${countUsers(chosen.length)} added to ${group.name}.`, 'POSITIVE', () => void takeOut(userIds));
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
          empty={{ title: 'Nobody left', description: 'Everyone who can be added is in the group already.' }}
          {...(users.error && { error: users.error })}
        />
      </Stack>
      {question}
    </Dialog>
  );
}
