export { openJobs, type Jobs } from './openJobs';
export type { JobHandler } from './Workers';
