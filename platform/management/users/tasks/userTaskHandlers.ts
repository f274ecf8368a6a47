import { eq } from 'drizzle-orm';
import { GROUPS_OF_OTHERS, refusalOfLeaving } from '@/domain/user-groups';
import { invalidField } from '@/domain/refusal';
import {
  ACTION_OF_TASK,
  isOpenUserTask,
  OPPOSITE,
  refusalOfInvitee,
  refusalOfTaskGroup,
  refusalOfUndo,
  refusalOfUserTask,
  USER_TASK_ENDED,
} from '@/domain/users';
import { authorize, may, type SubscriptionRow } from '../../../access/authorize';
import type { Database } from '../../../database';
import { userBulkTasks, type TaskInvitation } from '../../../database/schema';
import { problemOf, refuseIf } from '../../../http/Problem';
import { normalisedEmail } from '../../../mail/normalisedEmail';
import type { Call, EnteringCall, Handlers, Schemas } from '../../operations';
import { lockSubscription } from '../../subscriptions/subscriptionQueries';
import { distinctEntries } from '../../roleCodes';
import { knownGroups } from '../../user-groups/userGroupQueries';
import { requireInvitable } from '../inviteAddresses';
import {
  countOpenTasks,
  expireTasks,
  insertTask,
  listResults,
  listTasks,
  lockTask,
  requireTask,
  selectChanged,
  type TaskTarget,
} from './userTaskQueries';

type Ids =
  | 'listUserTasks'
  | 'startUserTask'
  | 'startInvitationTask'
  | 'getUserTask'
  | 'listUserTaskResults'
  | 'stopUserTask'
  | 'undoUserTask';

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
      targets: distinct.map((userId) => ({ userId })),
    }));
  },

  async startInvitationTask(call) {
    const { caller, body } = call;
    const subscription = await call.enterSubscription(call.params.subscriptionId);
    const grants = {
      environmentRoles: distinctEntries(body.environments ?? []),
      groupIds: body.userGroupIds,
    };
    return queueTask(call, subscription, async (transaction) => ({
      kind: 'invite',
      groupId: null,
      invitation: await requireInvitable(transaction, caller, subscription, grants),
      undoOf: null,
      targets: toTargets(body.userEmails),
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
      const userIds = await selectChanged(transaction, id);
      return { kind, groupId, undoOf: id, targets: userIds.map((userId) => ({ userId })) };
    });
  },
};

/** The addresses of a task, with the reason for each that is none or is given again. */
function toTargets(emails: readonly string[]): TaskTarget[] {
  const given = new Set<string>();
  return emails.map((address) => {
    const normal = normalisedEmail(address);
    const isRepeated = given.has(normal ?? '');
    if (normal !== undefined) given.add(normal);
    const reason = refusalOfInvitee({ isAddress: normal !== undefined, isRepeated, status: undefined });
    return { address, reason };
  });
}

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
  { kind, groupId }: { readonly kind: Schemas['UserChangeKind']; readonly groupId: string },
): Promise<string> {
  const [group] = await knownGroups(transaction, id, [groupId.toLowerCase()]);
  if (!group) throw problemOf(invalidField('groupId', GROUPS_OF_OTHERS));
  if (kind === 'removeFromGroup') refuseIf(refusalOfLeaving([group]));
  return group.id;
}

interface Plan {
  readonly kind: Schemas['UserTaskKind'];
  readonly groupId: string | null;
  readonly invitation?: TaskInvitation;
  readonly undoOf: string | null;
  readonly targets: readonly TaskTarget[];
}

/** Queues a task. @throws Problem 429 when the subscription has many, and the errors of `plan` */
async function queueTask(
  { database, jobs, caller, request, now }: Call<'startUserTask' | 'startInvitationTask' | 'undoUserTask'>,
  { id: subscriptionId }: SubscriptionRow,
  plan: (transaction: Database) => Promise<Plan>,
): Promise<Schemas['UserTask']> {
  const actorId = caller.user.id;
  const taskId = await database.transaction(async (transaction) => {
    await lockSubscription(transaction, subscriptionId);
    const { targets, ...planned } = await plan(transaction);
    refuseIf(refusalOfUserTask(await countOpenTasks(transaction, subscriptionId)));
    await expireTasks(transaction, subscriptionId, now);
    const values = { ...planned, subscriptionId, actorId, requestId: request.id, createdAt: now };
    const task = await insertTask(transaction, values, targets);
    const share = { customer: subscriptionId, caller: actorId };
    await jobs.send('userTask', { taskId: task.id }, { transaction, share });
    return task.id;
  });
  // The job is visible only after the transaction.
  jobs.look();
  return requireTask(database, { subscriptionId, taskId });
}
