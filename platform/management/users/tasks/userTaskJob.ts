import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  ACTION_OF_TASK,
  isOpenUserTask,
  OPEN_USER_TASK_STATUSES,
  refusalOfCaller,
  USER_TASK_GIVEN_UP,
} from '@/domain/users';
import { authorize, requireSubscription, type SubscriptionRow } from '../../../access/authorize';
import { findPerson, type Caller } from '../../../access/loadCaller';
import type { Database } from '../../../database';
import { userBulkResults, userBulkTasks } from '../../../database/schema';
import { forbidden, Problem, refuseIf } from '../../../http/Problem';
import type { JobHandler } from '../../../jobs';
import { lockSubscription } from '../../subscriptions/subscriptionQueries';
import { knownGroups } from '../../user-groups/userGroupQueries';
import { changeOne } from './changeOne';
import type { UserResult } from './plannedChange';
import { lockTask, type UserTaskRow } from './userTaskQueries';

/** Members changed in one transaction, during which others wait for the lock of the subscription. */
const BATCH = 50;

interface Tools {
  readonly database: Database;
  readonly clock: () => Date;
  /** @default 50 */
  readonly batch?: number;
}

/** Runs bulk tasks. A task whose process died continues after the last committed batch. */
export function userTaskJob({ database, clock, batch = BATCH }: Tools): JobHandler<'userTask'> {
  return {
    run: async ({ taskId }) => {
      let isOver = false;
      while (!isOver) isOver = await workOnBatch(database, taskId, { now: clock(), batch });
    },
    giveUp: async ({ taskId }) => {
      await database
        .update(userBulkTasks)
        .set({ status: 'Stopped', detail: USER_TASK_GIVEN_UP, endedAt: clock() })
        .where(
          and(eq(userBulkTasks.id, taskId), inArray(userBulkTasks.status, [...OPEN_USER_TASK_STATUSES])),
        );
    },
  };
}

/** Changes the next members of a task. @returns whether the task has ended */
async function workOnBatch(
  database: Database,
  taskId: string,
  { now, batch }: { readonly now: Date; readonly batch: number },
): Promise<boolean> {
  const [found] = await database
    .select({ subscriptionId: userBulkTasks.subscriptionId })
    .from(userBulkTasks)
    .where(eq(userBulkTasks.id, taskId));
  if (!found) return true;
  return database.transaction(async (transaction) => {
    await lockSubscription(transaction, found.subscriptionId);
    const task = await lockTask(transaction, { ...found, taskId });
    if (!isOpenUserTask(task)) return true;
    const actor = await admitActor(transaction, task);
    if ('refusal' in actor) {
      await updateTask(transaction, task, { status: 'Stopped', detail: actor.refusal, endedAt: now });
      return true;
    }
    const [group] = await knownGroups(transaction, found.subscriptionId, task.groupId ? [task.groupId] : []);
    const rows = await selectNext(transaction, taskId, batch);
    const results: UserResult[] = [];
    for (const { userId } of rows)
      results.push(await changeOne(transaction, { task, group, ...actor, now }, userId));
    for (const [index, row] of rows.entries()) await writeResult(transaction, row, results[index]);
    const count = (outcome: UserResult['outcome']) =>
      results.filter((result) => result.outcome === outcome).length;
    const done = task.done + results.length;
    const isOver = done >= task.total;
    await updateTask(transaction, task, {
      done,
      changed: task.changed + count('changed'),
      failed: task.failed + count('failed'),
      status: isOver ? 'Finished' : 'Running',
      endedAt: isOver ? now : null,
    });
    return isOver;
  });
}

const selectNext = (transaction: Database, taskId: string, batch: number) =>
  transaction
    .select()
    .from(userBulkResults)
    .where(and(eq(userBulkResults.taskId, taskId), isNull(userBulkResults.outcome)))
    .orderBy(userBulkResults.position)
    .limit(batch);

/** Loads the user who started the task, and who may have lost the permission since. */
async function admitActor(
  transaction: Database,
  { actorId, subscriptionId, kind }: UserTaskRow,
): Promise<{ caller: Caller; subscription: SubscriptionRow } | { refusal: string }> {
  try {
    const caller = await findPerson(transaction, actorId);
    if (!caller) throw forbidden('The person who has started the task has no account any more.');
    refuseIf(refusalOfCaller(caller.status));
    const subscription = await requireSubscription(transaction, caller, subscriptionId);
    authorize(caller, ACTION_OF_TASK[kind], subscription);
    return { caller, subscription };
  } catch (error) {
    if (error instanceof Problem) return { refusal: error.message };
    throw error;
  }
}

async function writeResult(
  transaction: Database,
  { taskId, position }: typeof userBulkResults.$inferSelect,
  result: UserResult | undefined,
): Promise<void> {
  await transaction
    .update(userBulkResults)
    .set({ ...result })
    .where(and(eq(userBulkResults.taskId, taskId), eq(userBulkResults.position, position)));
}

const updateTask = (
  transaction: Database,
  { id }: UserTaskRow,
  values: Partial<typeof userBulkTasks.$inferInsert>,
) => transaction.update(userBulkTasks).set(values).where(eq(userBulkTasks.id, id));
