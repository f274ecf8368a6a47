import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  ACTION_OF_TASK,
  isOpenUserTask,
  OPEN_USER_TASK_STATUSES,
  refusalOfCaller,
  USER_TASK_GIVEN_UP,
  type UserChangeKind,
} from '@/domain/users';
import { authorize, requireSubscription } from '../../../access/authorize';
import { findPerson } from '../../../access/loadCaller';
import type { Database } from '../../../database';
import { userBulkResults, userBulkTasks } from '../../../database/schema';
import { forbidden, Problem, refuseIf } from '../../../http/Problem';
import type { JobHandler } from '../../../jobs';
import { lockSubscription } from '../../subscriptions/subscriptionQueries';
import { knownGroups } from '../../user-groups/userGroupQueries';
import { requireInvitable, type InvitationMail } from '../inviteAddresses';
import { changeOne } from './changeOne';
import { inviteSome } from './inviteSome';
import type { UserResult, Work } from './plannedChange';
import { lockTask, type TaskIds, type UserTaskRow } from './userTaskQueries';

/** Members changed in one transaction, during which others wait for the lock of the subscription. */
const BATCH = 50;
/** Addresses invited in one transaction and mailed at once. */
const INVITATIONS = 10;

interface Tools extends Pick<InvitationMail, 'mailer' | 'settings'> {
  readonly database: Database;
  readonly clock: () => Date;
  /** @default 50 members, or 10 addresses */
  readonly batch?: number;
}

/** Runs bulk tasks. A task whose process died continues after the last committed batch. */
export function userTaskJob({ database, clock, batch, ...mail }: Tools): JobHandler<'userTask'> {
  return {
    run: async ({ taskId }) => {
      const [task] = await database
        .select({ kind: userBulkTasks.kind, subscriptionId: userBulkTasks.subscriptionId })
        .from(userBulkTasks)
        .where(eq(userBulkTasks.id, taskId));
      if (!task) return;
      const { kind, subscriptionId } = task;
      const ids = { subscriptionId, taskId };
      const work = () =>
        kind === 'invite'
          ? inviteBatch(database, ids, { ...mail, now: clock(), batch: batch ?? INVITATIONS })
          : changeBatch(database, ids, { kind, now: clock(), batch: batch ?? BATCH });
      let isOver = false;
      while (!isOver) isOver = await work();
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

interface Batch {
  readonly now: Date;
  readonly batch: number;
}

/** Changes the next members of a task. @returns whether the task has ended */
const changeBatch = (
  database: Database,
  ids: TaskIds,
  { kind, now, batch }: Batch & { readonly kind: UserChangeKind },
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const work = await admitTask(transaction, ids, now);
    if (!work) return true;
    const { task, subscription } = work;
    const [group] = await knownGroups(transaction, subscription.id, task.groupId ? [task.groupId] : []);
    const rows = await selectNext(transaction, task.id, batch);
    const results: RowResult[] = [];
    for (const { position, userId } of rows) {
      // Left out, it would be read again for ever.
      if (userId === null) throw new Error('A task on members has a row without a user.');
      results.push({ position, ...(await changeOne(transaction, { ...work, kind, group }, userId)) });
    }
    return writeResults(transaction, task, results, now);
  });

/**
 * Invites the next addresses of a task. Mail is sent between two transactions, so addresses are invited again, once,
 * if the process dies before the second one.
 * @returns whether the task has ended
 */
async function inviteBatch(
  database: Database,
  ids: TaskIds,
  { now, batch, ...mail }: Batch & Pick<InvitationMail, 'mailer' | 'settings'>,
): Promise<boolean> {
  const begun = await database.transaction(async (transaction) => {
    const work = await admitTask(transaction, ids, now);
    return work && { work, rows: await selectNext(transaction, ids.taskId, batch) };
  });
  if (!begun) return true;
  const { work, rows } = begun;
  const invited = rows.flatMap(({ position, address, reason }) =>
    address === null || reason !== null ? [] : [{ position, address }],
  );
  const emails = invited.map(({ address }) => address);
  const results = emails.length === 0 ? [] : await inviteSome(database, work, { emails, ...mail });
  const resultAt = new Map(invited.map(({ position }, index) => [position, results[index]]));
  return database.transaction(async (transaction) => {
    const task = await lockTask(transaction, ids);
    // Another process may have written them, if this one was taken for dead.
    const open = new Set((await selectNext(transaction, task.id, batch)).map(({ position }) => position));
    const written = rows.flatMap(({ position, reason }): RowResult[] =>
      open.has(position) ? [{ position, ...(resultAt.get(position) ?? { outcome: 'failed', reason }) }] : [],
    );
    return writeResults(transaction, task, written, now);
  });
}

/**
 * Locks the subscription and an open task, and checks the rights of its person anew.
 * @returns undefined if the task has ended, or is stopped now for the lack of a right
 */
async function admitTask(transaction: Database, ids: TaskIds, now: Date): Promise<Work | undefined> {
  await lockSubscription(transaction, ids.subscriptionId);
  const task = await lockTask(transaction, ids);
  if (!isOpenUserTask(task)) return undefined;
  try {
    return { task, now, ...(await admitActor(transaction, task)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await updateTask(transaction, task, { status: 'Stopped', detail: error.message, endedAt: now });
    return undefined;
  }
}

const selectNext = (transaction: Database, taskId: string, batch: number) =>
  transaction
    .select()
    .from(userBulkResults)
    .where(and(eq(userBulkResults.taskId, taskId), isNull(userBulkResults.outcome)))
    .orderBy(userBulkResults.position)
    .limit(batch);

/** Loads the user who started the task. @throws Problem if they have lost the permission since */
async function admitActor(
  transaction: Database,
  { actorId, subscriptionId, kind, invitation }: UserTaskRow,
): Promise<Pick<Work, 'caller' | 'subscription'>> {
  const caller = await findPerson(transaction, actorId);
  if (!caller) throw forbidden('The user who started the task no longer has an account.');
  refuseIf(refusalOfCaller(caller.status));
  const subscription = await requireSubscription(transaction, caller, subscriptionId);
  authorize(caller, ACTION_OF_TASK[kind], subscription);
  if (invitation) await requireInvitable(transaction, caller, subscription, invitation);
  return { caller, subscription };
}

interface RowResult extends UserResult {
  readonly position: number;
}

/** Writes results of an open or stopped task. @returns whether the task has ended */
async function writeResults(
  transaction: Database,
  task: UserTaskRow,
  results: readonly RowResult[],
  now: Date,
): Promise<boolean> {
  for (const { position, ...result } of results)
    await transaction
      .update(userBulkResults)
      .set(result)
      .where(and(eq(userBulkResults.taskId, task.id), eq(userBulkResults.position, position)));
  const count = (outcome: UserResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const done = task.done + results.length;
  const counts = { done, changed: task.changed + count('changed'), failed: task.failed + count('failed') };
  const isOver = done >= task.total || !isOpenUserTask(task);
  await updateTask(
    transaction,
    task,
    isOpenUserTask(task)
      ? { ...counts, status: isOver ? 'Finished' : 'Running', endedAt: isOver ? now : null }
      : counts,
  );
  return isOver;
}

const updateTask = (
  transaction: Database,
  { id }: UserTaskRow,
  values: Partial<typeof userBulkTasks.$inferInsert>,
) => transaction.update(userBulkTasks).set(values).where(eq(userBulkTasks.id, id));
