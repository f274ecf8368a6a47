export { findTrial } from './environments/findTrial';
export { registerManagementApi } from './registerManagementApi';
