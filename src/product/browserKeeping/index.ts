export { batchRowsKey, leftDownloadKey, forget, keep, keepInMemory, readKept } from './browserKeeping';
