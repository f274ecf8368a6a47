import type { OutputTask } from '@/api/types';
import { isOpenOutput, type OutputStatus } from '@/domain/output';

/** The colour of each status. */
export const STATUS_TONES = {
  Waiting: 'neutral',
  PreProcessing: 'informative',
  Processing: 'informative',
  PostProcessing: 'informative',
  Finished: 'positive',
  Failed: 'negative',
  Error: 'negative',
} as const satisfies Record<OutputStatus, string>;

/** How many records have failed so far. */
export const failedOf = ({ processedRecords, totalSuccessfulRecords }: OutputTask): number =>
  processedRecords - totalSuccessfulRecords;

/** How many records of all are done, and have failed. */
export function recordsOf(task: OutputTask): string {
  const { status, processedRecords, totalSuccessfulRecords, totalRecords } = task;
  const done = isOpenOutput(status) ? processedRecords : totalSuccessfulRecords;
  const failed = failedOf(task);
  const words = `${done.toLocaleString()} of ${totalRecords.toLocaleString()}`;
  return failed > 0 ? `${words}, ${failed.toLocaleString()} failed` : words;
}
