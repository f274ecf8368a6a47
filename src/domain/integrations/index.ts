export { AVAILABLE_PERMISSIONS } from './availablePermissions';
export { KEPT_SECRETS, type KeptSecretSeconds } from './keptSecrets';
