export { checkFiles } from './checkFiles';
export { MissingFileError, StorageUnavailableError, TooLargeError } from './errors';
export { keepFile } from './keepFile';
export { openStorage } from './openStorage';
export { purgeFiles } from './purgeFiles';
export { withLocalFile } from './withLocalFile';
export { withTempFile } from './withTempFile';
export type { Storage, StoredFile } from './Storage';
