export { whereUsedQueries } from './queries';
