import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { User, UserGroup } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { displayName } from '@/domain/user';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';

interface LeaveGroupButtonProps {
  subscriptionId: string;
  user: User;
  group: UserGroup;
}

/** Takes a user out of one group. Each group has its own, so that several can be under way and each says how it ended. */
export function LeaveGroupButton({ subscriptionId, user, group }: LeaveGroupButtonProps) {
  const tell = useTell();
  const api = useApi();
  const { mutateAsync, isPending } = useMutation(userMutations(api).removeFromGroups());
  const { mutateAsync: addTo } = useMutation(userMutations(api).addToGroups());
  const name = displayName(user);
  const membership = { userId: user.id, subscriptionId, userGroupIds: [group.id] };
  const comeBack = () =>
    tellOutcome(
      addTo(membership),
      { done: () => `${name} is in ${group.name} again.`, gone: `${group.name} is not there any more.` },
      tell,
    );
  const leave = () =>
    tellOutcome(
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
