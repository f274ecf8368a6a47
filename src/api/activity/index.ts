export { activityQueries, type ActivitySource } from './queries';
