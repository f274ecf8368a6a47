export { outputMutations } from './mutations';
export { outputQueries } from './queries';
