import { eq } from 'drizzle-orm';
import { GROUPS_OF_OTHERS, refusalOfLeaving } from '@/domain/user-groups';
import { invalidField } from '@/domain/refusal';
import {
  ACTION_OF_TASK,
  isOpenUserTask,
  OPPOSITE,
  refusalOfTaskGroup,
  refusalOfUndo,
  refusalOfUserTask,
  USER_TASK_ENDED,
} from '@/domain/users';
import { authorize, may, type SubscriptionRow } from '../../../access/authorize';
import type { Database } from '../../../database';
import { userBulkTasks } from '../../../database/schema';
import { problemOf, refuseIf } from '../../../http/Problem';
import type { Call, EnteringCall, Handlers, Schemas } from '../../operations';
import { lockSubscription } from '../../subscriptions/subscriptionQueries';
import { knownGroups } from '../../user-groups/userGroupQueries';
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

/** The operations on bulk tasks. */
export const userTaskHandlers: Handlers<Ids> = {
  async listUserTasks(call) {
    const { id: subscriptionId } = await call.enterSubscription(call.params.subscriptionId);
    return listTasks(call.database, { subscriptionId, actorId: call.caller.user.id });
  },

  async startUserTask(call) {
    const { kind, groupId, userIds } = call.body;
    const subscription = await call.enterSubscription(call.params.subscriptionId, ACTION_OF_TASK[kind]);
    refuseIf(refusalOfTaskGroup(kind, groupId));
    const distinct = [...new Set(userIds.map((id) => id.toLowerCase()))];
    return queueTask(call, subscription, async (transaction) => ({
      kind,
      groupId:
        groupId === undefined ? null : await requireGroup(transaction, subscription, { kind, groupId }),
      undoOf: null,
      userIds: distinct,
    }));
  },

  async getUserTask(call) {
    const { ids } = await requireReach(call);
    return requireTask(call.database, ids);
  },

  async listUserTaskResults(call) {
    const { ids } = await requireReach(call);
    const task = await requireTask(call.database, ids);
    const { results, total } = await listResults(call.database, task.id, call.query);
    call.reply.header('x-total-count', total);
    return results;
  },

  async stopUserTask(call) {
    const { ids } = await requireReach(call);
    const { database, now } = call;
    await database.transaction(async (transaction) => {
      const task = await lockTask(transaction, ids);
      if (!isOpenUserTask(task)) throw problemOf(USER_TASK_ENDED);
      await transaction
        .update(userBulkTasks)
        .set({ status: 'Stopped', endedAt: now })
        .where(eq(userBulkTasks.id, task.id));
    });
    return requireTask(database, ids);
  },

  async undoUserTask(call) {
    const { subscription, ids } = await requireReach(call);
    return queueTask(call, subscription, async (transaction) => {
      const { id } = await lockTask(transaction, ids);
      const task = await requireTask(transaction, ids);
      refuseIf(refusalOfUndo(task));
      const kind = OPPOSITE[task.kind];
      if (!kind) throw new Error(`Nothing takes ${task.kind} back.`);
      authorize(call.caller, ACTION_OF_TASK[kind], subscription);
      const { groupId } = task;
      return { kind, groupId, undoOf: id, userIds: await selectChanged(transaction, id) };
    });
  },
};

/** Returns the task of the path: subscription admins see all, others their own. @throws Problem 403 or 404 */
async function requireReach(
  call: EnteringCall & Pick<Call<'getUserTask' | 'stopUserTask'>, 'caller' | 'params'>,
) {
  const subscription = await call.enterSubscription(call.params.subscriptionId);
  const isAnybodys = may(call.caller, 'user.activate', subscription);
  const actorId = isAnybodys ? undefined : call.caller.user.id;
  return { subscription, ids: { ...call.params, actorId } };
}

/** Returns the id of a group of the subscription that members can join or leave. @throws Problem 400 or 409 */
async function requireGroup(
  transaction: Database,
  { id }: SubscriptionRow,
  { kind, groupId }: { readonly kind: Schemas['UserTaskKind']; readonly groupId: string },
): Promise<string> {
  const [group] = await knownGroups(transaction, id, [groupId.toLowerCase()]);
  if (!group) throw problemOf(invalidField('groupId', GROUPS_OF_OTHERS));
  if (kind === 'removeFromGroup') refuseIf(refusalOfLeaving([group]));
  return group.id;
}

interface Plan {
  readonly kind: Schemas['UserTaskKind'];
  readonly groupId: string | null;
  readonly undoOf: string | null;
  readonly userIds: readonly string[];
}

/** Queues a task. @throws Problem 429 when the subscription has many, and the errors of `plan` */
async function queueTask(
  { database, jobs, caller, request, now }: Call<'startUserTask' | 'undoUserTask'>,
  { id: subscriptionId }: SubscriptionRow,
  plan: (transaction: Database) => Promise<Plan>,
): Promise<Schemas['UserTask']> {
  const actorId = caller.user.id;
  const taskId = await database.transaction(async (transaction) => {
    await lockSubscription(transaction, subscriptionId);
    const { userIds, ...planned } = await plan(transaction);
    refuseIf(refusalOfUserTask(await countOpenTasks(transaction, subscriptionId)));
    await expireTasks(transaction, subscriptionId, now);
    const values = { ...planned, subscriptionId, actorId, requestId: request.id, createdAt: now };
    const task = await insertTask(transaction, { ...values, total: userIds.length }, userIds);
    const share = { customer: subscriptionId, caller: actorId };
    await jobs.send('userTask', { taskId: task.id }, { transaction, share });
    return task.id;
  });
  // The job is visible only after the transaction.
  jobs.look();
  return requireTask(database, { subscriptionId, taskId });
}
