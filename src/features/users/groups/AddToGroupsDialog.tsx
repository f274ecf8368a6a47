import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User, UserGroup } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { MultiSelect } from '@/components/MultiSelect';
import { Stack } from '@/components/Stack';
import { displayName } from '@/domain/user';
import { useDiscardQuestion } from '@/product/DiscardQuestion';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi, useTell } from '@/product/FeatureContext';

interface AddToGroupsDialogProps {
  subscriptionId: string;
  user: User;
  /** Groups the user is not in. */
  groups: readonly UserGroup[];
  onClose: () => void;
}

/** Puts a user into several groups at once. */
export function AddToGroupsDialog(props: AddToGroupsDialogProps) {
  const tell = useTell();
  const api = useApi();
  const { subscriptionId, user, groups, onClose } = props;
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).addToGroups());
  const [userGroupIds, setUserGroupIds] = useState<string[]>([]);
  const { requestClose, question } = useDiscardQuestion(userGroupIds.length > 0, onClose);
  const reason = userGroupIds.length === 0 ? 'Choose a group first.' : undefined;
  const add = async () => {
    await mutateAsync({ userId: user.id, subscriptionId, userGroupIds });
    onClose();
    const names = groups.filter(({ id }) => userGroupIds.includes(id)).map(({ name }) => name);
    tell(`${displayName(user)} is in ${names.join(', ')} now.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && requestClose()}
      title={`Add ${displayName(user)} to groups`}
      description="The roles of the groups come in addition to those held already."
      pending={isPending}
      onSubmit={() => {
        if (!reason) void add().catch(() => undefined);
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={requestClose}>
            Cancel
          </Button>
          <Button type="submit" intent="primary" pending={isPending} disabledReason={reason}>
            Add to groups
          </Button>
        </>
      }
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
      {question}
    </Dialog>
  );
}
