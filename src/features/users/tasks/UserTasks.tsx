import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User, UserTask } from '@/api/types';
import { userTaskQueries } from '@/api/users';
import { Stack } from '@/components/Stack';
import { fromUnixSeconds } from '@/domain/format';
import { isOpenUserTask } from '@/domain/user';
import { useApi } from '@/product/FeatureContext';
import { UserTaskMessage } from './UserTaskMessage';

/** How long a task that has ended is found again, in milliseconds. */
const FOUND_AGAIN = 60 * 60_000;

interface UserTasksProps {
  subscriptionId: string;
  /** Everyone in the subscription, for names. */
  users: readonly User[] | undefined;
}

/** The reader's changes of many users: those under way, and the latest that has ended, also after a reload. */
export function UserTasks({ subscriptionId, users }: UserTasksProps) {
  const {
    data: tasks = [],
    dataUpdatedAt,
    isSuccess,
  } = useQuery(userTaskQueries(useApi()).list(subscriptionId));
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [old, setOld] = useState<readonly string[]>();
  // Tasks of a few users end before they are listed: all that had not ended at first are followed.
  if (isSuccess && old === undefined)
    setOld(tasks.filter((task) => !isOpenUserTask(task)).map(({ id }) => id));
  const isFollowed = ({ id }: UserTask) => old !== undefined && !old.includes(id);
  const isRecent = (endedAt: number | null) =>
    endedAt !== null && fromUnixSeconds(endedAt).getTime() > dataUpdatedAt - FOUND_AGAIN;
  const shown = tasks.filter(
    (task, index) =>
      !dismissed.includes(task.id) &&
      // An undone task is told of by its undo.
      task.undoneBy === null &&
      (isOpenUserTask(task) || isFollowed(task) || (index === 0 && isRecent(task.endedAt))),
  );
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label="Changes of many users">
      {shown.map((task) => (
        <UserTaskMessage
          key={task.id}
          {...{ subscriptionId, task, users }}
          isFollowed={isFollowed(task)}
          onDismiss={() => setDismissed([...dismissed, task.id])}
        />
      ))}
    </Stack>
  );
}
