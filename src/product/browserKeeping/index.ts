export { batchRowsKey, forget, keep, keepInMemory, readKept } from './browserKeeping';
