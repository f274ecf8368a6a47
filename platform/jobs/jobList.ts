import type { Share } from '../shares';

/** What each job is told. Small: what it works on lies in tables and files, and is read when its turn comes. */
export interface JobData {
  /** Makes the file of one task: a picture, an animation, a document of few pages. */
  output: { taskId: string };
  /** Makes the file of a task with many records; in a row of its own, so that single ones need not wait for it. */
  outputBatch: { taskId: string };
  /** Makes one try of a delivery of a web hook, the first being number 1. */
  webHook: { deliveryId: string; number: number };
  /** Changes many members of a subscription. */
  userTask: { taskId: string };
}

export type JobName = keyof JobData;

/**
 * The content of a job in the queue: the name stays with the data where a job is given up, and the share decides whose turn it
 * is.
 */
export type QueuedJob = {
  [Name in JobName]: { name: Name; data: JobData[Name]; share?: Share | undefined };
}[JobName];

/** How often a job is tried, and how it is waited for between two tries. */
export interface JobSettings {
  /** Times a job is tried again after it has failed, or its process has died. */
  retries: number;
  /** Pause before the first retry, in seconds; each further one is about twice as long. */
  pauseSeconds: number;
}

const TWICE: JobSettings = { retries: 2, pauseSeconds: 1 };

/** Every kind of job there is. */
export const JOB_SETTINGS: Readonly<Record<JobName, JobSettings>> = {
  output: TWICE,
  outputBatch: TWICE,
  webHook: TWICE,
  userTask: TWICE,
};
