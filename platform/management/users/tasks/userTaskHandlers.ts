import { eq } from 'drizzle-orm';
import { isOpenUserTask, OPPOSITE, refusalOfUndo, refusalOfUserTask, USER_TASK_ENDED } from '@/domain/user';
import { authorize, requireSubscription, type SubscriptionRow } from '../../../access/authorize';
import type { Database } from '../../../database';
import { userBulkTasks } from '../../../database/schema';
import { problemOf, refuseIf } from '../../../http/Problem';
import type { Call, Handlers, Schemas } from '../../operations';
import { lockSubscription } from '../../subscriptions/subscriptionQueries';
import {
  countOpenTasks,
  expireTasks,
  insertTask,
  listResults,
  listTasks,
  lockTask,
  requireTask,
  selectChanged,
} from './userTaskQueries';

type Ids =
  'listUserTasks' | 'startUserTask' | 'getUserTask' | 'listUserTaskResults' | 'stopUserTask' | 'undoUserTask';

/** The calls on changes of many members at once. */
export const userTaskHandlers: Handlers<Ids> = {
  async listUserTasks(call) {
    const { id: subscriptionId } = await requireAdministered(call);
    return listTasks(call.database, { subscriptionId, actorId: call.caller.user.id });
  },

  async startUserTask(call) {
    const subscription = await requireAdministered(call);
    const { kind, userIds } = call.body;
    const distinct = [...new Set(userIds.map((id) => id.toLowerCase()))];
    return queueTask(call, subscription, async () => ({ kind, undoOf: null, userIds: distinct }));
  },

  async getUserTask(call) {
    await requireAdministered(call);
    return requireTask(call.database, call.params);
  },

  async listUserTaskResults(call) {
    await requireAdministered(call);
    const task = await requireTask(call.database, call.params);
    const { results, total } = await listResults(call.database, task.id, call.query);
    call.reply.header('x-total-count', total);
    return results;
  },

  async stopUserTask(call) {
    await requireAdministered(call);
    const { database, params, now } = call;
    await database.transaction(async (transaction) => {
      const task = await lockTask(transaction, params);
      if (!isOpenUserTask(task)) throw problemOf(USER_TASK_ENDED);
      await transaction
        .update(userBulkTasks)
        .set({ status: 'Stopped', endedAt: now })
        .where(eq(userBulkTasks.id, task.id));
    });
    return requireTask(database, params);
  },

  async undoUserTask(call) {
    const subscription = await requireAdministered(call);
    return queueTask(call, subscription, async (transaction) => {
      const { id } = await lockTask(transaction, call.params);
      const task = await requireTask(transaction, call.params);
      refuseIf(refusalOfUndo(task));
      return { kind: OPPOSITE[task.kind], undoOf: id, userIds: await selectChanged(transaction, id) };
    });
  },
};

/** The subscription, if the caller may activate and deactivate its users. @throws Problem 403 or 404 */
async function requireAdministered({
  database,
  caller,
  params,
}: Pick<Call<Ids>, 'database' | 'caller' | 'params'>): Promise<SubscriptionRow> {
  const subscription = await requireSubscription(database, caller, params.subscriptionId);
  authorize(caller, 'user.activate', subscription);
  return subscription;
}

interface Plan {
  readonly kind: Schemas['UserTaskKind'];
  readonly undoOf: string | null;
  readonly userIds: readonly string[];
}

/** Puts a task into the queue. @throws Problem 429 when the subscription has many, and as `plan` does */
async function queueTask(
  { database, jobs, caller, request, now }: Call<'startUserTask' | 'undoUserTask'>,
  { id: subscriptionId }: SubscriptionRow,
  plan: (transaction: Database) => Promise<Plan>,
): Promise<Schemas['UserTask']> {
  const actorId = caller.user.id;
  const taskId = await database.transaction(async (transaction) => {
    await lockSubscription(transaction, subscriptionId);
    const { kind, undoOf, userIds } = await plan(transaction);
    refuseIf(refusalOfUserTask(await countOpenTasks(transaction, subscriptionId)));
    await expireTasks(transaction, subscriptionId, now);
    const values = { subscriptionId, kind, undoOf, actorId, requestId: request.id, createdAt: now };
    const task = await insertTask(transaction, { ...values, total: userIds.length }, userIds);
    const share = { customer: subscriptionId, caller: actorId };
    await jobs.send('userTask', { taskId: task.id }, { transaction, share });
    return task.id;
  });
  // The job is visible only after the transaction.
  jobs.look();
  return requireTask(database, { subscriptionId, taskId });
}
