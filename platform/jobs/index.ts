export type { DeadLetter } from './deadLetters';
export type { JobData, JobName } from './jobList';
export { openJobs, type Jobs, type SendOptions } from './openJobs';
export type { JobHandler } from './Workers';
