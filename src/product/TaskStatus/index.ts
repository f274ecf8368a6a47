export { TaskStatus } from './TaskStatus';
export { countFailed, describeRecords } from './taskRecords';
