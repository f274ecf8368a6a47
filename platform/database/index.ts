export { DatabaseUnavailableError } from './DatabaseUnavailableError';
export { hashPassword, verifyPassword } from './password';
export { insertBuiltInConnectors } from './insertBuiltInConnectors';
export { isFull } from './isFull';
export { isUnavailable } from './isUnavailable';
export { isUntranslatable } from './isUntranslatable';
export { openDatabase, type Database, type OpenDatabase } from './openDatabase';
export { HashingBusyError } from './stretchPassword';
export { closeToOthers } from './closeToOthers';
