import { Readable } from 'node:stream';
import { and, eq, inArray } from 'drizzle-orm';
import { boundText } from '@/domain/format';
import { OPEN_OUTPUT_STATUSES, OUTPUT_GIVEN_UP } from '@/domain/output';
import type { Database } from '../../database';
import { outputTasks } from '../../database/schema';
import { ENDED_ITS_PROCESS, type JobHandler, type Jobs } from '../../jobs';
import { RenderError } from '../../rendering';
import { keepFile } from '../../storage';
import { defaultMediaConnector } from '../connectors/defaultMediaConnector';
import { libraryOf } from '../library/libraryOf';
import { announceTask } from '../web-hooks';
import { countRenders } from './countRenders';
import { makeOutput, MOST_BYTES, type OutputTools } from './makeOutput';
import { NotWantedError, OutputProgress } from './OutputProgress';
import { INPUT_OF_TASK, TOLD_OF_TASK } from './outputTaskQueries';
import type { OutputInput } from './startOutput';

type Values = Partial<typeof outputTasks.$inferInsert>;

/** Works on output tasks. A task that is taken up again, because its worker died, makes the same file. */
export function outputJob(tools: OutputTools & { readonly jobs: Jobs }): JobHandler<'output'> {
  const { database, storage, clock, jobs } = tools;
  /** Changes a task that has not ended. @returns it as it is now; `undefined` where it has ended or is gone */
  const change = async (taskId: string, values: Values, db: Database = database) => {
    const isOpen = and(eq(outputTasks.id, taskId), inArray(outputTasks.status, [...OPEN_OUTPUT_STATUSES]));
    const [task] = await db.update(outputTasks).set(values).where(isOpen).returning(TOLD_OF_TASK);
    return task;
  };
  /** Ends a task that has not ended, tells web hooks of it, and does what else belongs to its end, or none of it. */
  const end = async (
    taskId: string,
    values: Values,
    also: (transaction: Database, now: Date) => Promise<void> = () => Promise.resolve(),
  ) => {
    await database.transaction(async (transaction) => {
      const now = clock();
      const task = await change(taskId, { ...values, endedAt: now }, transaction);
      // What was cancelled meanwhile, or made by another worker before, counts nothing and is not told again.
      if (!task) return;
      await also(transaction, now);
      await announceTask({ database: transaction, jobs, now }, task);
    });
    jobs.look();
  };
  /** What a task ends with besides its file. */
  const resultOf = async (progress: OutputProgress, input: OutputInput): Promise<Values> => {
    const values = { ...progress.counts, failedRecords: progress.failedNumbers(input) };
    const report = progress.report(input);
    if (report.length === 0) return values;
    const content = Readable.from([Buffer.from(JSON.stringify(report, null, 2))]);
    const { hash } = await keepFile({ database, storage, now: clock() }, content, MOST_BYTES);
    return { ...values, reportHash: hash };
  };

  return {
    run: async ({ taskId }) => {
      // A worker that was killed has not put it back: it waits again from when another finds it.
      await change(taskId, { status: 'Waiting', recordsDone: 0, recordsFailed: 0 });
      const task = await change(taskId, { status: 'PreProcessing' });
      const [told] = await database.select(INPUT_OF_TASK).from(outputTasks).where(eq(outputTasks.id, taskId));
      if (!task || !told?.input) return;
      const { environmentId, createdAt, ownerId, source, sourceId } = task;
      const input = JSON.parse(told.input) as OutputInput;
      const mediaConnectorId = await defaultMediaConnector(database, environmentId);
      const context = { today: createdAt.toISOString().slice(0, 10), mediaConnectorId };
      const progress = new OutputProgress(input.layoutIds.length, {
        write: async (counts) => (await change(taskId, { ...counts })) !== undefined,
        finish: async () => void (await change(taskId, { ...progress.counts, status: 'PostProcessing' })),
      });
      try {
        const library = libraryOf({
          ...{ ...tools, environmentId, now: clock() },
          signal: progress.signal,
          ...(ownerId && { actor: { userId: ownerId } }),
          // Only its owner could start a task of it.
          ...(source === 'project' && sourceId !== null && { projectId: sourceId }),
        });
        await change(taskId, { status: 'Processing' });
        const file = await makeOutput(input, { context, library }, tools, progress);
        const { recordsDone, recordsFailed } = progress.counts;
        const values: Values = { status: 'Finished', ...(await resultOf(progress, input)), ...file };
        // What has failed can be tried again.
        if (recordsFailed === 0) values.input = null;
        await end(taskId, values, async (transaction, now) => {
          if (input.checkOnly) return;
          const records = recordsDone - recordsFailed;
          await countRenders(transaction, input, { environmentId, records, now });
        });
      } catch (error) {
        if (error instanceof NotWantedError) return;
        if (!(error instanceof RenderError)) {
          await change(taskId, { status: 'Waiting', recordsDone: 0, recordsFailed: 0 });
          throw error;
        }
        await end(taskId, {
          status: 'Failed',
          detail: boundText(error.message),
          ...(await resultOf(progress, input)),
        });
      } finally {
        progress.close();
      }
    },
    giveUp: async ({ taskId }, reason) => {
      // A document that ends each process that draws it is at fault itself.
      if (reason === ENDED_ITS_PROCESS) await end(taskId, { status: 'Failed', detail: reason });
      else await end(taskId, { status: 'Error', detail: OUTPUT_GIVEN_UP });
    },
  };
}
