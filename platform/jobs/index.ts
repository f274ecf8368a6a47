export { ENDED_ITS_PROCESS } from './attempts';
export { openJobs, type Jobs } from './openJobs';
export type { JobHandler } from './Workers';
