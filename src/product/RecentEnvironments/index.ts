export { RecentEnvironments } from './RecentEnvironments';
