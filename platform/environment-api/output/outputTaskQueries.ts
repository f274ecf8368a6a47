import { and, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { mayHaveOutput, OUTPUT_FILE_TIME, OUTPUT_TASK_TIME } from '@/domain/output';
import type { Database } from '../../database';
import { environments, outputTasks } from '../../database/schema';
import { notFound } from '../../http/Problem';
import type { Share } from '../../shares';
import type { Actor, Call } from '../operations';

const { input, ...TOLD } = getTableColumns(outputTasks);

/** The request of a task, which may be megabytes: selected by its worker, never for its progress. */
export const INPUT_OF_TASK = { input };

/** All other columns of a task. */
export const TOLD_OF_TASK = TOLD;

/** A task without its request. */
export type OutputTask = Omit<typeof outputTasks.$inferSelect, 'input'>;

/** Returns the request of a task as text. @throws Error when it is gone, with its task */
export async function requireInput(db: Database, taskId: string): Promise<string> {
  const [row] = await db.select(INPUT_OF_TASK).from(outputTasks).where(eq(outputTasks.id, taskId));
  if (!row?.input) throw new Error('The output task has no input.');
  return row.input;
}

/** The columns for the owner of a task. */
export const ownerOf = (actor: Actor) =>
  'userId' in actor ? { ownerId: actor.userId } : { ownerClientId: actor.clientId };

/** Counts the open tasks of a caller, and of all callers of the customer. */
export async function countWaitingTasks(
  db: Database,
  { customer, caller }: Share,
): Promise<{ caller: number; customer: number }> {
  const isOfCaller = sql`(${outputTasks.ownerId}::text = ${caller} or ${outputTasks.ownerClientId} = ${caller})`;
  const [counts] = await db
    .select({
      caller: sql<number>`count(*) filter (where ${isOfCaller})::int`,
      customer: sql<number>`count(*)::int`,
    })
    .from(outputTasks)
    .innerJoin(environments, eq(environments.id, outputTasks.environmentId))
    .where(and(isNull(outputTasks.endedAt), eq(environments.subscriptionId, customer)));
  return counts ?? { caller: 0, customer: 0 };
}

/** Drops expired files and deletes expired tasks; the storage purges unreferenced files. */
export async function expireOutputTasks(db: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(outputTasks).where(lt(outputTasks.endedAt, before(OUTPUT_TASK_TIME)));
  await db
    .update(outputTasks)
    .set({ fileHash: null })
    .where(and(isNotNull(outputTasks.fileHash), lt(outputTasks.endedAt, before(OUTPUT_FILE_TIME))));
}

/**
 * Returns a task that the caller may see: their own, or any made of a template if they may see output tasks.
 * @throws Problem 404
 */
export async function requireOutputTask(
  {
    database,
    environment,
    actor,
    may,
    now,
  }: Pick<Call<'getOutputTask'>, 'database' | 'environment' | 'actor' | 'may' | 'now'>,
  id: string,
): Promise<OutputTask> {
  const [task] = await database
    .select(TOLD_OF_TASK)
    .from(outputTasks)
    .where(and(eq(outputTasks.environmentId, environment.id), eq(outputTasks.id, id)));
  if (!task || hasExpired(task, now)) throw notFound('output task');
  const caller = { isOwn: isOwn(task, actor), mayReadTasks: may('output-task.read') };
  if (!mayHaveOutput(task.source, caller)) throw notFound('output task');
  return task;
}

const hasExpired = ({ endedAt }: OutputTask, now: Date) =>
  endedAt !== null && endedAt.getTime() + OUTPUT_TASK_TIME < now.getTime();

/** Whether the caller started a task. */
export const isOwn = (
  { ownerId, ownerClientId }: Pick<OutputTask, 'ownerId' | 'ownerClientId'>,
  actor: Actor,
): boolean => ('userId' in actor ? actor.userId === ownerId : actor.clientId === ownerClientId);
