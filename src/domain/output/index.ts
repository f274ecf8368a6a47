export { jobStatusLabel } from './jobStatus';
export { readOutputRequest, refusalOfLayouts, type OutputRecord, type OutputRequest } from './outputRequest';
export { NEW_OUTPUT_SETTINGS, type OutputFormat, type OutputSettings } from './outputSettings';
export {
  NO_OUTPUT_FILE,
  OUTPUT_FILE_EXPIRED,
  OUTPUT_FILE_TIME,
  OUTPUT_TASK_TIME,
  outputFileName,
} from './outputTask';
