import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { PlatformApi } from '@/api/http';
import type { User, UserGroup } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { displayName } from '@/domain/user';
import { tellOutcome, type Tell } from '@/product/tellOutcome';

interface LeaveGroupButtonProps {
  api: PlatformApi;
  subscriptionId: string;
  user: User;
  group: UserGroup;
  onDone: Tell;
}

/** Takes a user out of one group. Each group has its own, so that several can be under way and each says how it ended. */
export function LeaveGroupButton({ api, subscriptionId, user, group, onDone }: LeaveGroupButtonProps) {
  const { mutateAsync, isPending } = useMutation(userMutations(api).removeFromGroups());
  const name = displayName(user);
  const leave = () =>
    tellOutcome(
      mutateAsync({ userId: user.id, subscriptionId, userGroupIds: [group.id] }),
      { done: () => `${name} left ${group.name}.`, gone: `${name} is not in ${group.name} any more.` },
      onDone,
    );
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
