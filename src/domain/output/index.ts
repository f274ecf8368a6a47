export { JOB_STATUS_LABELS, jobStatusLabel, type JobStatus } from './jobStatus';
