import { and, eq, inArray } from 'drizzle-orm';
import {
  canRestart,
  cancelledBy,
  OPEN_OUTPUT_STATUSES,
  OUTPUT_HAS_ENDED,
  OUTPUT_NOT_FAILED,
} from '@/domain/output';
import { notPermitted } from '@/domain/access';
import { outputTasks } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { TaskStarted } from '../../http/TaskStarted';
import type { Call } from '../operations';
import { announceTask } from '../web-hooks';
import { INPUT_OF_TASK, isOwn, requireOutputTask, TOLD_OF_TASK } from './outputTaskQueries';
import { addOutputTask } from './startOutput';

/** Cancels a task of the caller, or any task if they may see output tasks. @throws Problem 404 or 409 */
export async function cancelOutputTask(call: Call<'cancelOutputTask'>): Promise<undefined> {
  const { database, jobs, environment, actor, may, now, params } = call;
  const isIt = and(eq(outputTasks.environmentId, environment.id), eq(outputTasks.id, params.taskId));
  const [task] = await database.select(TOLD_OF_TASK).from(outputTasks).where(isIt);
  if (!task || !(isOwn(task, actor) || may('output-task.read'))) throw notFound('output task');
  const name = 'userId' in actor ? actor.name : 'an integration';
  await database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(outputTasks)
      .set({ status: 'Failed', detail: cancelledBy(name), endedAt: now })
      .where(and(isIt, inArray(outputTasks.status, [...OPEN_OUTPUT_STATUSES])))
      .returning(TOLD_OF_TASK);
    if (!ended) throw problemOf(OUTPUT_HAS_ENDED);
    await announceTask({ database: transaction, jobs, now }, ended);
  });
  jobs.look();
  return undefined;
}

/** Restarts a failed task, or its failed records, as a new task of the caller. @throws Problem 403, 404 or 409 */
export async function restartOutputTask(call: Call<'restartOutputTask'>): Promise<TaskStarted> {
  const { database, actor, may, params, path } = call;
  const task = await requireOutputTask(call, params.taskId);
  const { id, status, source, sourceId, outputSettingId, failedRecords } = task;
  const [{ input } = { input: null }] = await database
    .select(INPUT_OF_TASK)
    .from(outputTasks)
    .where(eq(outputTasks.id, id));
  if (!canRestart({ status, hasFailed: failedRecords.length > 0 }) || input === null)
    throw problemOf(OUTPUT_NOT_FAILED);
  if (source !== 'project' && 'userId' in actor && !may('output.make'))
    throw problemOf(notPermitted('output.make'));
  const failed = status === 'Finished' ? failedRecords : undefined;
  const again = await call.readers.restartedInput(input, failed);
  const taskId = await addOutputTask(call, again, { source, sourceId, outputSettingId });
  return new TaskStarted(taskId, [...path.split('/').slice(0, -2), taskId].join('/'));
}
