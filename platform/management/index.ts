export { findTrial } from './environments/findTrial';
export { registerManagementApi } from './registerManagementApi';
export { userTaskJob } from './users/tasks/userTaskJob';
