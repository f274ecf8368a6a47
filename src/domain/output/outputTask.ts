import { boundText } from '../format';
import type { Refusal } from '../refusal';

/** How long a file can be downloaded after its task has ended, in milliseconds. */
export const OUTPUT_FILE_TIME = 4 * 3_600_000;
/** How long a task can be asked about after its end, in milliseconds. */
export const OUTPUT_TASK_TIME = 7 * 24 * 3_600_000;

/** Why there is no download of a task that has not finished. */
export const NO_OUTPUT_FILE: Refusal = { status: 409, detail: 'This task has made no file.' };

/** Why a task can't be cancelled. */
export const OUTPUT_HAS_ENDED: Refusal = { status: 409, detail: 'This task has ended already.' };

/** Why a task can't be started again. */
export const OUTPUT_NOT_FAILED: Refusal = {
  status: 409,
  detail: 'Only a task that has failed, or some records of it, can be started again.',
};

const CANCELLED = 'Cancelled by ';

/** Why a task that was cancelled has made no file. */
export const cancelledBy = (name: string): string => `${CANCELLED}${name}.`;

/** Why a task has ended with an error of the platform. */
export const OUTPUT_GIVEN_UP =
  'The platform could not make the file, though it tried three times. Nothing is wrong with the request: try it again later.';

/** A task that has ended without a file. */
interface FailedTask {
  readonly status: string;
  readonly detail: string | null;
  /** The numbers of the records that have failed, from 1. */
  readonly failedRecords?: readonly number[];
}

/**
 * Returns the answer about a task that has ended without a file. The content was at fault or somebody cancelled it: 422 or 409; an
 * error of the platform: 500.
 */
export function problemOfOutput({ status, detail, failedRecords = [] }: FailedTask): Refusal {
  const words = boundText(detail ?? 'It could not be made.');
  if (status === 'Error') return { status: 500, detail: words, code: 'outputError' };
  if (words.startsWith(CANCELLED)) return { status: 409, detail: words, code: 'outputCancelled' };
  const [record] = failedRecords;
  const failed = { status: 422, detail: words, code: 'outputFailed' } as const;
  return record === undefined ? failed : { ...failed, record };
}

/** Why there is no download any more. */
export const OUTPUT_FILE_EXPIRED: Refusal = {
  status: 410,
  detail: 'The file has expired: files are kept for 4 hours. Start the output again.',
};

const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const LONGEST = 100;

/** A name without its extension as every system can save it. */
export const outputFileName = (name: string): string => name.replace(UNSAFE, '_').slice(0, LONGEST);
