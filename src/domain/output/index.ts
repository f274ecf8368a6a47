export { jobStatusLabel } from './jobStatus';
