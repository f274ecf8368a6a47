export { openReaders, READ_LIMITS, type Readers } from './openReaders';
export { recordsText, type CheckedRecords, type ReadOutputRequest, type RecordsText } from './readText';
