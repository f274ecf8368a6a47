import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { rereadAfterTask } from '@/api/users';
import { useNotify } from '@/product/FeatureContext';

interface TaskEnd {
  /** Text of the outcome. */
  readonly text: string;
  readonly isPartlyFailed: boolean;
  readonly undo: (() => void) | undefined;
}

/**
 * Reloads the users when a task ends, and notifies with an undo that the history keeps.
 * @param isNews whether the task ended after the screen opened
 */
export function useTaskEnd(isNews: boolean, { text, isPartlyFailed, undo }: TaskEnd): void {
  const client = useQueryClient();
  const tell = useNotify();
  const onEnd = useEffectEvent(() => {
    tell(text, isPartlyFailed ? 'NEGATIVE' : 'POSITIVE', undo, undo !== undefined);
    void rereadAfterTask(client);
  });
  useEffect(() => {
    if (isNews) onEnd();
  }, [isNews]);
}
