export { DatabaseUnavailableError } from './DatabaseUnavailableError';
export { openDatabase, type Database, type OpenDatabase } from './openDatabase';
export { isFull } from './isFull';
export { isUnavailable } from './isUnavailable';
export { isUntranslatable } from './isUntranslatable';
export { hashPassword, verifyPassword } from './password';
