export { openZip, ZipError, type ZipLimits, type ZippedFile, type ZipSource } from './openZip';
export { zip, type ZipEntry } from './zip';
