import { boundText } from '../format';
import type { Refusal } from '../refusal';

/** How long a file can be downloaded after the end of its task, in milliseconds. */
export const OUTPUT_FILE_TIME = 4 * 3_600_000;
/** How long a task is kept after its end, in milliseconds. */
export const OUTPUT_TASK_TIME = 7 * 24 * 3_600_000;

/** The refusal to download from a task without a file. */
export const NO_OUTPUT_FILE: Refusal = { status: 409, detail: 'This task has made no file.' };

/** The refusal to cancel a task that has ended. */
export const OUTPUT_HAS_ENDED: Refusal = { status: 409, detail: 'This task has ended already.' };

/** The refusal to restart a task without failures. */
export const OUTPUT_NOT_FAILED: Refusal = {
  status: 409,
  detail: 'Only a task that has failed, or some records of it, can be started again.',
};

const CANCELLED = 'Cancelled by ';

/** Writes the detail of a cancelled task. */
export const cancelledBy = (name: string): string => `${CANCELLED}${name}.`;

/** The detail of a task that failed by an error of the platform. */
export const OUTPUT_GIVEN_UP =
  'The platform could not make the file, though it tried three times. Nothing is wrong with the request: try it again later.';

/** A task that ended without a file. */
interface FailedTask {
  readonly status: string;
  readonly detail: string | null;
  /** The numbers of failed records, from 1. */
  readonly failedRecords?: readonly number[];
}

/**
 * Returns the problem of a task that ended without a file: 422 for faulty content, 409 for cancellation, 500 for an
 * error of the platform.
 */
export function problemOfOutput({ status, detail, failedRecords = [] }: FailedTask): Refusal {
  const words = boundText(detail ?? 'It could not be made.');
  if (status === 'Error') return { status: 500, detail: words, code: 'outputError' };
  if (words.startsWith(CANCELLED)) return { status: 409, detail: words, code: 'outputCancelled' };
  const [record] = failedRecords;
  const failed = { status: 422, detail: words, code: 'outputFailed' } as const;
  return record === undefined ? failed : { ...failed, record };
}

/** The refusal to download an expired file. */
export const OUTPUT_FILE_EXPIRED: Refusal = {
  status: 410,
  detail: 'The file has expired: files are kept for 4 hours. Start the output again.',
};

const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const LONGEST = 100;

/** Returns a file name, without extension, that is valid on all systems. */
export const outputFileName = (name: string): string => name.replace(UNSAFE, '_').slice(0, LONGEST);
