import { Readable } from 'node:stream';
import { and, eq, inArray } from 'drizzle-orm';
import { boundText } from '@/domain/format';
import { OPEN_OUTPUT_STATUSES, OUTPUT_GIVEN_UP } from '@/domain/output';
import type { Database } from '../../database';
import { outputTasks } from '../../database/schema';
import { ENDED_ITS_PROCESS, type JobHandler, type Jobs } from '../../jobs';
import type { OutputPlan } from '../../readers';
import { RenderError } from '../../rendering';
import { Problem } from '../../http/Problem';
import { keepFile } from '../../storage';
import { defaultMediaConnector } from '../connectors/defaultMediaConnector';
import { libraryOf } from '../library/libraryOf';
import { announceTask } from '../web-hooks';
import { countRenders } from './countRenders';
import { makeOutput, MOST_BYTES, type OutputTools } from './makeOutput';
import { NotWantedError, OutputProgress } from './OutputProgress';
import { TOLD_OF_TASK, requireInput } from './outputTaskQueries';
import { writeReport } from './writeReport';

type Values = Partial<typeof outputTasks.$inferInsert>;

/** Runs output tasks. A task resumed after its worker died makes the same file. */
export function outputJob(tools: OutputTools & { readonly jobs: Jobs }): JobHandler<'output'> {
  const { database, storage, clock, jobs, readers } = tools;
  /** Changes an open task. @returns the changed task; `undefined` when it has ended or is gone */
  const change = async (taskId: string, values: Values, db: Database = database) => {
    const isOpen = and(eq(outputTasks.id, taskId), inArray(outputTasks.status, [...OPEN_OUTPUT_STATUSES]));
    const [task] = await db.update(outputTasks).set(values).where(isOpen).returning(TOLD_OF_TASK);
    return task;
  };
  /** Ends an open task, announces it to web hooks and runs `also`, all or nothing. */
  const end = async (
    taskId: string,
    values: Values,
    also: (transaction: Database, now: Date) => Promise<void> = () => Promise.resolve(),
  ) => {
    await database.transaction(async (transaction) => {
      const now = clock();
      const task = await change(taskId, { ...values, endedAt: now }, transaction);
      // A task that was cancelled, or finished by another worker, is neither counted nor announced again.
      if (!task) return;
      await also(transaction, now);
      await announceTask({ database: transaction, jobs, now }, task);
    });
    jobs.look();
  };
  /** Builds the final columns of a task, apart from its file. */
  const resultOf = async (progress: OutputProgress, plan: OutputPlan): Promise<Values> => {
    const values = { ...progress.counts, failedRecords: progress.failedNumbers(plan) };
    const report = progress.report(plan);
    if (report.length === 0) return values;
    const content = Readable.from(writeReport(report));
    const { hash } = await keepFile({ database, storage, now: clock() }, content, MOST_BYTES);
    return { ...values, reportHash: hash };
  };

  return {
    run: async ({ taskId }) => {
      // A killed worker did not return its task to the queue: it waits again when another worker finds it.
      await change(taskId, { status: 'Waiting', recordsDone: 0, recordsFailed: 0 });
      const task = await change(taskId, { status: 'PreProcessing' });
      if (!task) return;
      const { environmentId, createdAt, ownerId, source, sourceId } = task;
      // Drawing threads load the input themselves: it is not copied to each.
      const loadInput = () => requireInput(database, taskId);
      const plan = await readers.outputPlan(await loadInput()).catch((error: unknown) => {
        if (error instanceof Problem) return error;
        throw error;
      });
      if (plan instanceof Problem) return end(taskId, { status: 'Failed', detail: boundText(plan.message) });
      const mediaConnectorId = await defaultMediaConnector(database, environmentId);
      const context = { today: createdAt.toISOString().slice(0, 10), mediaConnectorId };
      const progress = new OutputProgress(plan.layouts.length, {
        write: async (counts) => (await change(taskId, { ...counts })) !== undefined,
        finish: async () => void (await change(taskId, { ...progress.counts, status: 'PostProcessing' })),
      });
      try {
        const library = libraryOf({
          ...tools,
          environmentId,
          now: clock(),
          signal: progress.signal,
          ...(ownerId && { actor: { userId: ownerId } }),
          // Only its owner could start a task of it.
          ...(source === 'project' && sourceId !== null && { projectId: sourceId }),
        });
        await change(taskId, { status: 'Processing' });
        const file = await makeOutput(
          plan,
          { context, library, input: { key: taskId, loadInput } },
          tools,
          progress,
        );
        const { recordsDone, recordsFailed } = progress.counts;
        const values: Values = { status: 'Finished', ...(await resultOf(progress, plan)), ...file };
        // Keeps the input when records failed, so that they can be retried.
        if (recordsFailed === 0) values.input = null;
        await end(taskId, values, async (transaction, now) => {
          if (plan.checkOnly) return;
          const records = recordsDone - recordsFailed;
          await countRenders(transaction, plan, { environmentId, records, now });
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
          ...(await resultOf(progress, plan)),
        });
      } finally {
        progress.close();
      }
    },
    giveUp: async ({ taskId }, reason) => {
      // A document that ends each process drawing it is itself at fault.
      if (reason === ENDED_ITS_PROCESS) await end(taskId, { status: 'Failed', detail: reason });
      else await end(taskId, { status: 'Error', detail: OUTPUT_GIVEN_UP });
    },
  };
}
