import { useMutation } from '@tanstack/react-query';
import type { User, UserGroup } from '@/api/types';
import { userGroupMutations } from '@/api/user-groups';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { countUsers } from '@/domain/user';
import { useApi, useTell } from '@/product/FeatureContext';

interface RemoveMembersDialogProps {
  group: UserGroup;
  users: readonly User[];
  onClose: () => void;
}

/** Asks before several users leave a group; those whose groups come from an identity provider stay. */
export function RemoveMembersDialog({ group, users, onClose }: RemoveMembersDialogProps) {
  const tell = useTell();
  const api = useApi();
  const { mutateAsync, isPending, data } = useMutation(userGroupMutations(api).removeUsers());
  const local = users.filter(({ isFederated }) => !isFederated);
  const left = data ? data.failed.map(({ item }) => item) : local.map(({ id }) => id);
  const staying = users.length - local.length;
  const remove = async () => {
    const { done, failed } = await mutateAsync({ id: group.id, userIds: left });
    if (done.length > 0) tell(`${countUsers(done.length)} left ${group.name}.`);
    if (failed.length === 0) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${countUsers(left.length)} from ${group.name}?`}
      description={
        staying === 0
          ? 'They lose the roles that came with it. They stay in the subscription.'
          : `They lose the roles that came with it. ${countUsers(staying)} stay: an identity provider sets their groups.`
      }
      confirmLabel={data ? 'Try again' : 'Remove from group'}
      danger
      pending={isPending}
      error={data && data.failed.length > 0 ? `Could not be removed: ${data.failed[0]?.reason}` : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
