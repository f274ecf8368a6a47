import { setTimeout as wait } from 'node:timers/promises';
import { recordOf } from '../engine/material';
import type { Deployment } from './startDeployment';

/** Interval between polls of tasks, in milliseconds. */
const LOOK = 20;

/** One task, in milliseconds of this process's clock. */
export interface TaskTimes {
  readonly asked: number;
  /** When a worker began it. */
  readonly begun: number;
  readonly ended: number;
}

/** Requests one PDF of so many records of a template. @returns the id of the task, and the time of the request */
async function ask({ call }: Deployment, templateId: string, count: number) {
  const variables = Array.from({ length: count }, (_, index) => recordOf(index));
  const asked = performance.now();
  const response = await call('POST', '/output/pdf', { templateId, outputSettings: {}, variables });
  if (response.status !== 202)
    throw new Error(`${count} records: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { taskId: string } };
  return { id: data.taskId, asked };
}

interface TaskRow {
  readonly id: string;
  readonly status: string;
  readonly detail: string | null;
}

/** Makes a PDF for each of these numbers of records, all requested at once. @throws Error when one fails */
export async function makeFiles(
  deployment: Deployment,
  templateId: string,
  counts: readonly number[],
): Promise<TaskTimes[]> {
  const tasks = await Promise.all(counts.map((count) => ask(deployment, templateId, count)));
  const begun = new Map<string, number>();
  const ended = new Map<string, number>();
  while (ended.size < tasks.length) {
    await wait(LOOK);
    const { rows } = await deployment.database.query<TaskRow>(
      'select id, status, detail from output_tasks where id = any($1)',
      [tasks.map(({ id }) => id)],
    );
    const now = performance.now();
    for (const { id, status, detail } of rows) {
      if (status === 'Failed' || status === 'Error') throw new Error(`No file was made: ${detail}`);
      if (status !== 'Waiting' && !begun.has(id)) begun.set(id, now);
      if (status === 'Finished' && !ended.has(id)) ended.set(id, now);
    }
  }
  return tasks.map(({ id, asked }) => ({
    asked,
    begun: begun.get(id) ?? asked,
    ended: ended.get(id) ?? asked,
  }));
}

/** Most records of one call. */
const MOST = 10_000;

/** Keeps each worker busy with a batch, and one more waiting, until the returned function cancels them. */
export async function keepBusy(deployment: Deployment, templateId: string): Promise<() => Promise<void>> {
  const { workers, call } = deployment;
  const tasks = await Promise.all([...workers, ...workers].map(() => ask(deployment, templateId, MOST)));
  return async () => {
    const answers = await Promise.all(tasks.map(({ id }) => call('POST', `/output/tasks/${id}/cancel`)));
    if (!answers.some(({ ok }) => ok)) throw new Error('The batches had ended before they were cancelled.');
  };
}
