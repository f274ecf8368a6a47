import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { User, UserGroup } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { displayName } from '@/domain/users';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';

interface LeaveGroupButtonProps {
  subscriptionId: string;
  user: User;
  group: UserGroup;
}

/** Removes a user from one group. One button per group, so that several can run, each with its own outcome. */
export function LeaveGroupButton({ subscriptionId, user, group }: LeaveGroupButtonProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending } = useMutation(userMutations(api).removeFromGroups());
  const { mutateAsync: addTo } = useMutation(userMutations(api).addToGroups());
  const name = displayName(user);
  const membership = { userId: user.id, subscriptionId, userGroupIds: [group.id] };
  const comeBack = () =>
    notifyOutcome(
      addTo(membership),
      { done: () => `${name} is in ${group.name} again.`, gone: `${group.name} no longer exists.` },
      tell,
    );
  const leave = () =>
    notifyOutcome(
      mutateAsync(membership),
      { done: () => `${name} left ${group.name}.`, gone: `${name} is not in ${group.name} any more.` },
      tell,
      () => () => void comeBack(),
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
