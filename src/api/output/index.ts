export { outputMutations } from './mutations';
