export { openReaders, READ_LIMITS, type Readers } from './openReaders';
export {
  recordNumber,
  type NamesInReports,
  type OutputInput,
  type OutputPlan,
  type StoredInput,
} from './outputInput';
export { recordsText, type CheckedRecords, type ReadOutputRequest, type RecordsText } from './readText';
export { pictureKey, type DocumentToStore, type DocumentWithText } from './readWithText';
