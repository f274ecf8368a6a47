export { UserTasks } from './UserTasks';
