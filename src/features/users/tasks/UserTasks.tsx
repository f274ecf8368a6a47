import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@/api/types';
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
  const { data: tasks = [], dataUpdatedAt } = useQuery(userTaskQueries(useApi()).list(subscriptionId));
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = tasks.filter((task) => isOpenUserTask(task) && !seen.includes(task.id));
  if (fresh.length > 0) setSeen([...seen, ...fresh.map(({ id }) => id)]);
  const isRecent = (endedAt: number | null) =>
    endedAt !== null && fromUnixSeconds(endedAt).getTime() > dataUpdatedAt - FOUND_AGAIN;
  const shown = tasks.filter(
    (task, index) =>
      !dismissed.includes(task.id) &&
      // An undone task is told of by its undo.
      task.undoneBy === null &&
      (isOpenUserTask(task) || seen.includes(task.id) || (index === 0 && isRecent(task.endedAt))),
  );
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label="Changes of many users">
      {shown.map((task) => (
        <UserTaskMessage
          key={task.id}
          {...{ subscriptionId, task, users }}
          onDismiss={() => setDismissed([...dismissed, task.id])}
        />
      ))}
    </Stack>
  );
}
