import { setTimeout as pause } from 'node:timers/promises';
import { isOpenOutput, problemOfOutput } from '@/domain/output';
import type { FileAnswer } from '../../http/FileAnswer';
import { problemOf } from '../../http/Problem';
import type { Call } from '../operations';
import { outputFile } from './outputFile';
import { requireOutputTask } from './outputTaskQueries';

/** Longest wait of a caller, and the interval of checks, in milliseconds. */
const WAIT = { whole: 10_000, step: 100 } as const;

/**
 * Waits for the picture of a task; `undefined` after the longest wait. @throws Problem 409, 422 or 500 when it can't be
 * made
 */
export async function awaitPicture(
  call: Call<'startOutput'>,
  taskId: string,
): Promise<FileAnswer | undefined> {
  const end = performance.now() + WAIT.whole;
  while (performance.now() < end) {
    await pause(WAIT.step);
    const task = await requireOutputTask(call, taskId);
    if (task.status === 'Finished') return outputFile(call.storage, task);
    if (!isOpenOutput(task.status)) throw problemOf(problemOfOutput(task));
  }
  return undefined;
}
