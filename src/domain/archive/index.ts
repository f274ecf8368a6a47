export { crc32 } from './crc32';
export { inflateRaw } from './inflateRaw';
export { openZip, ZipError, type ZipLimits, type ZipSource } from './openZip';
export { zip, type ZipEntry } from './zip';
