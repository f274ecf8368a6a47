import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { toUnixSeconds } from '@/domain/format';
import { OPEN_USER_TASK_STATUSES, USER_TASK_LIMITS, type UserTaskOutcome } from '@/domain/users';
import type { Database } from '../../../database';
import { userBulkResults, userBulkTasks } from '../../../database/schema';
import { notFound } from '../../../http/Problem';
import type { Schemas } from '../../operations';
import type { Page } from '../userQueries';

export type UserTaskRow = typeof userBulkTasks.$inferSelect;

/** The ids of a task in the path. */
export interface TaskIds {
  readonly subscriptionId: string;
  readonly taskId: string;
  /** The required starter of the task. @default any user */
  readonly actorId?: string | undefined;
}

const DAY = 86_400_000;
/** Rows in one statement. */
const STEP = 2_000;

const isOpen = inArray(userBulkTasks.status, [...OPEN_USER_TASK_STATUSES]);

/** A member or an address that a task is about; an address with a reason is not invited. */
export type TaskTarget =
  { readonly userId: string } | { readonly address: string; readonly reason?: string | undefined };

/** Inserts a task with all its members or addresses. Call it with the subscription locked. */
export async function insertTask(
  transaction: Database,
  values: Omit<typeof userBulkTasks.$inferInsert, 'total'>,
  targets: readonly TaskTarget[],
): Promise<UserTaskRow> {
  const total = targets.length;
  const [task] = await transaction
    .insert(userBulkTasks)
    .values({ ...values, total })
    .returning();
  if (!task) throw new Error('The task was not inserted.');
  for (let start = 0; start < targets.length; start += STEP) {
    const some = targets.slice(start, start + STEP);
    await transaction
      .insert(userBulkResults)
      .values(some.map((target, index) => ({ taskId: task.id, position: start + index, ...target })));
  }
  return task;
}

/** Deletes the tasks of a subscription after their retention time. */
export async function expireTasks(db: Database, subscriptionId: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - USER_TASK_LIMITS.days * DAY);
  await db
    .delete(userBulkTasks)
    .where(and(eq(userBulkTasks.subscriptionId, subscriptionId), lt(userBulkTasks.endedAt, oldest)));
}

/** Counts the open tasks of a subscription. */
export const countOpenTasks = (db: Database, subscriptionId: string): Promise<number> =>
  db.$count(userBulkTasks, and(eq(userBulkTasks.subscriptionId, subscriptionId), isOpen));

/** Locks the task until the transaction ends. @throws Problem 404 */
export async function lockTask(transaction: Database, ids: TaskIds): Promise<UserTaskRow> {
  const [task] = await transaction.select().from(userBulkTasks).where(isTask(ids)).for('update');
  if (!task) throw notFound('task');
  return task;
}

/** @throws Problem 404 for an unknown task, or one of another subscription or person */
export async function requireTask(db: Database, ids: TaskIds): Promise<Schemas['UserTask']> {
  const [task] = await selectTasks(db).where(isTask(ids));
  if (!task) throw notFound('task');
  return toUserTask(task);
}

/** Lists the latest tasks of one caller, newest first. */
export async function listTasks(
  db: Database,
  { subscriptionId, actorId }: { subscriptionId: string; actorId: string },
): Promise<Schemas['UserTask'][]> {
  const tasks = await selectTasks(db)
    .where(and(eq(userBulkTasks.subscriptionId, subscriptionId), eq(userBulkTasks.actorId, actorId)))
    .orderBy(desc(userBulkTasks.createdAt), desc(userBulkTasks.id))
    .limit(USER_TASK_LIMITS.listed);
  return tasks.map(toUserTask);
}

/** Lists the results of a task, in order, with their total number. */
export async function listResults(
  db: Database,
  taskId: string,
  { outcome, limit, offset }: Page & { outcome?: UserTaskOutcome | undefined },
): Promise<{ results: Schemas['UserTaskResult'][]; total: number }> {
  const isWanted = and(
    eq(userBulkResults.taskId, taskId),
    outcome ? eq(userBulkResults.outcome, outcome) : isNotNull(userBulkResults.outcome),
  );
  const rows = db
    .select({
      userId: userBulkResults.userId,
      address: userBulkResults.address,
      outcome: sql<UserTaskOutcome>`${userBulkResults.outcome}`,
      reason: userBulkResults.reason,
    })
    .from(userBulkResults)
    .where(isWanted)
    .orderBy(userBulkResults.position)
    .offset(offset ?? 0);
  const results = await (limit === undefined ? rows : rows.limit(limit));
  return { results, total: await db.$count(userBulkResults, isWanted) };
}

/** Selects every user that a task changed, or added without reaching them by mail, in order. */
export async function selectChanged(db: Database, taskId: string): Promise<string[]> {
  const isUnreached = and(eq(userBulkResults.outcome, 'failed'), isNotNull(userBulkResults.address));
  const isChanged = or(eq(userBulkResults.outcome, 'changed'), isUnreached);
  const rows = await db
    .select({ userId: userBulkResults.userId })
    .from(userBulkResults)
    .where(and(eq(userBulkResults.taskId, taskId), isNotNull(userBulkResults.userId), isChanged))
    .orderBy(userBulkResults.position);
  return rows.flatMap(({ userId }) => userId ?? []);
}

const isTask = ({ subscriptionId, taskId, actorId }: TaskIds) =>
  and(
    eq(userBulkTasks.id, taskId.toLowerCase()),
    eq(userBulkTasks.subscriptionId, subscriptionId.toLowerCase()),
    actorId === undefined ? undefined : eq(userBulkTasks.actorId, actorId),
  );

const selectTasks = (db: Database) =>
  db
    .select({
      task: userBulkTasks,
      undoneBy: sql<string | null>`(select undo.id from user_bulk_tasks as undo
        where undo.undo_of = ${userBulkTasks}.id and undo.status <> 'Stopped')`,
    })
    .from(userBulkTasks);

/** Describes a task as in the contract. */
export function toUserTask({
  task,
  undoneBy,
}: {
  task: UserTaskRow;
  undoneBy: string | null;
}): Schemas['UserTask'] {
  const { id, kind, groupId, status, detail, total, done, changed, failed, undoOf, createdAt, endedAt } =
    task;
  return {
    id,
    kind,
    groupId,
    status,
    detail,
    total,
    done,
    changed,
    failed,
    undoOf,
    undoneBy,
    createdAt: toUnixSeconds(createdAt),
    endedAt: endedAt && toUnixSeconds(endedAt),
  };
}
