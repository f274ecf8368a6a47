export { AVAILABLE_PERMISSIONS } from './availablePermissions';
