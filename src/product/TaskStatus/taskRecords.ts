import type { OutputTask } from '@/api/types';
import { isOpenOutput, type OutputStatus } from '@/domain/output';

/** Colour of each status. */
export const STATUS_TONES = {
  Waiting: 'neutral',
  PreProcessing: 'informative',
  Processing: 'informative',
  PostProcessing: 'informative',
  Finished: 'positive',
  Failed: 'negative',
  Error: 'negative',
} as const satisfies Record<OutputStatus, string>;

/** Returns the number of records that have failed so far. */
export const countFailed = ({ processedRecords, totalSuccessfulRecords }: OutputTask): number =>
  processedRecords - totalSuccessfulRecords;

/** Describes how many records are done and how many failed. */
export function describeRecords(task: OutputTask): string {
  const { status, processedRecords, totalSuccessfulRecords, totalRecords } = task;
  const done = isOpenOutput(status) ? processedRecords : totalSuccessfulRecords;
  const failed = countFailed(task);
  const words = `${done.toLocaleString()} of ${totalRecords.toLocaleString()}`;
  return failed > 0 ? `${words}, ${failed.toLocaleString()} failed` : words;
}
