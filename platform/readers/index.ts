export { openReaders, READ_LIMITS, TOO_MUCH_TO_READ, type Readers } from './openReaders';
export {
  recordNumber,
  type NamesInReports,
  type OutputInput,
  type OutputPlan,
  type StoredInput,
} from './outputInput';
export type { CheckedRecords, ReadOutputRequest } from './readText';
export { joinRecords, recordsText, type RecordsText } from './recordsText';
export type { ReadAnswer, SourceAnswers } from './sourceAnswers';
export { tableText, type ReadTableParts, type TableParts } from './sourceTable';
export {
  pictureKey,
  type DocumentToDraw,
  type DocumentToSave,
  type DocumentToStore,
  type DocumentWithText,
} from './readWithText';
