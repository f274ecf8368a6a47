export { UserMigrationScreen } from './UserMigrationScreen';
