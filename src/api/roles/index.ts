export { roleQueries } from './queries';
