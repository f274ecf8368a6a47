export { webHookMutations } from './mutations';
export { webHookQueries } from './queries';
