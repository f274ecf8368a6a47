import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UserTask } from '@/api/types';
import { rereadAfterTask } from '@/api/users';
import { describeUserTask, isOpenUserTask } from '@/domain/user';
import { useTell } from '@/product/FeatureContext';

/**
 * Reads the users again when a task ends that was open before, and notifies with an undo that the history keeps.
 * @param listed the task as it was found
 */
export function useTaskEnd(listed: UserTask, task: UserTask, undo: (() => void) | undefined): void {
  const client = useQueryClient();
  const tell = useTell();
  const [wasOpen] = useState(isOpenUserTask(listed));
  const isOver = wasOpen && !isOpenUserTask(task);
  const onEnd = useEffectEvent(() => {
    tell(describeUserTask(task), task.failed > 0 ? 'NEGATIVE' : 'POSITIVE', undo, undo !== undefined);
    void rereadAfterTask(client);
  });
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
}
