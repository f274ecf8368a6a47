export { TaskStatus } from './TaskStatus';
export { failedOf, recordsOf } from './taskRecords';
