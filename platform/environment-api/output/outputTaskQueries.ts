import { and, eq, getTableColumns, isNotNull, lt } from 'drizzle-orm';
import { mayHaveOutput, OUTPUT_FILE_TIME, OUTPUT_TASK_TIME } from '@/domain/output';
import type { Database } from '../../database';
import { outputTasks } from '../../database/schema';
import { notFound } from '../../http/Problem';
import type { Actor, Call } from '../operations';

const { input, ...TOLD } = getTableColumns(outputTasks);

/** What a task is to make, which may be megabytes: read by who makes it, and by nobody who asks how it goes. */
export const INPUT_OF_TASK = { input };

/** Everything else of it. */
export const TOLD_OF_TASK = TOLD;

/** A task without what it is to make. */
export type OutputTask = Omit<typeof outputTasks.$inferSelect, 'input'>;

/** What a task notes of who started it. */
export const ownerOf = (actor: Actor) =>
  'userId' in actor ? { ownerId: actor.userId } : { ownerClientId: actor.clientId };

/** Lets go of expired files and deletes expired tasks; the storage purges what nothing refers to. */
export async function expireOutputTasks(db: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(outputTasks).where(lt(outputTasks.endedAt, before(OUTPUT_TASK_TIME)));
  await db
    .update(outputTasks)
    .set({ fileHash: null })
    .where(and(isNotNull(outputTasks.fileHash), lt(outputTasks.endedAt, before(OUTPUT_FILE_TIME))));
}

/**
 * A task the caller may know of: one of their own, or, for whoever may see output tasks, any that was made of a template.
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

/** Whether the caller has started a task. */
export const isOwn = (
  { ownerId, ownerClientId }: Pick<OutputTask, 'ownerId' | 'ownerClientId'>,
  actor: Actor,
): boolean => ('userId' in actor ? actor.userId === ownerId : actor.clientId === ownerClientId);
