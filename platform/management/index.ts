export { registerManagementApi } from './registerManagementApi';
