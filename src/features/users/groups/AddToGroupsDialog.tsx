import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User, UserGroup } from '@/api/types';
import { userMutations } from '@/api/users';
import { MultiSelect } from '@/components/MultiSelect';
import { Stack } from '@/components/Stack';
import { displayName } from '@/domain/users';
import { ErrorMessage } from '@/product/ErrorMessage';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';

interface AddToGroupsDialogProps {
  subscriptionId: string;
  user: User;
  /** Groups the user is not in. */
  groups: readonly UserGroup[];
  onClose: () => void;
}

/** Adds a user to several groups at once. */
export function AddToGroupsDialog(props: AddToGroupsDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, user, groups, onClose } = props;
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).addToGroups());
  const { mutateAsync: leave } = useMutation(userMutations(api).removeFromGroups());
  const [userGroupIds, setUserGroupIds] = useState<string[]>([]);
  const reason = userGroupIds.length === 0 ? 'Choose a group first.' : undefined;
  const add = async () => {
    const membership = { userId: user.id, subscriptionId, userGroupIds };
    await mutateAsync(membership);
    onClose();
    const name = displayName(user);
    const names = groups
      .filter(({ id }) => userGroupIds.includes(id))
      .map((group) => group.name)
      .join(', ');
    const undone = { done: () => `${name} left ${names}.`, gone: `${name} is not in ${names} any more.` };
    tell(
      `${name} is in ${names} now.`,
      'POSITIVE',
      () => void notifyOutcome(leave(membership), undone, tell),
    );
  };
  return (
    <FormDialog
      title={`Add ${displayName(user)} to groups`}
      description="The roles of the groups come in addition to those held already."
      pending={isPending}
      onSubmit={() => {
        if (!reason) void add().catch(() => undefined);
      }}
      verb="Add to groups"
      disabledReason={reason}
      hasInput={userGroupIds.length > 0}
      onClose={onClose}
    >
      <Stack gap="4">
        <ErrorMessage error={error} />
        <MultiSelect
          label="Groups"
          required
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          values={userGroupIds}
          onValuesChange={setUserGroupIds}
          placeholder="Find a group"
          emptyText="No such group."
        />
      </Stack>
    </FormDialog>
  );
}
