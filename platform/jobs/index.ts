export { openJobs, type Jobs } from './openJobs';
