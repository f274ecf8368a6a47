import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import type { User, UserTask } from '@/api/types';
import { userTaskMutations, userTaskQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { describeUserTask, isOpenUserTask, refusalOfUndo } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { TaskFailures } from './TaskFailures';
import { useTaskEnd } from './useTaskEnd';

interface UserTaskMessageProps {
  subscriptionId: string;
  /** The task from the list. */
  task: UserTask;
  /** Whether to notify of its end; see `useTaskEnd`. */
  isFollowed: boolean;
  users: readonly User[] | undefined;
  /** Name of the task's group; none if it is deleted or there is none. */
  groupName: string | undefined;
  onDismiss: () => void;
}

/** Shows the progress or outcome of a bulk change of users, with Stop and Undo. */
export function UserTaskMessage({
  subscriptionId,
  task: listed,
  isFollowed,
  users,
  groupName,
  onDismiss,
}: UserTaskMessageProps) {
  const api = useApi();
  const ids = { subscriptionId, taskId: listed.id };
  const [isWatched] = useState(isOpenUserTask(listed));
  const { data: watched } = useQuery({ ...userTaskQueries(api).detail(ids), enabled: isWatched });
  // While the task is open in the list, the watched progress is newer. Afterwards the list names its undo.
  const task = isOpenUserTask(listed) ? (watched ?? listed) : listed;
  const stop = useMutation(userTaskMutations(api).stop());
  const undo = useMutation(userTaskMutations(api).undo());
  const isOpen = isOpenUserTask(task);
  const error = stop.error ?? undo.error;
  const canUndo = refusalOfUndo(task) === undefined;
  const words = [describeUserTask(task, groupName), task.detail].filter(Boolean).join(' ');
  const startUndo = () => undo.mutate(ids);
  useTaskEnd(isFollowed && !isOpen, {
    text: words,
    isPartlyFailed: task.failed > 0,
    undo: canUndo ? startUndo : undefined,
  });
  // The notification has already reported the success, with the same Undo.
  if (isFollowed && task.status === 'Finished' && task.failed === 0) return null;
  const kind = isOpen ? 'INFORMATIVE' : task.failed > 0 || task.detail ? 'NEGATIVE' : 'POSITIVE';
  return (
    <InlineMessage
      kind={kind}
      quiet
      action={
        <Inline gap="2">
          {isOpen && (
            <Button size="s" pending={stop.isPending} onClick={() => stop.mutate(ids)}>
              Stop
            </Button>
          )}
          {canUndo && (
            <Button size="s" pending={undo.isPending} onClick={startUndo}>
              Undo
            </Button>
          )}
          {!isOpen && (
            <Button size="s" onClick={onDismiss}>
              Dismiss
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="2">
        {words}
        {error && <Text size="small">{errorDetail(error)}</Text>}
        {isOpen && <ProgressBar label={words} value={task.done / Math.max(task.total, 1)} />}
        {!isOpen && task.failed > 0 && <TaskFailures ids={ids} users={users} total={task.failed} />}
      </Stack>
    </InlineMessage>
  );
}
