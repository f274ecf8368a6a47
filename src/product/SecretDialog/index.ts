export { SecretDialog } from './SecretDialog';
