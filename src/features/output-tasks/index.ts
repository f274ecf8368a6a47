export { OutputTasksScreen } from './OutputTasksScreen';
