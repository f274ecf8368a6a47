export { DatabaseUnavailableError } from './DatabaseUnavailableError';
export { openDatabase, type Database, type OpenDatabase } from './openDatabase';
export { hashPassword, verifyPassword } from './password';
