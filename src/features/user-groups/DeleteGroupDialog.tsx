import { useMutation, useQuery } from '@tanstack/react-query';
import type { Environment, UserGroup } from '@/api/types';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { readRoleEntries } from '@/domain/access';
import { LoadError } from '@/product/LoadError';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi, useNotify } from '@/product/FeatureContext';
import { GroupChangePreview } from './GroupChangePreview';

interface DeleteGroupDialogProps {
  subscriptionId: string;
  group: UserGroup;
  environments: readonly Environment[];
  onClose: () => void;
  /** Called after the group is deleted. */
  onDeleted?: () => void;
}

/** Confirms the deletion of a group, with the roles its members lose. */
export function DeleteGroupDialog(props: DeleteGroupDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, group, environments, onClose, onDeleted } = props;
  const { mutateAsync, isPending, error } = useMutation(userGroupMutations(api).remove());
  const members = useQuery(userGroupQueries(api).users(group.id));
  const groups = useQuery(userGroupQueries(api).list(subscriptionId));
  const remove = async () => {
    await mutateAsync({ id: group.id });
    onClose();
    onDeleted?.();
    tell(`${group.name} was deleted.`);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${group.name}?`}
      description="The users stay. They lose the access that only this group gives them."
      pending={isPending}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button intent="danger" pending={isPending} onClick={() => void remove().catch(() => undefined)}>
            Delete group
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <ErrorMessage error={error} />
        <LoadError what="The lost access" reads={[members, groups]} />
        {members.data && groups.data ? (
          <GroupChangePreview
            group={group}
            environments={environments}
            groups={groups.data}
            members={members.data}
            before={readRoleEntries(group.environmentRoles)}
            after={[]}
          />
        ) : (
          <Skeleton shape="block" height="4rem" />
        )}
      </Stack>
    </Dialog>
  );
}
