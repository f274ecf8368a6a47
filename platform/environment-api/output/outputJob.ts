import { and, eq, inArray } from 'drizzle-orm';
import { outputTasks } from '../../database/schema';
import type { JobHandler } from '../../jobs';
import { RenderError } from '../../rendering';
import { defaultMediaConnector } from '../connectors/defaultMediaConnector';
import { libraryOf } from '../library/libraryOf';
import { makeOutput, type OutputTools } from './makeOutput';
import type { OutputInput } from './startOutput';

const GIVEN_UP =
  'The platform could not make the file, though it tried three times. Nothing is wrong with the request: try it again later.';

/** Works on output tasks. A task that is taken up again, because its worker died, makes the same file. */
export function outputJob(tools: OutputTools): JobHandler<'output'> {
  const { database, storage, clock } = tools;
  const isOpen = (taskId: string) =>
    and(eq(outputTasks.id, taskId), inArray(outputTasks.status, ['Waiting', 'Processing']));
  const end = (taskId: string, values: Partial<typeof outputTasks.$inferInsert>) =>
    database
      .update(outputTasks)
      .set({ ...values, input: null, endedAt: clock() })
      .where(isOpen(taskId));
  return {
    run: async ({ taskId }) => {
      const [task] = await database
        .update(outputTasks)
        .set({ status: 'Processing' })
        .where(isOpen(taskId))
        .returning();
      if (!task?.input) return;
      const { environmentId, createdAt, input } = task;
      const mediaConnectorId = await defaultMediaConnector(database, environmentId);
      const context = { today: createdAt.toISOString().slice(0, 10), mediaConnectorId };
      try {
        const library = libraryOf({ database, storage, environmentId });
        const file = await makeOutput(JSON.parse(input) as OutputInput, { context, library }, tools);
        await end(taskId, { status: 'Finished', ...file });
      } catch (error) {
        if (!(error instanceof RenderError)) throw error;
        await end(taskId, { status: 'Failed', detail: error.message });
      }
    },
    giveUp: async ({ taskId }) => {
      await end(taskId, { status: 'Error', detail: GIVEN_UP });
    },
  };
}
