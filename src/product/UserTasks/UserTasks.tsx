import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User, UserTask } from '@/api/types';
import { userTaskQueries } from '@/api/users';
import { Stack } from '@/components/Stack';
import { fromUnixSeconds } from '@/domain/format';
import { isOpenUserTask } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { UserTaskMessage } from './UserTaskMessage';

/** How long an ended task is still shown, in milliseconds. */
const FOUND_AGAIN = 60 * 60_000;

interface UserTasksProps {
  subscriptionId: string;
  /** All users of the subscription, for their names. */
  users: readonly User[] | undefined;
  /** Groups that tasks may concern, for their names. */
  groups: readonly { readonly id: string; readonly name: string }[];
  /** Shows only tasks on this group. @default all tasks */
  groupId?: string;
}

/** Shows the user's bulk changes: the running ones and the last that ended, also after a reload. */
export function UserTasks({ subscriptionId, users, groups, groupId }: UserTasksProps) {
  const {
    data: tasks = [],
    dataUpdatedAt,
    isSuccess,
  } = useQuery(userTaskQueries(useApi()).list(subscriptionId));
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [old, setOld] = useState<readonly string[]>();
  // Short tasks end before they are listed, so every task that was not listed as ended at first is followed.
  if (isSuccess && old === undefined)
    setOld(tasks.filter((task) => !isOpenUserTask(task)).map(({ id }) => id));
  const isFollowed = ({ id }: UserTask) => old !== undefined && !old.includes(id);
  const isRecent = (endedAt: number | null) =>
    endedAt !== null && fromUnixSeconds(endedAt).getTime() > dataUpdatedAt - FOUND_AGAIN;
  const own = tasks.filter((task) => groupId === undefined || task.groupId === groupId);
  const shown = own.filter(
    (task, index) =>
      !dismissed.includes(task.id) &&
      // The undo task reports on an undone task.
      task.undoneBy === null &&
      (isOpenUserTask(task) || isFollowed(task) || (index === 0 && isRecent(task.endedAt))),
  );
  if (shown.length === 0) return null;
  return (
    <Stack
      as="section"
      gap="2"
      aria-label="Changes of many users"
      // Messages that were already reported render nothing.
      css={{ '&:empty': { display: 'none' } }}
    >
      {shown.map((task) => (
        <UserTaskMessage
          key={task.id}
          subscriptionId={subscriptionId}
          task={task}
          users={users}
          groupName={groups.find(({ id }) => id === task.groupId)?.name}
          isFollowed={isFollowed(task)}
          onDismiss={() => setDismissed([...dismissed, task.id])}
        />
      ))}
    </Stack>
  );
}
