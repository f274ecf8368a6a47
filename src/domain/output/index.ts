export { BARCODE_FAULTS } from './barcodeFaults';
export { cellFor, NO_DATA_SOURCE, recordOf, refusalOfAllRecords } from './dataSourceRecords';
export { refusalOfInvalidValues } from './invalidValues';
export { jobStatusLabel } from './jobStatus';
export {
  isAlwaysMarked,
  OUTPUT_MEDIA_TYPES,
  outputFormatOf,
  refusalOfUnmade,
  settingsIn,
  type OutputFormat,
} from './outputFormat';
export {
  readOutputRequest,
  refusalOfLayouts,
  refusalOfWaiting,
  type OutputRecord,
  type OutputRequest,
} from './outputRequest';
export {
  cancelledBy,
  NO_OUTPUT_FILE,
  OUTPUT_FILE_EXPIRED,
  OUTPUT_FILE_TIME,
  OUTPUT_GIVEN_UP,
  OUTPUT_HAS_ENDED,
  OUTPUT_NOT_FAILED,
  OUTPUT_TASK_TIME,
  outputFileName,
  problemOfOutput,
} from './outputTask';
export {
  canRestart,
  describeOutputTask,
  isCheck,
  isOpenOutput,
  mayHaveOutput,
  OPEN_OUTPUT_STATUSES,
  OUTPUT_STATUSES,
  OUTPUT_TYPES,
  outputTypesOf,
  type OutputOwner,
  type OutputSource,
  type OutputStatus,
  type OutputTaskRecord,
  type OutputType,
} from './outputTaskRow';
export { failsBy, type RecordReport, type ReportEntry } from './outputReport';
export { rendersOf } from './outputRenders';
export { OPEN_TASK_LIMITS, refusalOfWaitingTasks } from './waitingTasks';
