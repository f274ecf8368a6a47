export { statusQueries } from './queries';
