import { Readable } from 'node:stream';
import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { demoOutputTasks, type DemoOutputTask } from '@/demo';
import { itemNameKey } from '@/domain/item-name';
import { canRestart } from '@/domain/output';
import type { Database } from '../database';
import { environments, outputTasks, projects, templates, users } from '../database/schema';
import type { OutputInput } from '../readers';
import { keepFile } from '../storage';
import { addOnce, type Filled } from './addOnce';

/** Larger than any report, in bytes. */
const LARGEST = 1024 * 1024;

/**
 * Adds the output tasks of the last days and their reports to a demo database, once ({@link addOnce}). Omits those of
 * deleted templates, projects and users.
 */
export function seedOutputTasks(filled: Filled): Promise<boolean> {
  return addOnce(filled.database, {
    name: 'demo-output-tasks',
    makeRows: () => demoOutputTasks(filled.now),
    keepFiles: (tasks) => keepReports(filled, tasks),
    insert: async (transaction, tasks, reports) => {
      const rows = await keepPresent(transaction, tasks);
      if (rows.length > 0)
        await transaction.insert(outputTasks).values(rows.map((task) => rowOf(task, reports.get(task.id))));
      return rows.length > 0;
    },
  });
}

/** Stores the reports. @returns hashes by the ids of their tasks */
async function keepReports(filled: Filled, tasks: readonly DemoOutputTask[]): Promise<Map<string, string>> {
  const reports = new Map<string, string>();
  for (const { id, report } of tasks) {
    if (report.length === 0) continue;
    const content = Readable.from([Buffer.from(JSON.stringify(report, null, 2))]);
    reports.set(id, (await keepFile(filled, content, LARGEST)).hash);
  }
  return reports;
}

async function keepPresent(db: Database, tasks: readonly DemoOutputTask[]): Promise<DemoOutputTask[]> {
  const present = async (table: PgTable & { id: PgColumn }, ids: readonly (string | null)[]) => {
    const wanted = ids.filter((id) => id !== null);
    const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, wanted));
    return new Set(rows.map(({ id }) => id));
  };
  const sourceIds = tasks.map(({ sourceId }) => sourceId);
  const [places, owners, ofTemplates, ofProjects] = [
    await present(
      environments,
      tasks.map(({ environmentId }) => environmentId),
    ),
    await present(
      users,
      tasks.map(({ ownerId }) => ownerId),
    ),
    await present(templates, sourceIds),
    await present(projects, sourceIds),
  ];
  return tasks.filter(
    ({ environmentId, ownerId, sourceId }) =>
      places.has(environmentId) &&
      owners.has(ownerId) &&
      (ofTemplates.has(sourceId) || ofProjects.has(sourceId)),
  );
}

function rowOf(task: DemoOutputTask, reportHash: string | undefined): typeof outputTasks.$inferInsert {
  const { document, settings, layoutIds, records, checkOnly, report: _report, ...row } = task;
  const { name, format, status, failedRecords } = task;
  const input: OutputInput = {
    format,
    name,
    document,
    settings,
    layoutIds,
    records,
    ...(checkOnly && { checkOnly }),
  };
  return {
    ...row,
    nameKey: itemNameKey(name),
    failedRecords: [...failedRecords],
    types: [...row.types],
    input: canRestart({ status, hasFailed: failedRecords.length > 0 }) ? JSON.stringify(input) : null,
    reportHash: reportHash ?? null,
  };
}
