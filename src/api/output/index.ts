export { FileReadyError } from './FileReadyError';
export { outputMutations } from './mutations';
export { outputQueries } from './queries';
