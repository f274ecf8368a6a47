import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { PlatformApi } from '@/api/http';
import type { User, UserGroup } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import type { NotificationKind } from '@/domain/notifications';
import { displayName } from '@/domain/user';
import { isGone } from '@/product/isGone';

interface LeaveGroupButtonProps {
  api: PlatformApi;
  subscriptionId: string;
  user: User;
  group: UserGroup;
  onDone: (message: string, kind?: NotificationKind) => void;
}

/** Takes a user out of one group. Each group has its own, so that several can be under way and each says how it ended. */
export function LeaveGroupButton({ api, subscriptionId, user, group, onDone }: LeaveGroupButtonProps) {
  const { mutateAsync, isPending } = useMutation(userMutations(api).removeFromGroups());
  const leave = async () => {
    try {
      await mutateAsync({ userId: user.id, subscriptionId, userGroupIds: [group.id] });
      onDone(`${displayName(user)} left ${group.name}.`);
    } catch (error) {
      if (isGone(error)) onDone(`${displayName(user)} is not in ${group.name} any more.`, 'INFORMATIVE');
    }
  };
  return (
    <Button
      size="s"
      startIcon={X}
      pending={isPending}
      onClick={() => void leave()}
      aria-label={`Remove from ${group.name}`}
    >
      Remove
    </Button>
  );
}
