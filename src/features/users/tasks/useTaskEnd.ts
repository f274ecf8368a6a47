import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { UserTask } from '@/api/types';
import { rereadAfterTask } from '@/api/users';
import { describeUserTask, isOpenUserTask } from '@/domain/user';
import { useTell } from '@/product/FeatureContext';

/**
 * Reads the users again when a task ends, and notifies with an undo that the history keeps.
 * @param isFollowed whether its end is news: it was open when the screen opened, or has begun since
 */
export function useTaskEnd(isFollowed: boolean, task: UserTask, undo: (() => void) | undefined): void {
  const client = useQueryClient();
  const tell = useTell();
  const isOver = isFollowed && !isOpenUserTask(task);
  const onEnd = useEffectEvent(() => {
    tell(describeUserTask(task), task.failed > 0 ? 'NEGATIVE' : 'POSITIVE', undo, undo !== undefined);
    void rereadAfterTask(client);
  });
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
}
