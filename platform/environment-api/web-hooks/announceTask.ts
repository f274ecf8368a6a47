import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, lt } from 'drizzle-orm';
import { DELIVERY_TIME, eventOfTask, messageOfTask } from '@/domain/web-hooks';
import type { Database } from '../../database';
import { environments, webHookDeliveries, webHooks } from '../../database/schema';
import type { Jobs } from '../../jobs';
import type { Share } from '../../shares';
import type { OutputTask } from '../output/outputTaskQueries';

/** Dependencies for queueing a delivery. */
interface Queue {
  /** The transaction in which the task ends: web hooks are notified only if it commits. */
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: Date;
}

/**
 * Queues notifications of the environment's web hooks about an ended task. The caller wakes the queue after the
 * transaction.
 */
export async function announceTask(queue: Queue, task: OutputTask): Promise<void> {
  const { database, now } = queue;
  const event = eventOfTask(task);
  const { environmentId } = task;
  const told = await database
    .select({ id: webHooks.id, name: environments.technicalName })
    .from(webHooks)
    .innerJoin(environments, eq(environments.id, webHooks.environmentId))
    .where(
      and(
        eq(webHooks.environmentId, environmentId),
        eq(webHooks.isEnabled, true),
        arrayContains(webHooks.events, [event]),
      ),
    );
  if (told.length === 0) return;
  const oldest = new Date(now.getTime() - DELIVERY_TIME);
  await database.delete(webHookDeliveries).where(lt(webHookDeliveries.createdAt, oldest));
  for (const { id: webHookId, name } of told) {
    const deliveryId = randomUUID();
    const base = `/grafx/api/v1/environment/${name}`;
    const ended = { ...task, hasReport: task.reportHash !== null };
    const body = messageOfTask(ended, { base, deliveryId, environmentId, now });
    await addDelivery(queue, environmentId, { id: deliveryId, webHookId, event, taskId: task.id, body });
  }
}

/** The share of a web hook: environments take turns, so that slow receivers of one do not delay those of others. */
export const shareOfWebHook = ({ environmentId, id }: { environmentId: string; id: string }): Share => ({
  customer: environmentId,
  caller: id,
});

/** Puts a delivery into the queue. */
export async function addDelivery(
  { database, jobs, now }: Queue,
  environmentId: string,
  delivery: Pick<typeof webHookDeliveries.$inferInsert, 'id' | 'webHookId' | 'event' | 'taskId' | 'body'>,
) {
  const [row] = await database
    .insert(webHookDeliveries)
    .values({ ...delivery, createdAt: now })
    .returning();
  if (!row) throw new Error('The delivery was not inserted.');
  const share = shareOfWebHook({ environmentId, id: row.webHookId });
  await jobs.send('webHook', { deliveryId: row.id, number: 1 }, { transaction: database, share });
  return row;
}
