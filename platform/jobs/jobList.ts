import type { Share } from '../shares';

/** Data of each job. Small: its real input is in tables and files, and read when its turn comes. */
export interface JobData {
  /** Makes the file of one task: a picture, an animation, a document of few pages. */
  output: { taskId: string };
  /** Makes the file of a task with many records; in a queue of its own, so that single files need not wait for it. */
  outputBatch: { taskId: string };
  /** Makes one try of a web hook’s delivery; tries are numbered from 1. */
  webHook: { deliveryId: string; number: number };
  /** Changes many members of a subscription. */
  userTask: { taskId: string };
}

export type JobName = keyof JobData;

/**
 * The content of a job in the queue: the name stays with the data when a job is given up, and the share decides the
 * turn.
 */
export type QueuedJob = {
  [Name in JobName]: { name: Name; data: JobData[Name]; share?: Share | undefined };
}[JobName];

/** How often a job is retried, and the pauses between attempts. */
export interface JobSettings {
  /** Retries of a job after a failure, or after the death of its process. */
  retries: number;
  /** Pause before the first retry, in seconds; each further one is about twice as long. */
  pauseSeconds: number;
}

const TWICE: JobSettings = { retries: 2, pauseSeconds: 1 };

/** Every kind of job. */
export const JOB_SETTINGS: Readonly<Record<JobName, JobSettings>> = {
  output: TWICE,
  outputBatch: TWICE,
  webHook: TWICE,
  userTask: TWICE,
};
